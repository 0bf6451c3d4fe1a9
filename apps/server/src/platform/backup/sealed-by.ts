import type pg from 'pg';
import { sealedColumns } from '../secrets/sealed-columns.ts';
import { quoted, type StoredTable } from './tables.ts';

/** Returns the names of the keys that sealed secrets in these tables, of one company or of all that the connection sees. */
export async function sealedBy(
  client: pg.ClientBase,
  tables: readonly StoredTable[],
  tenantId?: number,
): Promise<string[]> {
  const statements = sealedColumns
    .map((place) => place.split('.') as [table: string, column: string])
    .filter(([table]) => tables.some(({ name }) => name === table))
    .map(
      ([table, column]) =>
        `select split_part(${quoted(column)}, '.', 1) as name from ${quoted(table)}
        where tenant_id = coalesce($1::int, tenant_id) and ${quoted(column)} is not null`,
    );
  const { rows } = await client.query<{ name: string }>(`${statements.join(' union ')} order by name`, [
    tenantId ?? null,
  ]);
  return rows.map(({ name }) => name);
}
