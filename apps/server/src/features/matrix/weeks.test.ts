import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { getPredictionMatrix, type PredictionMatrix } from '@bellwether/contract/matrix';
import { cellOf } from '@bellwether/domain/matrix/matrix';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { childOf, matrixCalls } from '../../testing/matrix-calls.ts';
import { startTestServer } from '../../testing/test-server.ts';

/** Wednesday of the quarter's second week; each test moves the clock or stays here. */
const early = Date.parse('2026-10-07T15:00:00Z');
const week = 7 * 86_400_000;

const server = await startTestServer({ now: early });
const company = await buildGoalCompany(server);
const { periods } = company;
const { approved, predict, matrix } = matrixCalls(company);
const weekId = (number: number, period = periods.current) => period.weekIds[number - 1] ?? 0;

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
