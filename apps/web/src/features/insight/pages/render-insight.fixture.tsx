import type { Session } from '@bellwether/contract/accounts';
import { createRoute, Outlet } from '@tanstack/react-router';
import { buildInfo, buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { insightLayers } from '../layers.tsx';
import {
  buildBadNews,
  buildCalibration,
  buildForecast,
  buildGroups,
  buildLook,
  buildOpinions,
} from '../model/insight.fixture.ts';
import { readInsightSearch } from '../model/insight-search.ts';
import { InsightPage } from './insight-page.tsx';

/** Renders the insight page with its layers at an address, for a manager unless `viewer` says otherwise. */
export function renderInsight(
  place: string,
  answers: Answers = {},
  viewer: Partial<Session['Profile']> = {},
  tenant: Partial<Session['Tenant']> = {},
) {
  const session = buildSession({ RoleName: 'manager', ...viewer });
  return renderPages(
    (root) => {
      const frame = createRoute({
        getParentRoute: () => root,
        id: 'frame',
        component: () => (
          <>
            <Outlet />
            <LayerHost tables={[insightLayers]} />
          </>
        ),
      });
      return [
        frame.addChildren([
          createRoute({
            getParentRoute: () => frame,
            path: '/v3/insight',
            component: InsightPage,
            validateSearch: readInsightSearch,
          }),
        ]),
      ];
    },
    {
      place,
      session: { ...session, Tenant: { ...session.Tenant, ...tenant } },
      answers: {
        getLook: () => buildLook(),
        listSentences: () => ({ data: [] }),
        getForecast: () => buildForecast(),
        getCalibration: () => ({ Calibration: buildCalibration() }),
        getBadNews: () => ({ BadNews: buildBadNews() }),
        getLooking: () => ({ Looked: 12, Rose: 8, Comparable: 3.4, Word: 'clearly_more' }),
        listInsightGroups: () => buildGroups(),
        getOpinions: () => buildOpinions(),
        getGoal: () => buildInfo(),
        ...answers,
      },
    },
  );
}
