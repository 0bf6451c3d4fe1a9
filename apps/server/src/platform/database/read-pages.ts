import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './driver.ts';

/** Few enough that a page is read and packed within a few milliseconds. */
const pageRows = 1_000;

/**
 * Reads the rows of a query page by page and gives each page to `take`, so that only one page is in memory. For
 * whole lists that become files; screens read by keyset. Runs in the transaction of `db`, one query at a time. A query
 * with a `limit` of one page is one statement.
 */
export async function readPages<Row>(
  db: Queries,
  query: RawBuilder<Row>,
  limit: number,
  take: (rows: readonly Row[]) => void,
): Promise<void> {
  if (limit <= pageRows) return take((await query.execute(db)).rows);
  await sql`declare read_pages no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(pageRows)} from read_pages`.execute(db);
    take(rows);
    if (rows.length < pageRows) break;
  }
  await sql`close read_pages`.execute(db);
}
