import { sql } from 'kysely';
import { instant } from '../database/instant.ts';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';

/** Returns by reader the age in seconds of the oldest event that it has not handled; 0 if there is none. */
export async function agesOfOldestEvents(
  pool: DatabasePool,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await inTenant(pool, 0, (db) =>
    sql<{ reader: string; event: number | null; tenant: number | null }>`
      select cursor.reader, next.event_id as event, next.tenant_id as tenant from event_cursor cursor
      left join lateral (select event_id, tenant_id from event_pointer where event_id > cursor.position
        order by event_id limit 1) next on true order by cursor.reader`.execute(db),
  );
  const ages = new Map<string, number>();
  // A handful of readers, which mostly wait for the same event.
  const known = new Map<number, number>();
  for (const { reader, event, tenant } of rows) {
    if (event === null || tenant === null) ages.set(reader, 0);
    else {
      const age = known.get(event) ?? (await ageOf(pool, { tenant, event, now }));
      known.set(event, age);
      ages.set(reader, age);
    }
  }
  return ages;
}

async function ageOf(
  pool: DatabasePool,
  { tenant, event, now }: { tenant: number; event: number; now: number },
): Promise<number> {
  return inTenant(pool, tenant, async (db) => {
    const { rows } = await sql<{ age: number }>`
      select greatest(extract(epoch from ${instant(now)} - created_at), 0)::float8 as age
      from event where tenant_id = ${tenant} and id = ${event}`.execute(db);
    return rows[0]?.age ?? 0;
  });
}
