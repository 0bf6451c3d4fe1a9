import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal } from '@bellwether/contract/goals/drafting';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { getPredictionMatrix, type MatrixChild, type PredictionMatrix } from '@bellwether/contract/matrix';
import { cellOf } from '@bellwether/domain/matrix/matrix';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

/** Wednesday of the quarter's second week; each test moves the clock or stays here. */
const early = Date.parse('2026-10-07T15:00:00Z');
const week = 7 * 86_400_000;

const server = await startTestServer({ now: early });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const everybody = cast.filter((who) => who !== 'foreigner');

async function predict(who: CastName, goalId: number, number: number, likelihood: number, quality: number) {
  const { GoalStatuses } = await company.must(who, getGoal, { params: { id: goalId } });
  const status = GoalStatuses.find((one) => one.GoalPeriodWeek.Week === number);
  await company.must(who, predictGoal, {
    body: { Id: status?.Id ?? 0, Likelihood: likelihood, Quality: quality },
  });
  return status?.Id ?? 0;
}

const matrix = (who: CastName, goalId: number, weekId = 0) =>
  company.must(who, getPredictionMatrix, { params: { goalId, week: weekId } });
const weekId = (number: number, period = periods.current) => period.weekIds[number - 1] ?? 0;
const childOf = (found: PredictionMatrix, id: number): MatrixChild =>
  found.childs.find((child) => child.Id === id) ?? expect.fail(`Goal ${id} is not in the matrix.`);
const titles = (found: PredictionMatrix) => found.childs.map((child) => child.Title).sort();
const approved = async (who: CastName, Title: string, ParentId = 0, more = {}) =>
  (await company.makeApproved(who, { Title, ParentId, ...more })).Goal.Id;

describe('the tree', () => {
  test('contains the goal itself as generation 0 and everything below by level', async () => {
    const top = await approved('ceo', 'top');
    const middle = await approved('lead', 'middle', top);
    const low = await approved('member', 'low', middle);
    const other = await approved('otherLead', 'other', top);
    const found = await matrix('peer', top);
    expect(found.childs.map((child) => [child.Id, child.Generation, child.ParentId])).toEqual([
      [top, 0, 0],
      [middle, 1, top],
      [other, 1, top],
      [low, 2, middle],
    ]);
    expect(found.goal).toMatchObject({ Id: top, Title: 'top', State: 'approved', ParentGoalTitle: null });
    expect(childOf(found, low).User).toEqual({
      Id: people.member.id,
      Name: people.member.name,
      Avatar: null,
    });
    expect((await matrix('peer', middle)).goal).toMatchObject({ ParentId: top, ParentGoalTitle: 'top' });
    expect((await matrix('peer', low)).childs).toHaveLength(1);
  });

  test('gives no place before the first prediction, but lists every goal', async () => {
    const top = await approved('ceo', 'top');
    expect((await matrix('ceo', top)).childs).toMatchObject([
      {
        Likelihood: null,
        Quality: null,
        IsCarried: false,
        GoalStatusId: 0,
        CommentCount: 0,
        Trail: [null, null],
      },
    ]);
  });

  test('hides drafts, private and deleted goals from people who may not see them', async () => {
    const top = await approved('ceo', 'top');
    await company.make('member', { Title: 'draft', ParentId: top });
    await company.make('member', { Title: 'in review', ParentId: top, IsDraft: false });
    await approved('member', 'private', top, { IsPrivate: true });
    const gone = await approved('member', 'deleted', top);
    await company.must('goalAdmin', deleteGoal, { params: { id: gone } });
    const readers: Record<string, readonly CastName[]> = {
      draft: ['ceo', 'lead', 'member', 'goalAdmin'],
      'in review': ['ceo', 'lead', 'member', 'goalAdmin'],
      private: ['ceo', 'lead', 'member'],
    };
    for (const who of everybody) {
      const found = await matrix(who, top);
      const expected = Object.keys(readers).filter((title) => readers[title]?.includes(who));
      expect([who, titles(found), found.gaps]).toEqual([who, [...expected, 'top'].sort(), []]);
    }
  });

  test('keeps a node without title for a deleted goal in between', async () => {
    const top = await approved('ceo', 'top');
    const gone = await approved('lead', 'gone', top);
    const low = await approved('member', 'low', gone);
    await company.must('goalAdmin', deleteGoal, { params: { id: gone } });
    const found = await matrix('peer', top);
    expect(titles(found)).toEqual(['low', 'top']);
    expect(childOf(found, low)).toMatchObject({ Generation: 2, ParentId: gone });
    expect(found.gaps).toEqual([
      { Id: gone, Generation: 1, ParentId: top, IsDeleted: true, Realignable: [] },
    ]);
    expect((await matrix('peer', low)).goal).toMatchObject({ ParentId: gone, ParentGoalTitle: null });
  });

  test('keeps a node without title for an invisible goal in between, and its title for people who see it', async () => {
    const top = await approved('ceo', 'top');
    const { Goal } = await company.make('lead', { Title: 'planned', ParentId: top });
    const low = await approved('lead', 'low', Goal.Id);
    const gap = { Id: Goal.Id, Generation: 1, ParentId: top, IsDeleted: false, Realignable: [] };
    expect(await matrix('peer', top)).toMatchObject({ gaps: [gap], childs: [{ Id: top }, { Id: low }] });
    expect(JSON.stringify(await matrix('peer', top))).not.toContain('planned');
    expect(await matrix('lead', top)).toMatchObject({
      gaps: [],
      childs: [{ Id: top }, { Id: Goal.Id, Title: 'planned' }, { Id: low, ParentId: Goal.Id }],
    });
  });

  test('leaves shelved goals out; their children count as unaligned', async () => {
    const top = await approved('ceo', 'top');
    const shelved = await approved('lead', 'shelved', top);
    const low = await approved('member', 'low', shelved);
    const lower = await approved('peer', 'lower', low);
    await company.must('ceo', shelveGoal, { body: { Id: shelved, Status: 'shelved' } });
    for (const who of ['peer', 'lead', 'ceo'] as const) {
      const found = await matrix(who, top);
      expect(found.childs.map((child) => [child.Id, child.ParentId])).toEqual([
        [top, 0],
        [low, 0],
        [lower, low],
      ]);
      expect(found.gaps).toEqual([]);
    }
    expect((await matrix('lead', shelved)).childs.map((child) => child.Id)).toEqual([low, lower]);
  });
});

