import type { Session } from '@bellwether/contract/accounts';
import { createRoute } from '@tanstack/react-router';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { goalIdParam, renderPages } from '#platform/render-pages.fixture.tsx';
import { buildSession } from '../../acting/components/goal-info.fixture.ts';
import { goalLayers } from '../../layers.tsx';
import { readGoalSearch } from '../../model/goal-search.ts';
import { buildSummary } from '../model/goals.fixture.ts';
import { GoalsPage } from '../pages/goals-page.tsx';

const usual: Answers = {
  listPeriods: () => ({ data: [buildSession().Period], Next: null }),
  countWaitingGoals: () => ({ Count: 0 }),
  summarizeGoals: () => buildSummary({ Count: 0, Likelihood: [0, 0, 0, 0, 0], Unpredicted: 0 }),
};

/** Renders the goals page at an address. */
export function renderGoals(place: string, answers: Answers, profile: Partial<Session['Profile']> = {}) {
  return renderPages(
    (root) => {
      const goals = createRoute({
        getParentRoute: () => root,
        path: '/v3/goals',
        validateSearch: readGoalSearch,
        component: () => (
          <>
            <GoalsPage />
            <LayerHost tables={[goalLayers]} />
          </>
        ),
      });
      const goal = createRoute({ getParentRoute: () => goals, path: '/$goalId', params: goalIdParam });
      const type = createRoute({ getParentRoute: () => goals, path: '/type/$type' });
      return [goals.addChildren([goal, type])];
    },
    { place, session: buildSession(profile), answers: { ...usual, ...answers } },
  );
}
