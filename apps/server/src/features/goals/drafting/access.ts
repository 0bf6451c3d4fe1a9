import type { Scope } from '#platform/session/scope.ts';

/** The goals directly below a goal that are not deleted, whoever sees them: their periods decide what the goal may become. */
export async function childrenOf(scope: Scope, goalId: number): Promise<{ id: number; period_id: number }[]> {
  return scope.db
    .selectFrom('goal')
    .select(['id', 'period_id'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('parent_id', '=', goalId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Whether the parent of a goal has become private since, deleted or not: then it can be a parent no longer. */
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
