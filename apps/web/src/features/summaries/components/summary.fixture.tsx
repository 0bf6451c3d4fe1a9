import type { QuarterlySummary, SummaryGoal } from '@bellwether/contract/summaries';
import { createRoute } from '@tanstack/react-router';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { summaryLayers } from '../layers.tsx';
import { SummaryPage } from '../pages/summary-page.tsx';

const titles = ['Ship release 5', 'Hire two engineers'];

const goals = titles.map(
  (Title, at): SummaryGoal => ({
    Id: 21 + at,
    ParentId: 0,
    State: 'finalized',
    GoalType: 'SMART',
    GoalPeriodId: 8,
    Hidden: false,
    GoalDetail: { Title, Measurement: 'By the end of the quarter', Description: '' },
    User: { Id: 7, Name: 'Ada Larkwood' },
    MostRecentGoalStatus: { Likelihood: 3, Quality: 3, LikelihoodDelta: 'improved', StartDate: '2026-09-21' },
    IsNeedsUpdate: false,
    OwnerGoalResult: { Quality: 3, Completed: at === 0, ObjectiveResult: null },
    ManagerGoalResult: null,
    Quality: 3,
  }),
);

const quarter = { PeriodId: 8, Quarter: 3, Year: 2026, StartDate: '2026-07-01', EndDate: '2026-09-30' };
const sentences = [
  { Text: 'One of 2 goals was completed: “Ship release 5”.', Sources: [21], HasYourNumber: false },
  { Text: 'Everybody was pleased.', Sources: [], HasYourNumber: false },
];
const written = (all: typeof sentences) => ({
  Summary: all.map(({ Text }) => Text).join(' '),
  Sentences: all,
  Engine: 'template' as const,
});

/** The summary of two goals; its first slide has a sentence without a source. */
export const twoGoals: QuarterlySummary = {
  Success: true,
  Message: '',
  Engine: 'template',
  Notice: 'Drafted from templates; no AI provider is connected',
  IsFallback: false,
  User: { Id: 7, Name: 'Ada Larkwood', JobTitle: 'Engineer', Avatar: null },
  Figures: {
    All: 2,
    WithResult: 2,
    InDispute: 0,
    AtRisk: 0,
    Improved: 0,
    Worsened: 0,
    NeedsUpdate: 0,
    Completed: 1,
    Likelihoods: [0, 0, 0, 2, 0],
    NotPredicted: 0,
  },
  Movers: [{ Id: 22, From: 1, To: 3, Week: 12 }],
  Context: { Period: quarter, Goals: goals, Quarters: [quarter] },
  CompanyGoals: [],
  QuarterSummary: written(sentences),
  GoalSummary: {
    Goals: goals.map(({ Id }) => ({
      Id,
      ...written([{ Text: `The text of goal ${Id}.`, Sources: [Id], HasYourNumber: false }]),
      SummaryAdditionalContext: '',
    })),
  },
};

const session = buildSession();
const ended = { ...session.Period, Id: 8, Index: session.Period.Index - 1, Quarter: 3 };

/** Opens the list of reports or a summary with the real dialogs and the real page. */
export function openSummaries(place: string, answers: Answers, profile: object = {}) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/reports',
        component: () => <LayerHost tables={[summaryLayers]} />,
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/v3/reports/summary/$periodId/$audience',
        params: {
          parse: ({ periodId, audience }) => ({ periodId: Number(periodId), audience }),
          stringify: ({ periodId, audience }) => ({ periodId: String(periodId), audience }),
        },
        component: SummaryPage,
      }),
      createRoute({ getParentRoute: () => root, path: '/v3/goals/$goalId', component: () => null }),
    ],
    {
      place,
      session: { ...session, Profile: { ...session.Profile, ...profile } },
      answers: {
        listPeriods: () => ({ data: [session.Period, ended], Next: null }),
        getSummaryEdits: () => ({ Version: 0, Edits: { texts: {}, sentences: {}, contexts: {} } }),
        saveSummaryEdits: ({ body }: { body: { Version: number } }) => ({ Version: body.Version + 1 }),
        ...answers,
      },
    },
  );
}
