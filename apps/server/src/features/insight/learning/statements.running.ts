import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The domain's `isCounted` in SQL, without private goals: an undeleted goal with `exposure` 0 is visible to
 * everybody.
 */
export function isOpenRunning(alias: string): RawBuilder<SqlBool> {
  const goal = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${goal('exposure')} = 0 and ${isRunning(alias)})`;
}

/** Like `isOpenRunning` with private goals, for their owner and the owner's managers. */
export function isRunning(alias: string): RawBuilder<SqlBool> {
  const goal = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${goal('deleted_at')} is null
    and ${goal('state')} in ('approved', 'shelving_in_review', 'results_in_review'))`;
}
