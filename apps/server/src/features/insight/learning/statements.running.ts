import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPublic } from '../../goals/access.sight.ts';
import { isRunningGoal } from '../../goals/reading/access.figures.ts';

/**
 * The domain's `isCounted` in SQL for goals that everybody sees.
 */
export function isPublicRunning(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isPublic(alias)} and ${isRunning(alias)})`;
}

/** Like `isPublicRunning` with private goals, for their owner and the owner's managers. */
export function isRunning(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.deleted_at`)} is null and ${isRunningGoal(alias)})`;
}
