import * as predictions from '@bellwether/contract/goals/predictions';
import { type Route, route } from '#platform/http/route.ts';
import { goalInfoOfHeld } from '../reading/queries.ts';
import { predictGoal } from './commands.ts';
import { goalStatusOf, statusCommentsOf } from './queries.ts';

export const routes: readonly Route[] = [
  route(predictions.predictGoal, async (scope, { body }) => {
    const prediction = {
      statusId: body.Id,
      likelihood: body.Likelihood,
      quality: body.Quality,
      comment: body.Comment,
      givenAt: body.GivenAt === undefined ? undefined : Date.parse(body.GivenAt),
    };
    return predictGoal(scope, prediction, (goal) => goalInfoOfHeld(scope, goal));
  }),
  route(predictions.getGoalStatus, async (scope, { params }) => goalStatusOf(scope, params.id)),
  route(predictions.listStatusComments, async (scope, { params }) => ({
    data: await statusCommentsOf(scope, params.statusId),
    Next: null,
  })),
];
