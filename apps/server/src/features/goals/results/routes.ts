import * as results from '@bellwether/contract/goals/results';
import { type Route, route } from '#platform/http/route.ts';
import { goalInfoOf } from '../reading/queries.ts';
import { finalizeGoal, retractResult, reviewResult } from './commands.ts';

export const routes: readonly Route[] = [
  route(results.finalizeGoal, async (scope, { body }) => {
    await finalizeGoal(scope, { ...measured(body), quality: body.Quality, outcome: body.Outcome });
    return goalInfoOf(scope, body.GoalId);
  }),
  route(results.reviewResult, async (scope, { body }) => {
    await reviewResult(scope, { ...measured(body), feedback: body.Feedback });
    return goalInfoOf(scope, body.GoalId);
  }),
  route(results.retractResult, async (scope, { body }) => {
    await retractResult(scope, body.GoalId, body.Comment);
    return goalInfoOf(scope, body.GoalId);
  }),
];

function measured(body: {
  Id: number;
  GoalId: number;
  Completed: boolean | null;
  ObjectiveResult: number | null;
  UpdatedAt?: string | undefined;
}) {
  return {
    resultId: body.Id,
    goalId: body.GoalId,
    completed: body.Completed,
    objectiveResult: body.ObjectiveResult,
    updatedAt: body.UpdatedAt,
  };
}
