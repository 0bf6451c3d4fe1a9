import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRunningGoal } from '../goals/reading/access.figures.ts';

/**
 * The domain's `isCounted` in SQL, without private goals: an undeleted goal with `exposure` 0 is visible to
 * everybody.
 */
export function isOpenRunning(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.exposure`)} = 0 and ${isRunning(alias)})`;
}

/** Like `isOpenRunning` with private goals, for their owner and the owner's managers. */
export function isRunning(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.deleted_at`)} is null and ${isRunningGoal(alias)})`;
}
