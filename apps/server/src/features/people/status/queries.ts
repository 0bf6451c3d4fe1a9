import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getDeactivationPreview } from '@bellwether/contract/people/status';
import { mayOnGoal } from '@bellwether/domain/goals/permissions';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdUnfinishedGoals } from '../../goals/access.ts';
import { countActiveReports } from '../organisation/statements.manager.ts';
import { hasActions, holdProfile } from '../profile/access.ts';
import { readLeaving } from './statements.leaving.ts';

/**
 * Returns what a deactivation would leave behind: the person's open goals of all quarters that the acting person
 * sees, and the active direct reports (people.16).
 * @throws HttpProblem 404 if the acting person may never deactivate the person.
 */
export async function deactivationOf(
  scope: Scope,
  personId: number,
): Promise<EndpointReplyInput<typeof getDeactivationPreview>> {
  // A read refuses with 404, because 403 would end the session (wire.2).
  if (!hasActions(await holdProfile(scope, personId))) throw notFound();
  const goals = await holdUnfinishedGoals(scope, personId);
  const periods = Map.groupBy(
    goals.toSorted((a, b) => a.period.index - b.period.index),
    ({ period }) => period.id,
  );
  const leaving = await readLeaving(scope, personId);
  return {
    ApprovalCount: leaving.approvals,
    AppraisalCount: leaving.appraisals,
    ItemCount: leaving.items,
    RequestCount: leaving.requests,
    FallsTo:
      leaving.manager_id === null ? null : { Id: leaving.manager_id, Name: leaving.manager_name ?? '' },
    GoalCount: goals.length,
    UserCount: await countActiveReports(scope, personId),
    ReassignCount: goals.filter(({ facts, relation }) => mayOnGoal('ChangeGoalOwnership', facts, relation).ok)
      .length,
    Periods: [...periods].map(([PeriodId, { length }]) => ({ PeriodId, GoalCount: length })),
  };
}
