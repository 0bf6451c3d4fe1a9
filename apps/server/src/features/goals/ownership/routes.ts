import * as ownership from '@bellwether/contract/goals/ownership';
import { type Route, route } from '#platform/http/route.ts';
import { goalInfoOf } from '../reading/queries.ts';
import { changeGoalOwner, changeParentGoal, followGoal, reassignOpenGoals } from './commands.ts';
import { followedGoalsOf } from './queries.following.ts';
import { goalOwnersOf, parentCandidatesOf } from './queries.ts';

export const routes: readonly Route[] = [
  route(ownership.changeGoalOwner, async (scope, { body }) => {
    await changeGoalOwner(scope, body.Id, body.UserId, body.UpdatedAt);
    return goalInfoOf(scope, body.Id);
  }),
  route(ownership.reassignOpenGoals, async (scope, { body }) => ({
    Count: await reassignOpenGoals(scope, body.OwnerId, body.UserId),
  })),
  route(ownership.changeParentGoal, async (scope, { body }) => {
    await changeParentGoal(scope, body.Id, body.GoalId, body.UpdatedAt);
    return goalInfoOf(scope, body.Id);
  }),
  route(ownership.listParentCandidates, async (scope, { params, query }) =>
    parentCandidatesOf(scope, {
      ownerId: params.userId,
      periodId: params.periodId,
      goalId: params.goalId,
      onlyChoosable: params.scope === '0',
      draftedFor: query.DraftedFor,
      search: query.Search,
      cursor: query.Cursor,
    }),
  ),
  route(ownership.listGoalOwners, async (scope, { query }) =>
    goalOwnersOf(scope, { search: query.Search, cursor: query.Cursor }),
  ),
  route(ownership.setGoalFollow, async (scope, { params, body }) => ({
    Id: params.id,
    IsFollowed: await followGoal(scope, params.id, body.IsFollowed),
  })),
  route(ownership.followGoal, async (scope, { params, query }) => {
    const on = query.On === undefined ? undefined : query.On === 'true';
    return { Id: params.id, IsFollowed: await followGoal(scope, params.id, on) };
  }),
  route(ownership.listFollowedGoals, (scope, { query }) => followedGoalsOf(scope, query.Cursor)),
];
