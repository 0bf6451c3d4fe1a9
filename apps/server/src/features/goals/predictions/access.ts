import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal, visibleGoal } from '../access.ts';

/**
 * Returns the goal of a weekly status.
 * @throws HttpProblem 404 if the status is absent or its goal invisible.
 */
export async function holdGoalOfStatus(scope: Scope, statusId: number): Promise<HeldGoal> {
  return holdGoal(scope, await goalIdOfStatus(scope, statusId));
}

/**
 * Returns the id of a weekly status's goal. With `lock` the goal's row is locked, so that predictions of one
 * goal run one after the other.
 * @throws HttpProblem 404 if the status is absent or its goal invisible.
 */
export async function goalIdOfStatus(
  scope: Scope,
  statusId: number,
  options: { lock?: boolean } = {},
): Promise<number> {
  const status = scope.db
    .selectFrom('goal_status')
    .select('goal_id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', statusId);
  let query = scope.db
    .selectFrom('goal')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', status)
    // Test visibility here, too: an invisible goal costs as much as an absent one, and is not locked.
    .where(visibleGoal(scope, 'goal'));
  if (options.lock) query = query.forNoKeyUpdate();
  const found = await query.executeTakeFirst();
  if (!found) throw notFound();
  return found.id;
}