describe('a week', () => {
  test('shows its own predictions, and carries the last ones before it', async () => {
    await company.goTo(early);
    const top = await approved('ceo', 'top');
    const first = await predict('ceo', top, 2, 1, 4);
    await company.goTo(early + week);
    expect(childOf(await matrix('ceo', top), top)).toMatchObject({
      Likelihood: 1,
      Quality: 4,
      IsCarried: true,
      GoalStatusId: first,
    });
    const second = await predict('ceo', top, 3, 3, 2);
    expect(childOf(await matrix('ceo', top), top)).toMatchObject({
      Likelihood: 3,
      Quality: 2,
      IsCarried: false,
      GoalStatusId: second,
      Trail: [null, cellOf(1, 4), cellOf(3, 2)],
      Weeks: expect.stringMatching(/^-13-{10,11}$/),
    });
    // Going back, the second week shows nothing of the third, and the first shows nothing.
    expect(childOf(await matrix('ceo', top, weekId(2)), top)).toMatchObject({
      Likelihood: 1,
      IsCarried: false,
      GoalStatusId: first,
      Trail: [null, cellOf(1, 4)],
      Weeks: expect.stringMatching(/^-1-{11,12}$/),
    });
    expect(childOf(await matrix('ceo', top, weekId(1)), top)).toMatchObject({
      Likelihood: null,
      Trail: [null],
    });
  });

  test('has its neighbours, up to the current one', async () => {
    await company.goTo(early);
    const top = await approved('ceo', 'top');
    const now = await matrix('ceo', top);
    expect(now).toMatchObject({
      weekPeriod: { Id: weekId(2), Week: 2, StartDate: '2026-10-05', EndDate: '2026-10-11' },
      prevWeek: { Id: weekId(1), Week: 1 },
      nextWeek: null,
    });
    expect(now.trailweeks.map((one) => one.Week)).toEqual([1, 2]);
    expect(await matrix('ceo', top, weekId(1))).toMatchObject({
      prevWeek: null,
      nextWeek: { Id: weekId(2) },
    });
    expect(await matrix('ceo', top, now.weekPeriod.Id)).toEqual(now);
  });

  test('continues after the quarter up to the 22nd, with the last carried predictions', async () => {
    await company.goTo(early);
    const top = await approved('ceo', 'top');
    await predict('ceo', top, 2, 4, 4);
    await company.goTo('2027-06-01T15:00:00Z');
    const walked: number[] = [];
    for (let at: number | undefined = weekId(1); at !== undefined; ) {
      const found: PredictionMatrix = await matrix('ceo', top, at);
      walked.push(found.weekPeriod.Week);
      expect(childOf(found, top).Likelihood).toBe(found.weekPeriod.Week === 1 ? null : 4);
      at = found.nextWeek?.Id;
    }
    expect(walked).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    // Long after its quarter, a goal's matrix opens at the last predictions.
    expect((await matrix('ceo', top)).weekPeriod.Week).toBe(14);
    await company.goTo('2027-01-13T15:00:00Z');
    expect(await matrix('ceo', top)).toMatchObject({
      weekPeriod: { Week: 17 },
      prevWeek: { Week: 16 },
      nextWeek: null,
    });
  });

  test('of an ended quarter is the last with goals in the grid, once the grid is empty', async () => {
    await company.goTo(early);
    const top = await approved('ceo', 'top');
    const low = await approved('member', 'low', top);
    await approved('lead', 'never predicted', top);
    await predict('ceo', top, 2, 4, 4);
    await predict('member', low, 2, 3, 3);
    const finish = (who: CastName, GoalId: number) =>
      company.must(who, finalizeGoal, { body: { GoalId, Completed: true, Quality: 2, Outcome: 'Done' } });
    const opened = async () => (await matrix('peer', top)).weekPeriod.Week;
    await company.goTo('2026-12-30T15:00:00Z');
    await finish('member', low);
    await company.goTo('2027-01-13T15:00:00Z');
    expect(await opened()).toBe(17);
    await finish('ceo', top);
    expect(await opened()).toBe(14);
    const found = await matrix('peer', top);
    expect([childOf(found, top).IsFinalized, childOf(found, low).IsFinalized]).toEqual([false, true]);
    expect(found.nextWeek?.Id).toBe(weekId(15));
    // A request for today's week gets today's week.
    expect((await matrix('peer', top, weekId(17))).weekPeriod.Week).toBe(17);
    await company.goTo('2028-01-13T15:00:00Z');
    expect(await opened()).toBe(14);
  });

  test('of a current quarter is the current one, whatever the grid shows', async () => {
    await company.goTo(early);
    const top = await approved('ceo', 'top');
    await predict('ceo', top, 2, 4, 4);
    await company.must('ceo', finalizeGoal, {
      body: { GoalId: top, Completed: true, Quality: 2, Outcome: 'Done' },
    });
    await company.goTo(early + 2 * week);
    expect((await matrix('ceo', top)).weekPeriod.Week).toBe(4);
  });

  test('of a quarter that has not begun is its first', async () => {
    await company.goTo(early);
    const later = periods.byIndex(periods.current.index + 1) ?? expect.fail();
    const top = await approved('ceo', 'top', 0, { PeriodId: later.id });
    expect(await matrix('ceo', top)).toMatchObject({
      weekPeriod: { Week: 1 },
      prevWeek: null,
      nextWeek: null,
    });
  });

  test('of another quarter, or an unknown one, is 404', async () => {
    await company.goTo(early);
    const top = await approved('ceo', 'top');
    const former = periods.byIndex(periods.current.index - 1) ?? expect.fail();
    for (const asked of [weekId(1, former), 2_147_483_647, weekId(22) + 100_000]) {
      const answer = await company.call('ceo', getPredictionMatrix, { params: { goalId: top, week: asked } });
      expect(answer.status).toBe(404);
    }
  });

  test('places a child of the next quarter by dates, not by week numbers', async () => {
    // Both quarters are in one year, so the later goal may be below the earlier one.
    const former = periods.byIndex(periods.current.index - 1) ?? expect.fail();
    await company.goTo('2026-07-08T15:00:00Z');
    const top = await approved('ceo', 'top', 0, { PeriodId: former.id });
    const low = await approved('ceo', 'later', top, { PeriodId: periods.current.id });
    await company.goTo(early);
    await predict('ceo', low, 2, 2, 0);
    await company.goTo(early + 3 * week);
    const look = async (number: number) => childOf(await matrix('peer', top, weekId(number, former)), low);
    const given = { Likelihood: 2, Quality: 0, GoalPeriodId: periods.current.id };
    // Wednesday 7 October is in the second week of its quarter and in the 16th of the goal above.
    expect(await look(15)).toMatchObject({ Likelihood: null });
    expect(await look(16)).toMatchObject({
      ...given,
      IsCarried: false,
      Trail: [null, null, null, null, null, cellOf(2, 0)],
    });
    expect(await look(17)).toMatchObject({ ...given, IsCarried: true });
    expect(await look(2)).toMatchObject({ Likelihood: null });
  });
});

