import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';

/**
 * Tells the query planner the sizes of the tables that statements about a whole company join. PostgreSQL counts freshly filled
 * tables by itself, but a minute later. Until then it takes them for empty, and joins two of them by comparing every row
 * with every row: learning from 5,000 goals took nine times as long. Only the owner of the tables may count them.
 */
export async function countCompanyTables(db: Queries): Promise<void> {
  await sql`analyze person, org_path, goal, goal_path, goal_status, goal_prediction, goal_result, goal_transition, event`.execute(
    db,
  );
}
