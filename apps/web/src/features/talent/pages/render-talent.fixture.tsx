import type { Session } from '@bellwether/contract/accounts';
import { createRoute, Outlet } from '@tanstack/react-router';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { talentLayers } from '../layers.tsx';
import {
  buildAppraisal,
  buildOverview,
  buildSettings,
  buildTalentPerson,
  second,
  third,
} from '../model/appraisal.fixture.ts';
import { readTalentSearch } from '../model/talent-search.ts';
import { MyAppraisalsPage } from './my-appraisals-page.tsx';
import { TalentMatrixPage } from './talent-matrix-page.tsx';
import { TalentPage } from './talent-page.tsx';
import { TeamPage } from './team-page.tsx';

const team = {
  params: {
    parse: ({ id, uid }: { id: string; uid: string }) => ({ id: Number(id), uid: Number(uid) }),
    stringify: ({ id, uid }: { id: number; uid: number }) => ({ id: String(id), uid: String(uid) }),
  },
  validateSearch: readTalentSearch,
};

/** Renders the talent pages with their drawers at an address, for a manager unless `viewer` says otherwise. */
export function renderTalent(place: string, answers: Answers = {}, viewer: Partial<Session['Profile']> = {}) {
  return renderPages(
    (root) => {
      const frame = createRoute({
        getParentRoute: () => root,
        id: 'frame',
        component: () => (
          <>
            <Outlet />
            <LayerHost tables={[talentLayers]} />
          </>
        ),
      });
      const page = { getParentRoute: () => frame };
      return [
        frame.addChildren([
          createRoute({
            ...page,
            path: '/v3/talent',
            component: TalentPage,
            validateSearch: readTalentSearch,
          }),
          createRoute({ ...page, path: '/v3/talent/$id/$uid', component: TeamPage, ...team }),
          createRoute({
            ...page,
            path: '/v3/talent/matrix',
            component: TalentMatrixPage,
            validateSearch: readTalentSearch,
          }),
          createRoute({ ...page, path: '/v3/talent/matrix/$id/$uid', component: TalentMatrixPage, ...team }),
          createRoute({ ...page, path: '/v3/talent/myappraisal', component: MyAppraisalsPage }),
        ]),
      ];
    },
    {
      place,
      session: buildSession({ RoleName: 'manager', ...viewer }),
      answers: {
        getTalentSchedule: () => ({
          Id: 1,
          EffectiveDate: '2026-01-01',
          QuarterStartMonthOffset: 0,
          Periods: [third, second],
        }),
        getTalentSettings: () => buildSettings(),
        listCycles: () => ({ data: [] }),
        listCalibrations: () => ({ data: [], Permissions: { Open: false } }),
        listSelfReviews: () => ({ data: [] }),
        getCourse: () => ({ User: buildTalentPerson(), Steps: [] }),
        listPeerFeedback: () => ({ Requests: [], Own: [], Team: [] }),
        listTalentProgress: () => ({
          data: [third, second].map((Period) => {
            const { DueDate, Counts } = buildOverview();
            return { Period, DueDate, Counts };
          }),
        }),
        getTalentOverview: () => buildOverview(),
        getAppraisal: () => buildAppraisal(),
        getAppraisalGoals: () => ({ Goals: [], GoalStatuses: [], Next: null }),
        listAppraisalsOfPerson: () => ({
          user: buildTalentPerson(),
          evaluations: [],
          isShare: false,
          Periods: [third, second],
        }),
        ...answers,
      },
    },
  );
}
