import type { EventKind } from '@bellwether/domain/shared/events';
import { sql } from 'kysely';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import type { Reader } from './reaction.ts';

/** So many events of each reader are looked at. */
const most = 500;

interface Waiting {
  readonly reader: string;
  readonly event: number;
  readonly tenant: number;
}

interface Happened {
  readonly kind: EventKind;
  readonly at: number;
}

/**
 * Returns by reader the age in seconds of the oldest event that it has not handled; 0 if there is none. Events that failed
 * and are tried again count; those without a reaction, those that were set aside, and those of a frozen company do not.
 */
export async function agesOfOldestEvents(
  pool: DatabasePool,
  readers: readonly Reader[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const waiting = await waitingEvents(pool);
  const events = await readEvents(pool, waiting);
  return new Map(
    readers.map(({ name, reactions }) => {
      const kinds = new Set(reactions.flatMap(({ on }) => on));
      const since = waiting.flatMap(({ reader, event }) => {
        const happened = reader === name ? events.get(event) : undefined;
        return happened && kinds.has(happened.kind) ? [happened.at] : [];
      });
      return [name, since.length === 0 ? 0 : Math.max(0, (now - Math.min(...since)) / 1_000)];
    }),
  );
}

/** Returns for each reader the first events that it has not handled, and those that it tries again. */
async function waitingEvents(pool: DatabasePool): Promise<Waiting[]> {
  const { rows } = await inTenant(pool, 0, (db) =>
    sql<Waiting>`
      select cursor.reader, found.event_id as event, found.tenant_id as tenant from event_cursor cursor
      cross join lateral (
        -- The position waits for running transactions, so much behind it may be handled.
        (select pointer.event_id, pointer.tenant_id from event_pointer pointer
          where pointer.event_id > cursor.position and not exists (select from event_delivery mark
            where mark.reader = cursor.reader and mark.event_id = pointer.event_id)
          order by pointer.event_id limit ${most})
        union all
        (select failed.event_id, failed.tenant_id from event_delivery failed
          where failed.reader = cursor.reader and failed.retry_at is not null
          order by failed.event_id limit ${most})
      ) found
      where not exists (select from tenant where tenant.id = found.tenant_id and tenant.held in ('frozen', 'moving'))`.execute(
      db,
    ),
  );
  return rows;
}

/** Row policies show one company at a time. */
async function readEvents(
  pool: DatabasePool,
  waiting: readonly Waiting[],
): Promise<ReadonlyMap<number, Happened>> {
  const events = new Map<number, Happened>();
  for (const [tenant, own] of Map.groupBy(waiting, (one) => one.tenant)) {
    const ids = [...new Set(own.map(({ event }) => event))];
    const { rows } = await inTenant(pool, tenant, (db) =>
      sql<Happened & { id: number }>`select id, kind, created_at as at from event
        where tenant_id = ${tenant} and id = any(${ids}::bigint[])`.execute(db),
    );
    for (const { id, kind, at } of rows) events.set(id, { kind, at });
  }
  return events;
}
