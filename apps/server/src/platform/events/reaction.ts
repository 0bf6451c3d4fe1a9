import type { AppEvent, EventKind } from '@bellwether/domain/shared/events';
import type { TenantScope } from '../session/scope.ts';

/** An event as a reaction reads it; `kind` tells the type of `detail`. */
export type HappenedEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: AppEvent<K> & {
    readonly id: number;
    /** Null: the application itself, or the command line. */
    readonly actorId: number | null;
    /** Epoch milliseconds. */
    readonly at: number;
  };
}[Kind];

/** What happens because of events. It runs in a transaction of its own, which marks the event as handled, too. */
export interface Reaction {
  readonly on: readonly EventKind[];
  react(scope: TenantScope, event: HappenedEvent): Promise<void>;
}

/** A reaction whose `react` knows the details of its kinds. */
export function reaction<const Kind extends EventKind>(given: {
  readonly on: readonly Kind[];
  react(scope: TenantScope, event: HappenedEvent<Kind>): Promise<void>;
}): Reaction {
  return given as Reaction;
}

/**
 * Reads every event once, in a row of its own in `event_cursor` that a migration makes. A slow or failing reader delays
 * no other.
 */
export interface Reader {
  readonly name: string;
  readonly reactions: readonly Reaction[];
}
