import type { Session } from '@bellwether/contract/accounts';
import { createRoute } from '@tanstack/react-router';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { buildList } from '#features/goals/reading/model/goals.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { strategyLayers } from '../layers.tsx';
import { StrategyPage } from '../pages/strategy-page.tsx';

export const editorSession = (): Session => buildSession({ RoleName: 'ceo' });

/** Renders the page with its drawers. */
export function renderStrategy(answers: Answers, { session = buildSession(), place = '/v3/strategy' } = {}) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/strategy',
        component: () => (
          <>
            <StrategyPage />
            <LayerHost tables={[strategyLayers]} />
          </>
        ),
      }),
    ],
    { place, session, answers: { listGoals: () => buildList([]), ...answers } },
  );
}
