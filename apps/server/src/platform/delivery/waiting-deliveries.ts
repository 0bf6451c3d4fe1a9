import { sql } from 'kysely';
import type { DatabasePool } from '../database/pool.ts';
import { readDueCompanies } from '../jobs/due.ts';

/** Counts the deliveries of a kind that wait, over all companies. */
export async function countWaiting(pool: DatabasePool, kind: string): Promise<number> {
  const counts = await readDueCompanies(pool, kind, async (db, tenantId) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from delivery
      where tenant_id = ${tenantId} and kind = ${kind} and state = 'waiting'`.execute(db);
    return rows[0]?.count ?? 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
