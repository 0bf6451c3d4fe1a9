import { createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent, type RenderResult } from '@testing-library/react';
import { afterAll, afterEach, it, vi } from 'vitest';
import {
  ada,
  buildInfo,
  buildSession,
  noTexts,
  period,
} from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderGoals } from '#features/goals/reading/components/render-goals.fixture.tsx';
import { buildList, buildListed, buildSummary } from '#features/goals/reading/model/goals.fixture.ts';
import { SeenAtOnce } from '#features/goals/reading/model/seen-at-once.fixture.ts';
import { renderMatrix } from '#features/matrix/components/render-matrix.fixture.tsx';
import { buildMatrix } from '#features/matrix/model/matrix.fixture.ts';
import { CompanyMatrixPage } from '#features/matrix/pages/company-matrix-page.tsx';
import { OneToOnePage } from '#features/one-to-one/pages/one-to-one-page.tsx';
import { peopleLayers } from '#features/people/layers.tsx';
import { buildProfile } from '#features/people/profile/model/profile.fixture.ts';
import { ProfilePage } from '#features/people/profile/pages/profile-page.tsx';
import { StrategyPage } from '#features/strategy/pages/strategy-page.tsx';
import { HelpPage } from '#features/tenant/pages/help-page.tsx';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { type FailedLoad, seeFailedLoad } from '#platform/failed-load.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { renderDashboard } from './components/render-dashboard.fixture.tsx';
import { buildDashboard, buildPerson, buildReminder } from './model/dashboard.fixture.ts';

const ownProfile = {
  EditProfile: true,
  SeeSettings: true,
  SeeNotes: true,
  EditResponsibility: true,
  ChangeManager: true,
  Deactivate: true,
} as const;
const mine = { Edit: true, ChangeParentGoal: true, ChangeGoalOwnership: true } as const;
const info = (changes: Parameters<typeof buildInfo>[0] = {}) => buildInfo({ Permissions: mine, ...changes });
const page = <T,>(data: T[], Next: string | null = null) => ({ data, Next });

const answers: Answers = {
  listPeriods: () => page([period]),
  listGoals: () => buildList([buildListed({})]),
  getGoal: () => info(),
  listGoalOwners: () => page([]),
  listParentCandidates: () => page([]),
  listChildGoals: () => ({ ...page([]), Deleted: [] }),
  listGoalFilterChoices: () => ({ Depts: [] }),
  getCarryOver: () => ({ FromPeriod: null, ToPeriod: period, Total: 0, data: [] }),
  getPredictionMatrix: () => buildMatrix([]),
  countWaitingGoals: () => ({ Count: 0 }),
  getProfile: () => buildProfile({ Permissions: ownProfile }),
  getResponsibility: () => ({ Body: '', UpdatedAt: null }),
  listGoalsOfPerson: () => ({ ...page([]), goalEdits: [] }),
  listSessions: () => page([]),
  listNotes: () => page([]),
};

interface PageLoad extends FailedLoad {
  readonly at: string;
}

const loadMore = async (screen: RenderResult) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
};
const typeInto = (name: string) => async (screen: RenderResult) => {
  const field = await screen.findByRole('combobox', { name });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'ada' } });
};

