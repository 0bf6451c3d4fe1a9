import { type SqlBool, sql } from 'kysely';
import type { DB } from './database-types.ts';
import type { Queries } from './driver.ts';

/**
 * How many rows one statement writes. For each row it reads about twenty pages: those of the table and its indexes, and
 * of the rows to which it refers.
 */
export const rowsOfStatement = 500;

/** Returns the items in parts of at most `size`, in their order. */
export function partsOf<Item>(items: readonly Item[], size = rowsOfStatement): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

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
  for (const part of partsOf(rows))
    await sql<SqlBool>`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(part)}::jsonb)`.execute(
      db,
    );
}

/** Reserves ids of a table, so that rows can refer to each other before they are written. */
export async function takeIds(db: Queries, table: keyof DB & string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
