import type { Session } from '@bellwether/contract/accounts';
import { createRoute } from '@tanstack/react-router';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { goalLayers } from '#features/goals/layers.tsx';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { dashboardLayers } from '../layers.tsx';
import { buildCompliance, buildDashboard } from '../model/dashboard.fixture.ts';
import { readDashboardSearch } from '../model/dashboard-search.ts';
import { DashboardPage } from '../pages/dashboard-page.tsx';

const usual: Answers = {
  getDashboard: () => buildDashboard(),
  getCompliance: () => buildCompliance(),
  getTeamWeek: () => ({ Team: null }),
  getLook: () => ({
    Scope: 0,
    Scopes: [0],
    PeriodId: 40,
    Week: 0,
    Weeks: 14,
    Goals: 0,
    Items: [],
    Called: [],
    CalledCount: 0,
    Contradictions: [],
    Waiting: 0,
    Quiet: null,
  }),
};

/** Renders the dashboard at an address; every other address is empty. */
export function renderDashboard(
  answers: Answers = {},
  { place = '/v3/home', profile = {} }: { place?: string; profile?: Partial<Session['Profile']> } = {},
) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        validateSearch: readDashboardSearch,
        component: () => (
          <>
            <DashboardPage />
            <LayerHost tables={[goalLayers, dashboardLayers]} />
          </>
        ),
      }),
      createRoute({ getParentRoute: () => root, path: '$' }),
    ],
    { place, session: buildSession(profile), answers: { ...usual, ...answers } },
  );
}
