import * as shelving from '@bellwether/contract/goals/shelving';
import { type Route, route } from '#platform/http/route.ts';
import { goalInfoOf } from '../reading/queries.ts';
import { shelveGoal } from './commands.ts';

export const routes: readonly Route[] = [
  route(shelving.shelveGoal, async (scope, { body }) => {
    await shelveGoal(scope, body.Id, body.Status, body.Comment);
    return goalInfoOf(scope, body.Id);
  }),
];
