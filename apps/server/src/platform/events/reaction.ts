import type { AppEvent, EventKind } from '@bellwether/domain/shared/events';
import type { TenantScope } from '../session/scope.ts';

/** An event as a reaction reads it; `kind` decides the type of `detail`. */
export type HappenedEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: AppEvent<K> & {
    readonly id: number;
    /** Null if the application itself or a command of the command line acted. */
    readonly actorId: number | null;
    /** For whom a deputy acted; null: for nobody else. */
    readonly forPersonId?: number | null;
    /** Epoch milliseconds. */
    readonly at: number;
    /** The request in which it happened. */
    readonly requestId?: string | null;
  };
}[Kind];

/** The effect of events. It runs in its own transaction, which also marks the event as handled. */
export interface Reaction {
  readonly on: readonly EventKind[];
  react(scope: TenantScope, event: HappenedEvent): Promise<void>;
}

/** Returns a reaction whose `react` knows the details of its kinds. */
export function reaction<const Kind extends EventKind>(given: {
  readonly on: readonly Kind[];
  react(scope: TenantScope, event: HappenedEvent<Kind>): Promise<void>;
}): Reaction {
  return given as Reaction;
}

/**
 * Reads every event once. Its position is a row in `event_cursor` that a migration creates. A slow or failing
 * reader delays no other.
 */
export interface Reader {
  readonly name: string;
  readonly reactions: readonly Reaction[];
}
