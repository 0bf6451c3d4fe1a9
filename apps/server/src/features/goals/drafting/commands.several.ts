import type { giveToSeveral as giveToSeveralCall, goalSaveSchema } from '@bellwether/contract/goals/drafting';
import type * as z from 'zod/mini';
import { rowByRow } from '#platform/session/row-by-row.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { createGoal, periodOf, refuseTexts } from './commands.ts';

type GoalSave = z.output<typeof goalSaveSchema>;
type Outcome = z.output<(typeof giveToSeveralCall)['reply']>;

/**
 * Creates the same goal for each of the owners, with the giver's rights checked for each (goals.35). An owner who may not
 * get it is named with the reason; the others get theirs. An owner who is named twice gets one.
 * @throws HttpProblem 400 if the goal itself is not valid, so that nobody could get it.
 */
export async function giveToSeveral(
  scope: Scope,
  save: GoalSave,
  ownerIds: readonly number[],
): Promise<Outcome> {
  refuseTexts(save, scope.tenant.goalType);
  periodOf(await periodsOf(scope), save.PeriodId);
  const { done, refused } = await rowByRow(scope, ownerIds, (OwnerId) =>
    createGoal(scope, { ...save, OwnerId }),
  );
  return {
    Given: done.map(({ id, result }) => ({ OwnerId: id, GoalId: result })),
    Refused: refused.map(({ id, reason }) => ({ OwnerId: id, Reason: reason })),
  };
}
