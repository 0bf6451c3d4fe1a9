import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';

const page = 500;

/** Runs `work` for each active company that is not frozen, one after the other. Rows are never read across tenants. */
export async function everyTenant(
  pool: DatabasePool,
  work: (tenantId: number) => Promise<void>,
): Promise<void> {
  let last = 0;
  for (;;) {
    const after = last;
    const tenants = await inTenant(pool, 0, (db) =>
      db
        .selectFrom('tenant')
        .select('id')
        .where('is_active', '=', true)
        // An ended company is still cleaned up.
        .where((tenant) => tenant.or([tenant('held', 'is', null), tenant('held', '=', 'ended')]))
        .where('id', '>', after)
        .orderBy('id')
        .limit(page)
        .execute(),
    );
    for (const { id } of tenants) await work(id);
    last = tenants.at(-1)?.id ?? 0;
    if (tenants.length < page) return;
  }
}
