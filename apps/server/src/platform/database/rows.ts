import { type SqlBool, sql } from 'kysely';
import type { DB } from './database-types.ts';
import type { Queries } from './driver.ts';

const chunk = 2_000;

/**
 * Inserts many rows with few statements; PostgreSQL reads the columns' types from the table. All rows have
 * the same columns.
 */
export async function insertRows(
  db: Queries,
  table: keyof DB & string,
  rows: readonly object[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += chunk) {
    const part = JSON.stringify(rows.slice(from, from + chunk));
    await sql<SqlBool>`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)`.execute(db);
  }
}

/** Reserves ids of a table, so that rows can refer to each other before they are written. */
export async function takeIds(db: Queries, table: keyof DB & string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
