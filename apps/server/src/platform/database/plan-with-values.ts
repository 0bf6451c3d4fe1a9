import { sql } from 'kysely';
import type { Queries } from './driver.ts';

/**
 * Plans the statements of this transaction again, for their values. The cached plans suit one page. For the thousands of rows
 * of a file they would read ten times the pages of the database and take half more time.
 */
export async function planWithValues(db: Queries): Promise<void> {
  await sql`set local plan_cache_mode = 'force_custom_plan'`.execute(db);
}
