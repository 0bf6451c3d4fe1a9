import type { GoalInfo, ReviewInfo } from '@bellwether/contract/goals/goal';
import { endWithNext } from '#platform/database/driver.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal, visibleGoal } from '../access.ts';
import { seesDrafts } from './access.ts';
import { type InfoSources, presentGoalInfo, presentReviewInfo } from './presenter.info.ts';
import { partsOf } from './statements.parts.ts';

/**
 * Goal info as the acting person sees it now: the reply of every act on a goal. 404 where the goal is absent or invisible.
 */
export async function goalInfoOf(scope: Scope, goalId: number): Promise<GoalInfo> {
  return presentGoalInfo(scope, await sourcesOf(scope, await holdGoal(scope, goalId), true));
}

/** Goal info as a call of its own: nothing is read after it. */
export async function goalInfoAlone(scope: Scope, goalId: number): Promise<GoalInfo> {
  const goal = await holdGoal(scope, goalId);
  endWithNext(scope.db);
  return presentGoalInfo(scope, await sourcesOf(scope, goal, true));
}

/** Goal info without history: no comments, transitions and former predictions. */
export async function singleGoalOf(scope: Scope, goalId: number): Promise<GoalInfo> {
  return presentGoalInfo(scope, await sourcesOf(scope, await holdGoal(scope, goalId), false));
}

/** The goal with what its pending edit would change, for those who see the edit. */
export async function goalReviewOf(scope: Scope, goalId: number): Promise<ReviewInfo> {
  return presentReviewInfo(scope, await sourcesOf(scope, await holdGoal(scope, goalId), true));
}

/** The same by the id of the pending edit; 404 unless it is pending and visible. */
export async function goalEditReviewOf(scope: Scope, editId: number): Promise<ReviewInfo> {
  const edit = await scope.db
    .selectFrom('goal_edit as edit')
    .innerJoin('goal', (join) =>
      join.onRef('goal.tenant_id', '=', 'edit.tenant_id').onRef('goal.id', '=', 'edit.goal_id'),
    )
    .select('edit.goal_id')
    .where('edit.tenant_id', '=', scope.tenant.id)
    .where('edit.id', '=', editId)
    // All at once: what is invisible costs as much as what is absent.
    .where('edit.state', 'in', ['draft', 'review'])
    .where(visibleGoal(scope, 'goal'))
    .where(seesDrafts(scope, 'goal'))
    .executeTakeFirst();
  if (!edit) throw notFound();
  const sources = await sourcesOf(scope, await holdGoal(scope, edit.goal_id), true);
  if (sources.parts.edit?.id !== editId) throw notFound();
  return presentReviewInfo(scope, sources);
}

async function sourcesOf(scope: Scope, goal: HeldGoal, history: boolean): Promise<InfoSources> {
  return { goal, parts: await partsOf(scope, goal, history) };
}
