import * as carryOver from '@bellwether/contract/goals/carry-over';
import { type Route, route } from '#platform/http/route.ts';
import { carryOverGoals } from './commands.ts';
import { presentCarried } from './presenter.ts';
import { carryOverOf } from './queries.ts';

export const routes: readonly Route[] = [
  route(carryOver.getCarryOver, (scope) => carryOverOf(scope)),
  route(carryOver.carryOverGoals, async (scope, { body }) =>
    presentCarried(scope, await carryOverGoals(scope, body.GoalIds)),
  ),
];
