import * as strategy from '@bellwether/contract/strategy';
import { type Route, route } from '#platform/http/route.ts';
import { holdStrategy } from './access.ts';
import { writeStrategy } from './commands.ts';
import { type Guidance, presentStrategy } from './presenter.ts';
import { strategyDocumentOf, strategyVersionOf, strategyVersionsOf } from './queries.ts';

/** Returns the strategy calls. `config` has the founder's guidance video. */
export function strategyRoutes({ config }: { readonly config: Guidance }): readonly Route[] {
  return [
    route(strategy.getStrategy, async (scope) => presentStrategy(await holdStrategy(scope), config)),
    route(strategy.getStrategyDocument, (scope) => strategyDocumentOf(scope, config)),
    route(strategy.saveStrategy, async (scope, { body }) => {
      await writeStrategy(scope, body);
      return strategyDocumentOf(scope, config);
    }),
    route(strategy.listStrategyVersions, (scope, { query }) => strategyVersionsOf(scope, query.Cursor)),
    route(strategy.getStrategyVersion, (scope, { params }) => strategyVersionOf(scope, params.id)),
  ];
}
