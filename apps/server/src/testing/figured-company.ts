import { createGoal } from '@bellwether/contract/goals/drafting';
import { addEmployee } from '@bellwether/contract/people/adding';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { periodsOf } from '../features/tenant/queries.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { type AppraisalCompany, buildAppraisalCompany } from './appraisal-company.ts';
import { addEndedGoals, type EndedGoal } from './summary-goals.ts';
import type { TestServer } from './test-server.ts';

// A company with an ended and a running quarter, whose figures were counted by hand: the tests that compare every place
// with a number use it (goals.31).

/** Wednesday of the eighth week of Q4 2026, when predictions of the seventh week are asked for. */
export const figuredNow = '2026-11-18T15:00:00Z';

type Goal = Partial<EndedGoal> & { readonly title: string };

/** All goals are those of one person, so that every report has the same ones. */
const endedGoals: readonly Goal[] = [
  { title: 'A', weeks: '2344', completed: true },
  { title: 'B', weeks: '333', completed: true },
  { title: 'C', weeks: '4441', completed: false },
  { title: 'D', weeks: '33', percent: 80 },
  { title: 'E', weeks: '34', percent: 40, managerPercent: 100 },
  { title: 'F', weeks: '44', completed: true, managerCompleted: false },
  { title: 'G', weeks: '22', completed: true, state: 'results_in_review' },
  { title: 'H', weeks: '21', state: 'approved' },
  { title: 'I', state: 'approved' },
  { title: 'J', state: 'draft' },
  { title: 'K', weeks: '0', state: 'shelved' },
  { title: 'L', state: 'review' },
];
/** The goal to which all others of the running quarter contribute; it alone has the predictions that are asked for. */
const top: Goal = { title: 'R', weeks: '34444444', state: 'approved' };
const runningGoals: readonly Goal[] = [
  { title: 'S', weeks: '2', state: 'approved' },
  { title: 'T', weeks: '1', state: 'approved' },
  { title: 'U', state: 'approved' },
  { title: 'V', weeks: '4', completed: true },
  { title: 'W', state: 'draft' },
  { title: 'X', weeks: '4', state: 'shelved' },
];

/** The figures of these goals, by the names of the domain's table; `asked` and `notUpdated` of the latest asked week. */
export const figuresByHand = {
  ended: {
    counted: 9,
    predicted: 8,
    likely: 5,
    notPredicted: 1,
    atRisk: 1,
    withResult: 7,
    completed: 4,
    inDispute: 1,
  },
  running: {
    counted: 5,
    predicted: 4,
    likely: 2,
    notPredicted: 1,
    atRisk: 1,
    withResult: 1,
    completed: 1,
    inDispute: 0,
  },
} as const;

/** The figures that only some places show. */
export const moreByHand = {
  ended: {
    likelihoods: [0, 2, 1, 2, 3],
    drafts: 1,
    unfinished: 2,
    waiting: 1,
    final: 5,
    /** What waits for the manager: the result of G, and the approval of L. */
    toReview: 2,
  },
  running: {
    likelihoods: [0, 1, 1, 0, 2],
    drafts: 1,
    running: 4,
    runningPredicted: 3,
    runningUnlikely: 1,
    unsure: 1,
    final: 1,
    asked: 4,
    notUpdated: 3,
    /** Below the top goal. */
    below: { counted: 4, running: 3, runningPredicted: 2, runningUnlikely: 1, atRisk: 1, unsure: 1 },
  },
} as const;

/**
 * People below the lead in the running quarter: who has handed in, has a draft only, has nothing, and has not accepted the
 * invitation.
 */
export const peopleByHand = { done: 1, between: 1, open: 1, notAccepted: 1 } as const;

export interface FiguredCompany {
  readonly company: AppraisalCompany;
  /** The ids of the quarters. */
  readonly running: number;
  readonly ended: number;
  readonly topGoal: number;
}

export async function buildFiguredCompany(server: TestServer): Promise<FiguredCompany> {
  const company = await buildAppraisalCompany(server);
  const { member, lead } = company.people;
  const { tenantId } = company;
  const periods = await inTenant(server.context.pool, tenantId, (db) =>
    periodsOf({
      db,
      now: server.clock.now(),
      cache: server.context.cache,
      tenant: { id: tenantId, calendar: defaultCalendarSettings },
    }),
  );
  const [running, ended] = [periods.current.id, periods.byIndex(periods.current.index - 1)?.id ?? 0];
  const add = (goals: readonly Goal[], more: Pick<EndedGoal, 'periodId' | 'parentId'>) =>
    addEndedGoals(
      { server, tenantId, periods },
      goals.map((goal) => ({ ownerId: member.id, ...more, ...goal })),
    );
  await add(endedGoals, { periodId: ended });
  const [topGoal = 0] = await add([top], { periodId: running });
  await add(runningGoals, { periodId: running, parentId: topGoal });
  await company.must('peer', createGoal, {
    body: { Title: 'Idea', Measurement: 'By ten', PeriodId: running },
  });
  await server.buildPerson({ id: tenantId }, { name: 'Nora Nothing', manager: lead });
  await company.must('lead', addEmployee, {
    body: { Name: 'Nia Newcomer', Email: 'nia@example.com', JobTitle: 'Pilot', ParentId: lead.id },
  });
  await company.bring('completed', { employee: member, token: company.tokenOf('member'), manager: 'lead' });
  return { company, running, ended, topGoal };
}
