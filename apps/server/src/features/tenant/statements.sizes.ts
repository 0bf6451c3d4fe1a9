import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';

/**
 * Lets the query planner know the sizes of the tables that statements about a whole company join. PostgreSQL counts them by
 * itself a minute later. Until then it takes them for empty and compares each row of one with each row of the other: learning
 * from 5,000 goals took nine times as long. Only the owner of the tables may do this.
 */
export async function countCompanyTables(db: Queries): Promise<void> {
  await sql`analyze person, org_path, goal, goal_path, goal_status, goal_prediction, goal_result, goal_transition, event`.execute(
    db,
  );
}
