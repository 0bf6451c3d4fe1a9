import type { LiveEvent } from '@bellwether/contract/live';
import type { EventKind } from '@bellwether/domain/shared/events';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * A frame of the live channel: the kinds of events that cause it, its fields, and the people who may get it. The
 * parts are SQL over `happened` (`tenant_id`, `id`, `kind`, `subject_id`, `actor_id`, `detail` of an event) and
 * `listener` (a connected person's `tenant_id`, `id`, `role_name` and flags). One statement computes all frames for
 * all connected people of a company.
 */
export interface FrameSource {
  readonly event: LiveEvent;
  readonly on: readonly EventKind[];
  /** Joins for `carries` and `to`. */
  readonly from?: RawBuilder<unknown>;
  /** The frame's fields as jsonb: ids, no text. */
  readonly carries: RawBuilder<unknown>;
  /** Whether the listener may get the frame now. */
  readonly to: RawBuilder<SqlBool>;
}

/** Returns the frames as one query with `event_id`, `event`, `carries` and `person_id`. */
export function framesUnion(sources: readonly FrameSource[]): RawBuilder<unknown> {
  const selects = sources.map(
    ({ event, on, from = sql``, carries, to }) => sql`
      select happened.id as event_id, ${sql.lit(event)} as event, ${carries} as carries, listener.id as person_id
      from happened ${from} join listener on listener.tenant_id = happened.tenant_id
      where happened.kind in (${sql.join(on.map((kind) => sql.lit(kind)))}) and (${to})`,
  );
  return sql.join(selects, sql` union all `);
}