const goals = '/v3/goals';
const byPerson = '/v3/goals?scope=DirectReports&byPerson=true';
const summarized = { ...buildSummary({ Count: 1 }), User: ada, NewestComment: null };
const reviews = { ReviewPublicationRequest: true } as const;
const edit = {
  ...noTexts.GoalDetail,
  Id: 5,
  State: 'review',
  Hidden: false,
  StrategicObjective: null,
  ParentId: 0,
  ReportingMemo: '',
  UpdatedAt: '2026-11-18T10:00:00Z',
} as const;
const ofPerson = '/v3/profile?person=7';
const loads: readonly PageLoad[] = [
  { at: goals, fails: 'listGoals', says: 'The goals could not be loaded.' },
  { at: goals, fails: 'listPeriods', says: 'The other quarters could not be loaded.' },
  {
    at: goals,
    fails: 'listGoals',
    says: 'More could not be loaded.',
    first: () => buildList([buildListed({})], { Next: 'next' }),
    ask: loadMore,
  },
  { at: goals, fails: 'summarizeGoals', says: 'The summary could not be loaded.' },
  { at: byPerson, fails: 'summarizeGoals', says: 'The goals could not be loaded.' },
  {
    at: byPerson,
    fails: 'listGoals',
    says: 'The goals could not be loaded.',
    others: { summarizeGoals: () => buildSummary({ Count: 1, People: [summarized] }) },
  },
  { at: '/v3/goals/12', fails: 'getGoal', says: 'The goal could not be loaded.' },
  {
    at: '/v3/goals/12?tab=overview',
    fails: 'listChildGoals',
    says: 'The child goals could not be loaded.',
    others: { getGoal: () => info({ Goal: { ChildCount: 2 } }) },
  },
  {
    at: '/v3/goals/12?tab=overview',
    fails: 'listChildGoals',
    says: 'More could not be loaded.',
    others: { getGoal: () => info({ Goal: { ChildCount: 2 } }) },
    first: () => ({ ...page([{ ...buildListed({ Id: 14 }), GoalStatuses: [] }], 'next'), Deleted: [] }),
    ask: loadMore,
  },
  { at: '/v3/goals?side=12', fails: 'getGoal', says: 'The goal could not be loaded.' },
  {
    at: '/v3/goals?open=filter',
    fails: 'listGoalFilterChoices',
    says: 'The departments could not be loaded.',
  },
  { at: '/v3/goals?open=filter', fails: 'listGoalOwners', says: 'The people could not be loaded.' },
  { at: '/v3/goals/12?open=owner', fails: 'listGoalOwners', says: 'The people could not be loaded.' },
  { at: '/v3/goals/12?open=parent', fails: 'listParentCandidates', says: 'The goals could not be loaded.' },
  { at: '/v3/goals/12?open=parent', fails: 'listPeriods', says: 'The other quarters could not be loaded.' },
  { at: '/v3/goals/12?open=comment', fails: 'getGoal', says: 'The goal could not be loaded.' },
  {
    at: '/v3/goals/12?open=review',
    fails: 'getGoalReview',
    says: 'The goal could not be loaded.',
    others: { getGoal: () => info({ Goal: { State: 'review' }, Permissions: reviews }) },
  },
  {
    at: '/v3/goals/12',
    fails: 'getApprovalRequest',
    says: 'The changes could not be loaded.',
    others: { getGoal: () => info({ Goal: { State: 'approved' }, GoalEdits: [edit] }) },
    ask: async (screen) => {
      fireEvent.click(await screen.findByRole('button', { name: 'View changes' }));
    },
  },
  { at: '/v3/goals/12?open=edit', fails: 'getGoal', says: 'The goal could not be loaded.' },
  { at: '/v3/goals?open=create', fails: 'listPeriods', says: 'The other quarters could not be loaded.' },
  {
    at: '/v3/goals?open=create&period=41',
    fails: 'listPeriods',
    says: 'The quarters could not be loaded.',
  },
  { at: '/v3/goals?open=carry-over', fails: 'getCarryOver', says: 'The goals could not be loaded.' },
  { at: '/v3/one-to-one/7', fails: 'getOneToOne', says: 'The one-to-one could not be loaded.' },
  { at: '/v3/company-matrix', fails: 'getCompanyMatrix', says: 'The matrix could not be loaded.' },
  { at: '/v3/strategy', fails: 'getStrategy', says: 'The strategy could not be loaded.' },
  { at: '/v3/help', fails: 'getHelp', says: 'The help page could not be loaded.' },
  { at: '/v3/profile', fails: 'getProfile', says: 'The profile could not be loaded.' },
  {
    at: '/v3/profile',
    fails: 'getResponsibility',
    says: 'The responsibilities could not be loaded.',
  },
  { at: '/v3/profile', fails: 'listGoalsOfPerson', says: 'The goals could not be loaded.' },
  { at: '/v3/profile?tab=notes', fails: 'listNotes', says: 'The notes could not be loaded.' },
  {
    at: '/v3/profile?person=8&open=note&about=4',
    fails: 'listNotes',
    says: 'The notes could not be loaded.',
  },
  { at: `${ofPerson}&open=edit-profile`, fails: 'getProfile', says: 'The profile could not be loaded.' },
  {
    at: `${ofPerson}&open=responsibility`,
    fails: 'getResponsibility',
    says: 'The responsibilities could not be loaded.',
  },
  {
    at: `${ofPerson}&open=change-manager`,
    fails: 'listManagerChoices',
    says: 'The managers could not be loaded.',
  },
  {
    at: `${ofPerson}&open=deactivate`,
    fails: 'getDeactivationPreview',
    says: 'What is affected could not be loaded.',
  },
  { at: '/v3/home', fails: 'getDashboard', says: 'The dashboard could not be loaded.' },
  { at: '/v3/home', fails: 'getCompliance', says: 'The compliance figures could not be loaded.' },
  {
    at: '/v3/home',
    fails: 'getDashboard',
    says: 'More could not be loaded.',
    first: () => buildDashboard({ Reminders: [buildReminder()], ReminderCount: 40, Next: 'next' }),
    ask: loadMore,
  },
  {
    at: '/v3/home?open=people&figure=goals&answer=open',
    fails: 'listCompliancePeople',
    says: 'The people could not be loaded.',
  },
  {
    at: '/v3/home?open=people&figure=goals&answer=open',
    fails: 'listCompliancePeople',
    says: 'More could not be loaded.',
    first: () => page([buildPerson()], 'next'),
    ask: loadMore,
  },
  { at: '/v3/predictions/12', fails: 'getPredictionMatrix', says: 'The matrix could not be loaded.' },
  {
    at: '/v3/predictions/12',
    fails: 'searchMatrixGoals',
    says: 'The goals could not be searched.',
    ask: typeInto('Search goals by title'),
  },
];

vi.stubGlobal('IntersectionObserver', SeenAtOnce);
afterAll(() => vi.unstubAllGlobals());

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The pages that have no fixture of their own, and the drawers of people. */
const pages = {
  '/v3/one-to-one/$personId': OneToOnePage,
  '/v3/company-matrix': CompanyMatrixPage,
  '/v3/strategy': StrategyPage,
  '/v3/help': HelpPage,
  '/v3/profile': ProfilePage,
} as const;

function openPage(place: string, given: Answers) {
  return renderPages(
    (root) =>
      Object.entries(pages).map(([path, Page]) =>
        createRoute({
          getParentRoute: () => root,
          path,
          component: () => (
            <>
              <Page />
              <LayerHost tables={[peopleLayers]} />
            </>
          ),
        }),
      ),
    {
      place,
      session: buildSession(place.startsWith('/v3/company-matrix') ? { RoleName: 'ceo' } : {}),
      answers: given,
    },
  );
}

function open(place: string, given: Answers) {
  if (place.startsWith('/v3/home')) return renderDashboard(given, { place });
  if (place.startsWith('/v3/predictions')) return renderMatrix(place, given);
  return place.startsWith(goals)
    ? renderGoals(place, given, { RoleName: 'manager' })
    : openPage(place, given);
}

// Each of these failures has a message with Try again (wire.10).
it.each(loads)('$at says that $fails failed: $says', async ({ at, ...load }) => {
  await seeFailedLoad((given) => open(at, given), answers, load);
});
