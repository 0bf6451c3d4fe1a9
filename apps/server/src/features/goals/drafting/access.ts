import { type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Returns the goals directly below a goal, visible or not, because their periods limit what the goal may
 * become.
 * A deleted child counts while undeleted goals lie below it (goals.27).
 */
export async function childrenOf(scope: Scope, goalId: number): Promise<{ id: number; period_id: number }[]> {
  return scope.db
    .selectFrom('goal')
    .select(['id', 'period_id'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('parent_id', '=', goalId)
    .where(
      sql<SqlBool>`(goal.deleted_at is null or exists (select 1 from goal_path under
        join goal below on below.tenant_id = under.tenant_id and below.id = under.descendant_id
        where under.tenant_id = goal.tenant_id and under.ancestor_id = goal.id and below.deleted_at is null))`,
    )
    .execute();
}

/** Whether the goal's parent, deleted or not, has become private, so that it can no longer be the parent. */
export async function isParentPrivate(scope: Scope, parentId: number): Promise<boolean> {
  const row = await scope.db
    .selectFrom('goal')
    .select('is_private')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', parentId)
    .forShare()
    .executeTakeFirst();
  return row?.is_private ?? false;
}
