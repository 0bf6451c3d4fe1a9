import * as oneToOne from '@bellwether/contract/one-to-one';
import { type Route, route } from '#platform/http/route.ts';
import { addPoint, hold, removePoint, tickGoal, tickPoint } from './commands.ts';
import { oneToOneOf, presentOneToOne } from './queries.ts';

export const oneToOneRoutes: readonly Route[] = [
  route(oneToOne.getOneToOne, (scope, { params }) => oneToOneOf(scope, params.userId)),
  route(oneToOne.addTalkPoint, async (scope, { params, body }) =>
    presentOneToOne(scope, await addPoint(scope, params.userId, body.Body)),
  ),
  route(oneToOne.tickTalkPoint, async (scope, { params, body }) =>
    presentOneToOne(scope, await tickPoint(scope, params.userId, params.id, body.IsTicked)),
  ),
  route(oneToOne.tickTalkGoal, async (scope, { params, body }) =>
    presentOneToOne(
      scope,
      await tickGoal(scope, params.userId, {
        goalId: params.goalId,
        sign: body.Reason,
        isTicked: body.IsTicked,
      }),
    ),
  ),
  route(oneToOne.removeTalkPoint, async (scope, { params }) =>
    presentOneToOne(scope, await removePoint(scope, params.userId, params.id)),
  ),
  route(oneToOne.holdOneToOne, async (scope, { params }) =>
    presentOneToOne(scope, await hold(scope, params.userId)),
  ),
];
