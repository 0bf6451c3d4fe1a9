import * as drafting from '@bellwether/contract/goals/drafting';
import { type Route, route } from '#platform/http/route.ts';
import { goalInfoOf } from '../reading/queries.ts';
import { giveToSeveral } from './commands.several.ts';
import { createGoal, deleteGoal, restoreGoal, updateGoal } from './commands.ts';

export const routes: readonly Route[] = [
  route(drafting.createGoal, async (scope, { body }) => goalInfoOf(scope, await createGoal(scope, body))),
  route(drafting.giveToSeveral, (scope, { body }) => giveToSeveral(scope, body.Goal, body.OwnerIds)),
  route(drafting.createGoalAtZero, async (scope, { body }) =>
    goalInfoOf(scope, await createGoal(scope, body)),
  ),
  route(drafting.updateGoal, async (scope, { params, body }) => {
    if (params.id === 0) return goalInfoOf(scope, await createGoal(scope, body));
    await updateGoal(scope, params.id, body);
    return goalInfoOf(scope, params.id);
  }),
  route(drafting.removeGoal, async (scope, { params }) => {
    await deleteGoal(scope, params.id);
    return { Id: params.id };
  }),
  route(drafting.deleteGoal, async (scope, { params }) => {
    await deleteGoal(scope, params.id);
    return { Id: params.id };
  }),
  route(drafting.restoreGoal, async (scope, { body }) => {
    await restoreGoal(scope, body.Id);
    return goalInfoOf(scope, body.Id);
  }),
];
