import * as carryOver from '@bellwether/contract/goals/carry-over';
import { type Route, route } from '#platform/http/route.ts';
import { type CarriedResult, carryOverGoals, dismissCarryOver } from './commands.ts';
import { presentCarried } from './presenter.ts';
import { carryOverOf } from './queries.ts';

export const routes: readonly Route[] = [
  route(carryOver.getCarryOver, (scope) => carryOverOf(scope)),
  route(carryOver.carryOverGoals, async (scope, { body }) =>
    presentCarried(scope, await carryOverGoals(scope, body.GoalIds, body.Results.map(resultOf))),
  ),
  route(carryOver.dismissCarryOver, async (scope, { body }) => {
    await dismissCarryOver(scope, body.GoalIds);
    return carryOverOf(scope);
  }),
];

function resultOf(body: {
  readonly GoalId: number;
  readonly Completed: boolean | null;
  readonly ObjectiveResult: number | null;
  readonly Quality: number;
  readonly Outcome: string;
  readonly UpdatedAt?: string | undefined;
}): CarriedResult {
  return {
    goalId: body.GoalId,
    completed: body.Completed,
    objectiveResult: body.ObjectiveResult,
    quality: body.Quality,
    outcome: body.Outcome,
    updatedAt: body.UpdatedAt,
  };
}