describe('a finalized goal', () => {
  test('is listed with its results from the week in which they were given', async () => {
    await company.goTo(early);
    const top = await approved('ceo', 'top');
    const low = await approved('member', 'low', top);
    await predict('member', low, 2, 3, 3);
    await company.goTo(early + week);
    const GoalId = low;
    await company.must('member', finalizeGoal, {
      body: { GoalId, Completed: true, Quality: 2, Outcome: 'Done' },
    });
    const waiting = await matrix('peer', top);
    expect(childOf(waiting, low)).toMatchObject({ State: 'results_in_review', IsFinalized: true });
    expect(waiting.results).toMatchObject([{ GoalId, Completed: true, ObjectiveResult: null, Quality: 2 }]);
    expect(waiting.managerresults).toEqual([]);
    await company.goTo(early + 2 * week);
    await company.must('lead', reviewResult, { body: { GoalId, Completed: false, Feedback: 'No' } });
    const reviewed = await matrix('peer', top);
    expect(childOf(reviewed, low)).toMatchObject({ State: 'finalized', IsFinalized: true, Likelihood: 3 });
    expect(reviewed.managerresults).toMatchObject([{ GoalId, Completed: false, ObjectiveResult: null }]);
    const before = await matrix('peer', top, weekId(3));
    expect([before.results.length, before.managerresults.length]).toEqual([1, 0]);
    const early2 = await matrix('peer', top, weekId(2));
    expect(childOf(early2, low)).toMatchObject({ State: 'finalized', IsFinalized: false, Likelihood: 3 });
    expect([early2.results, early2.managerresults]).toEqual([[], []]);
  });

  test('gets a place again once its result was retracted', async () => {
    await company.goTo(early);
    const low = await approved('member', 'low');
    await predict('member', low, 2, 3, 3);
    await company.must('member', finalizeGoal, {
      body: { GoalId: low, Completed: true, Quality: 2, Outcome: 'Done' },
    });
    await company.must('member', retractResult, { body: { GoalId: low, Comment: 'Too early' } });
    const found = await matrix('peer', low);
    expect(childOf(found, low)).toMatchObject({ IsFinalized: false, Likelihood: 3, IsCarried: false });
    expect(found.results).toEqual([]);
    await company.must('member', finalizeGoal, {
      body: { GoalId: low, Completed: false, Quality: 0, Outcome: 'Not done' },
    });
    // A retracted result stays as history, and no longer counts.
    expect((await matrix('peer', low)).results).toMatchObject([
      { GoalId: low, Completed: false, Quality: 0 },
    ]);
  });
});

