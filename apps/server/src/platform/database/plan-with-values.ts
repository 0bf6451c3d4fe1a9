import { sql } from 'kysely';
import type { Queries } from './driver.ts';

/**
 * Plans the statements of this transaction again, for their values. A file reads thousands of rows, and the plans that suit a
 * page, which are kept, read them one by one: ten times the pages of the database, and half more time.
 */
export async function planWithValues(db: Queries): Promise<void> {
  await sql`set local plan_cache_mode = 'force_custom_plan'`.execute(db);
}
