import { sql } from 'kysely';
import type pg from 'pg';
import { instant } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';

/** Returns the age in seconds of the oldest event that a reader has not handled; 0 if there is none. */
export async function ageOfOldestEvent(pool: pg.Pool, now: number): Promise<number> {
  const next = await inTenant(pool, 0, (db) =>
    db
      .selectFrom('event_pointer')
      .select(['event_id', 'tenant_id'])
      .where('event_id', '>', ({ selectFrom }) =>
        selectFrom('event_cursor').select(({ fn }) => fn.min('position').as('position')),
      )
      .orderBy('event_id')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!next) return 0;
  return inTenant(pool, next.tenant_id, async (db) => {
    const { rows } = await sql<{ age: number }>`
      select greatest(extract(epoch from ${instant(now)} - created_at), 0)::float8 as age
      from event where tenant_id = ${next.tenant_id} and id = ${next.event_id}`.execute(db);
    return rows[0]?.age ?? 0;
  });
}
