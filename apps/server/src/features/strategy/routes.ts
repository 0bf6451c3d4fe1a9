import { getStrategy } from '@bellwether/contract/strategy';
import { type Route, route } from '#platform/http/route.ts';
import { holdStrategy } from './access.ts';
import { presentStrategy } from './presenter.ts';

export const strategyRoutes: readonly Route[] = [
  route(getStrategy, async (scope) => presentStrategy(await holdStrategy(scope))),
];
