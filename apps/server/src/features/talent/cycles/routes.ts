import * as cycles from '@bellwether/contract/talent/cycles';
import { type Route, route } from '#platform/http/route.ts';
import { beginCycle, changeCycle, makeCycle, removeCycle } from './commands.ts';
import { cycleFor, listedCycles } from './queries.ts';

/** The review cycles that HR admins make (talent.18). */
export const cycleRoutes: readonly Route[] = [
  route(cycles.listCycles, async (scope) => ({ data: await listedCycles(scope) })),
  route(cycles.getCycle, (scope, { params }) => cycleFor(scope, params.id)),
  route(cycles.createCycle, async (scope, { body }) => cycleFor(scope, await makeCycle(scope, body))),
  route(cycles.saveCycle, async (scope, { params, body }) => {
    await changeCycle(scope, params.id, body);
    return cycleFor(scope, params.id);
  }),
  route(cycles.startCycle, async (scope, { params, body }) => {
    await beginCycle(scope, params.id, body.UpdatedAt);
    return cycleFor(scope, params.id);
  }),
  route(cycles.deleteCycle, async (scope, { params }) => {
    await removeCycle(scope, params.id);
    return { Id: params.id };
  }),
];