describe('comments', () => {
  let top = 0;
  let low = 0;
  beforeAll(async () => {
    await company.goTo(early);
    top = await approved('ceo', 'top');
    low = await approved('member', 'low', top);
    const status = await predict('member', low, 2, 2, 2);
    for (const who of ['member', 'lead', 'goalAdmin'] as const)
      await company.must(who, addComment, { body: { Id: status, Type: 'GoalStatus', Comment: 'Well …' } });
    // Comments on another week and another object do not count.
    const { GoalStatuses, GoalTransitions } = await company.must('member', getGoal, { params: { id: low } });
    const elsewhere = [
      { Id: GoalStatuses[0]?.Id, Type: 'GoalStatus' },
      { Id: GoalTransitions[0]?.Id, Type: 'StateTransition' },
    ];
    for (const about of elsewhere)
      await company.must('member', addComment, { body: { ...about, Comment: 'Elsewhere' } });
  });

  test.each(everybody)('of the shown prediction are counted as far as %s reads them', async (who) => {
    const readers: readonly CastName[] = ['member', 'lead', 'goalAdmin'];
    expect(childOf(await matrix(who, top), low).CommentCount).toBe(readers.includes(who) ? 3 : 0);
  });

  test('of one’s own stay counted after the others became invisible', async () => {
    await server.owner.query('select set_config($1, $2, false)', ['app.tenant_id', String(company.tenantId)]);
    await server.owner.query('update person set is_goal_admin = false where id = $1', [people.goalAdmin.id]);
    expect(childOf(await matrix('goalAdmin', top), low).CommentCount).toBe(1);
    await server.owner.query('update person set is_goal_admin = true where id = $1', [people.goalAdmin.id]);
  });
});

test('the own goals of the quarter are listed: approved and not shelved, the oldest first', async () => {
  await company.goTo(early);
  const first = await approved('outsider', 'first');
  await company.make('outsider', { Title: 'draft' });
  const shelved = await approved('outsider', 'shelved');
  await company.must('otherLead', shelveGoal, { body: { Id: shelved, Status: 'shelved' } });
  const later = periods.byIndex(periods.current.index + 1) ?? expect.fail();
  await approved('outsider', 'elsewhere', 0, { PeriodId: later.id });
  const second = await approved('outsider', 'private', 0, { IsPrivate: true });
  expect((await matrix('outsider', second)).owngoals).toEqual([first, second]);
  expect((await matrix('observer', first)).owngoals).toEqual([]);
});

test('takes three statements with the session’s, for every viewer', async () => {
  const top = await approved('ceo', 'top');
  for (const who of everybody) {
    const { tables } = await server.countStatements(() => matrix(who, top));
    expect([who, tables.length]).toEqual([who, 3]);
  }
});
