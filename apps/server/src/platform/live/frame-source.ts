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
  /** The frame's fields by their names: ids, counts and flags, no text. */
  readonly carries: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Whether the listener may get the frame now. */
  readonly to: RawBuilder<SqlBool>;
}

/** Returns the frames as one query with `event_id`, `event`, `carries` and `person_ids`. */
export function framesUnion(sources: readonly FrameSource[]): RawBuilder<unknown> {
  return sql.join(sources.map(framesOfSource), sql` union all `);
}

/**
 * Returns the frames of one source, with the people who get each. Rows are grouped by the fields, and the object is built once
 * for each group. Grouping the built objects took as long as finding out who may get them.
 */
function framesOfSource({ event, on, from = sql``, carries, to }: FrameSource): RawBuilder<unknown> {
  const fields = Object.entries(carries);
  const columns = fields.map(([name, value]) => sql`, ${value} as ${sql.id(name)}`);
  const names = fields.map(([name]) => sql`, ${sql.id(name)}`);
  const pairs = fields.map(([name]) => sql`${sql.lit(name)}, ${sql.id(name)}`);
  return sql`
    select event_id, ${sql.lit(event)} as event, jsonb_build_object(${sql.join(pairs)}) as carries,
      array_agg(person_id) as person_ids
    from (select happened.id as event_id, listener.id as person_id${sql.join(columns, sql``)}
      from happened ${from} join listener on listener.tenant_id = happened.tenant_id
      where happened.kind in (${sql.join(on.map((kind) => sql.lit(kind)))}) and (${to})) told
    group by event_id${sql.join(names, sql``)}`;
}
