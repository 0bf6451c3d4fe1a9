import type { GoalInfo, ReviewInfo } from '@bellwether/contract/goals/goal';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal, visibleGoal } from '../access.ts';
import { visibleEdits } from './access.ts';
import { type InfoSources, presentGoalInfo, presentReviewInfo } from './presenter.info.ts';
import { partsOf } from './statements.parts.ts';

/**
 * Returns goal info for the acting person: the reply of every act on a goal.
 * @throws HttpProblem 404 if the goal is absent or invisible.
 */
export async function goalInfoOf(scope: Scope, goalId: number): Promise<GoalInfo> {
  return goalInfoOfHeld(scope, await holdGoal(scope, goalId));
}

/** Returns the same of a goal that the transaction holds as it is now. */
export async function goalInfoOfHeld(scope: Scope, goal: HeldGoal): Promise<GoalInfo> {
  return presentGoalInfo(scope, await sourcesOf(scope, goal, true));
}

/** Returns goal info without history: no comments, transitions and former predictions. */
export async function singleGoalOf(scope: Scope, goalId: number): Promise<GoalInfo> {
  return presentGoalInfo(scope, await sourcesOf(scope, await holdGoal(scope, goalId), false));
}

/** Returns the goal with the changes of its pending edit, for people who see the edit. */
export async function goalReviewOf(scope: Scope, goalId: number): Promise<ReviewInfo> {
  return presentReviewInfo(scope, await sourcesOf(scope, await holdGoal(scope, goalId), true));
}

/**
 * Returns the same by the id of the edit.
 * @throws HttpProblem 404 unless the edit is pending and visible.
 */
export async function goalEditReviewOf(scope: Scope, editId: number): Promise<ReviewInfo> {
  const edit = await scope.db
    .selectFrom('goal_edit as edit')
    .innerJoin('goal', (join) =>
      join.onRef('goal.tenant_id', '=', 'edit.tenant_id').onRef('goal.id', '=', 'edit.goal_id'),
    )
    .select('edit.goal_id')
    .where('edit.tenant_id', '=', scope.tenant.id)
    .where('edit.id', '=', editId)
    // Test all conditions in one statement, so that an invisible edit costs as much as an absent one.
    .where('edit.state', 'in', ['draft', 'review'])
    .where(visibleGoal(scope, 'goal'))
    .where(visibleEdits(scope, 'goal'))
    .executeTakeFirst();
  if (!edit) throw notFound();
  const sources = await sourcesOf(scope, await holdGoal(scope, edit.goal_id), true);
  if (sources.parts.edit?.id !== editId) throw notFound();
  return presentReviewInfo(scope, sources);
}

async function sourcesOf(scope: Scope, goal: HeldGoal, history: boolean): Promise<InfoSources> {
  return { goal, parts: await partsOf(scope, goal, history) };
}
