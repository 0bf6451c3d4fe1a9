import type { EventKind } from '@bellwether/domain/shared/events';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Returns a page of a company's events that match, as a query, with their times as `at` in epoch milliseconds. The
 * conditions name the table `event`.
 */
export function eventPage(
  tenantId: number,
  conditions: readonly RawBuilder<SqlBool>[],
  { oldestFirst, limit }: { readonly oldestFirst: boolean; readonly limit: number },
): RawBuilder<unknown> {
  const all = [sql<SqlBool>`event.tenant_id = ${tenantId}`, ...conditions];
  return sql`select event.*, (extract(epoch from event.created_at) * 1000)::float8 as at from event where ${sql.join(all, sql` and `)}
    order by event.id ${oldestFirst ? sql`asc` : sql`desc`} limit ${limit}`;
}

/** Returns a person's own acts, oldest first, as a query: what the log keeps about them, without subjects and details. */
export function actsOf(tenantId: number, personId: number): RawBuilder<object> {
  return sql`select created_at, kind, via, address, device
    from event where tenant_id = ${tenantId} and actor_id = ${personId} order by id`;
}

/** Selects each other person who acted on a person by events of `kind` since the last event `since` of that person. */
export function actorsSince(
  tenantId: number,
  personId: number,
  { kind, since }: { readonly kind: EventKind; readonly since: EventKind },
): RawBuilder<{ actor: number }> {
  const about = (of: EventKind) => sql`tenant_id = ${tenantId} and subject_id = ${personId} and kind = ${of}`;
  return sql<{ actor: number }>`select distinct actor_id as actor from event
    where ${about(kind)} and actor_id <> ${personId}
      and id > coalesce((select max(id) from event where ${about(since)}), 0)`;
}
