import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { inTenant } from '../database/transaction.ts';
import { placeOf } from './stored-files.ts';

const batch = 500;
/** An upload whose row is not committed yet is always younger than this. */
const oldEnough = 86_400_000;

/**
 * Deletes bytes that no row refers to: replaced files, failed uploads, files of deleted companies. Databases may share one
 * storage, so files of companies that another database has, or may give, stay (tenant.7).
 */
export async function purgeFiles(context: Pick<ServerContext, 'files' | 'pool'>): Promise<void> {
  let places: string[] = [];
  for await (const { place, at } of context.files.list()) {
    // The storage dates files by its own clock, so do not compare with the application's clock, which can be
    // set.
    if (Date.now() - at < oldEnough) continue;
    places.push(place);
    if (places.length < batch) continue;
    await purge(context, places);
    places = [];
  }
  await purge(context, places);
}

async function purge({ files, pool }: Pick<ServerContext, 'files' | 'pool'>, places: readonly string[]) {
  const byTenant = Map.groupBy(places, (place) => Number(place.split('/')[0]));
  for (const [tenantId, own] of byTenant) {
    if (await isElsewhere(pool, tenantId)) continue;
    const keys = own.map((place) => place.split('/')[1] ?? '');
    const rows = await inTenant(pool, tenantId, (db) =>
      db
        .selectFrom('file')
        .select('key')
        .where('tenant_id', '=', tenantId)
        .where('key', 'in', keys)
        .execute(),
    );
    const named = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!named.has(key)) await files.delete(placeOf(tenantId, key));
  }
}

/** Whether another database may have the company: it moved away, or its id is not one of this database's. */
async function isElsewhere(pool: ServerContext['pool'], tenantId: number): Promise<boolean> {
  const { rows } = await inTenant(pool, 0, (db) =>
    sql<{ is_elsewhere: boolean }>`select coalesce(
      (select held is not distinct from 'moved' from tenant where id = ${tenantId}),
      (select not ${tenantId}::int between first_id and last_id from company_range), false) as is_elsewhere`.execute(
      db,
    ),
  );
  return rows[0]?.is_elsewhere === true;
}
