import { actOnGoals } from '@bellwether/contract/goals/several';
import { type Route, route } from '#platform/http/route.ts';
import { actOnSeveralGoals } from './commands.ts';

export const routes: readonly Route[] = [
  route(actOnGoals, (scope, { body }) => actOnSeveralGoals(scope, body.Ids, body.Act)),
];
