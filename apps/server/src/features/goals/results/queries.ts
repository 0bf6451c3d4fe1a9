import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from '../access.ts';

/** The owner's own result, or the manager's. */
export type ResultKind = 'owner' | 'manager';

/** A result of the goal's present round, with the fields for versions and checks. */
export type CurrentResult = NonNullable<Awaited<ReturnType<typeof currentResultOf>>>;

/** Returns the result of a goal's present round; undefined before it is given and after a retraction. */
export async function currentResultOf(scope: Scope, goal: HeldGoal, kind: ResultKind) {
  return scope.db
    .selectFrom('goal_result')
    .select(['id', 'updated_at'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goal.row.id)
    .where('round', '=', goal.row.result_round)
    .where('kind', '=', kind)
    .where('retracted_at', 'is', null)
    .executeTakeFirst();
}

/** Throws 404 unless the result belongs to this goal, now or earlier: the ids of a call must match. */
export async function refuseForeignResult(
  scope: Scope,
  goal: HeldGoal,
  kind: ResultKind,
  resultId: number,
): Promise<void> {
  const found = await scope.db
    .selectFrom('goal_result')
    .select(sql<number>`1`.as('found'))
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goal.row.id)
    .where('kind', '=', kind)
    .where('id', '=', resultId)
    .executeTakeFirst();
  if (!found) throw notFound();
}
