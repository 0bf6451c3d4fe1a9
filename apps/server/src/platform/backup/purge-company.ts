import type pg from 'pg';
import { inLongTransaction } from '../database/long-transaction.ts';
import { placeOf } from '../files/stored-files.ts';
import { jobSchema } from '../jobs/mark.ts';
import type { BackupSource } from './backup.ts';
import { quoted, showCompany, tablesOf } from './tables.ts';

/**
 * Deletes every row of a company, its audit trail too, and then its files. Returns the number of rows. Nobody reaches the
 * company meanwhile. Each table has a transaction of its own, because checks of foreign keys read rows again that their own
 * transaction deleted. After a stop the next run goes on; files without a row are deleted by the nightly job. `keepsMark`: the
 * row that says where the company went stays; `keepsFiles`: another database reads them in the same storage.
 */
export async function purgeCompany(
  { owner, files }: BackupSource,
  tenantId: number,
  { keepsMark = false, keepsFiles = false } = {},
): Promise<number> {
  const step = <T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> =>
    inLongTransaction(owner, { name: 'bellwether purge' }, async (client) => {
      await showCompany(client, tenantId);
      // Some foreign keys have no index of their own. Only a plain index scan skips rows that an earlier step deleted.
      await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
      return work(client);
    });
  const { keys, tables } = await step(async (client) => {
    await client.query('update tenant set is_active = false where id = $1', [tenantId]);
    const { rows } = await client.query<{ key: string }>('select key from file where tenant_id = $1', [
      tenantId,
    ]);
    return { keys: rows.map(({ key }) => key), tables: await tablesOf(client) };
  });
  const remove = async (table: string, where: string, value: number | string) =>
    step(async (client) => {
      const { rowCount } = await client.query(`delete from ${table} where ${where}`, [value]);
      return rowCount ?? 0;
    });
  // Jobs name their company by its id.
  await remove(
    `${jobSchema}.job`,
    `data ->> 'tenantId' = $1 and state in ('created', 'retry')`,
    String(tenantId),
  );
  let count = 0;
  // A table comes after the tables that its rows refer to, so delete from the last one first.
  for (const { name, columns } of tables.toReversed())
    if (columns.includes('tenant_id')) count += await remove(quoted(name), 'tenant_id = $1', tenantId);
  if (!keepsFiles) for (const key of keys) await files.delete(placeOf(tenantId, key));
  return keepsMark ? count : count + (await remove('tenant', 'id = $1', tenantId));
}
