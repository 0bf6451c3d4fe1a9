import { sql } from 'kysely';
import type pg from 'pg';
import { inTenant } from '../database/transaction.ts';

/**
 * Counts the deliveries of a kind that wait, over all companies. Only companies that have some are read, one after the other,
 * because row policies show one company at a time.
 */
export async function countWaiting(pool: pg.Pool, kind: string): Promise<number> {
  const companies = await inTenant(pool, 0, (db) =>
    db.selectFrom('due_work').select('tenant_id').distinct().where('kind', '=', kind).execute(),
  );
  let count = 0;
  for (const { tenant_id: tenantId } of companies) {
    const { rows } = await inTenant(pool, tenantId, (db) =>
      sql<{ count: number }>`select count(*)::int as count from delivery
        where tenant_id = ${tenantId} and kind = ${kind} and state = 'waiting'`.execute(db),
    );
    count += rows[0]?.count ?? 0;
  }
  return count;
}
