import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getTeamGoalUpdates } from '@bellwether/contract/reports';
import { inTreeOrder } from '@bellwether/domain/reports/charts/tree-order';
import { mostRows } from '@bellwether/domain/reports/reports';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { goalsOfTeam } from '../../goals/reading/queries.list.ts';
import { peopleViewer, presentPerson } from '../../people/profile/presenter.ts';
import { peopleOf } from '../../people/queries.ts';
import { demandReport } from '../access.ts';
import { periodsById } from '../queries.ts';
import { countDescendants } from '../statements.ts';
import { reportRefusals } from '../words.ts';

type TeamReply = EndpointReplyInput<typeof getTeamGoalUpdates>;

/**
 * Returns report 9 (reports.7): each person's goals, main goals first, each followed by the person's goals below it.
 * @throws HttpProblem 403 without the report; 404 for an unknown quarter, and if one of the people is not below the reader;
 *   409 for more goals than a page to print may have.
 */
export async function teamGoalUpdatesOf(
  scope: Scope,
  asked: { readonly periodId: number; readonly userIds: readonly number[] },
): Promise<TeamReply> {
  demandReport(scope, 'teamGoalUpdates');
  await periodsById(scope, [asked.periodId]);
  await demandTeam(scope, asked.userIds);
  const people = await peopleOf(scope, asked.userIds);
  const limit = mostRows.pdf + 1;
  const goals = await goalsOfTeam(scope, { ownerIds: asked.userIds, periodId: asked.periodId, limit });
  if (goals.length === limit) throw conflict(reportRefusals, 'too_large_to_print');
  const byOwner = Map.groupBy(goals, (goal) => goal.User.Id);
  const viewer = peopleViewer(scope);
  return {
    data: asked.userIds.flatMap((id) => {
      const person = people.get(id);
      if (!person) return [];
      const branches = (byOwner.get(id) ?? []).map((goal) => ({
        id: goal.Id,
        parentId: goal.ParentId,
        goal,
      }));
      return [
        {
          User: presentPerson(viewer, person),
          Goals: inTreeOrder(branches).map(({ branch, depth }) => ({ ...branch.goal, IsMain: depth === 0 })),
        },
      ];
    }),
  };
}

/**
 * Checks that all of these people are active and below the reader.
 * @throws HttpProblem 404 if one of them is not.
 */
export async function demandTeam(scope: Scope, userIds: readonly number[]): Promise<void> {
  if ((await countDescendants(scope, userIds)) !== userIds.length) throw notFound();
}
