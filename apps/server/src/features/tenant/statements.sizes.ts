import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';

/**
 * Counts the tables that statements about a whole company join. Without a count PostgreSQL plans as if a freshly filled table
 * were empty: learning from 5,000 goals then took nine times as long. PostgreSQL counts by itself, too, but only a minute
 * later. Only the owner of the tables may count them.
 */
export async function countCompanyTables(db: Queries): Promise<void> {
  await sql`analyze person, org_path, goal, goal_path, goal_status, goal_prediction, goal_result, goal_transition, event`.execute(
    db,
  );
}
