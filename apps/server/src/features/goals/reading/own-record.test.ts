import { getDashboard } from '@bellwether/contract/dashboard';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, getOwnRecord, getSingleGoal, listGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { getPredictionMatrix } from '@bellwether/contract/matrix';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Wednesdays of the eighth week of two quarters, both in the middle phase.
const thirdQuarter = '2026-08-19T15:00:00Z';
const fourthQuarter = '2026-11-18T15:00:00Z';
const server = await startTestServer({ now: thirdQuarter });
const company = await buildGoalCompany(server);

const predict = (goal: GoalInfo, week: number, Likelihood: number, who: CastName = 'member') => {
  const Id = goal.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id ?? 0;
  return company.must(who, predictGoal, { body: { Id, Likelihood, Quality: 2 } });
};
const record = (who: CastName, goal: GoalInfo) =>
  company.call(who, getOwnRecord, { params: { id: goal.Goal.Id } });
const finish = async (goal: GoalInfo, own: boolean, manager: boolean) => {
  const GoalId = goal.Goal.Id;
  const body = { GoalId, Completed: own, Quality: 2, Outcome: 'So it ended.' };
  await company.must('member', finalizeGoal, { body });
  await company.must('lead', reviewResult, { body: { GoalId, Completed: manager, Feedback: 'Seen.' } });
};

let running: GoalInfo;
const finished: GoalInfo[] = [];

beforeAll(async () => {
  for (const Title of ['One', 'Two', 'Three', 'Four', 'Five'])
    finished.push(await company.makeApproved('member', { Title }));
  for (const goal of finished) await predict(goal, 8, 3);
  const hidden = await company.makeApproved('member', { Title: 'Private', IsPrivate: true });
  await predict(hidden, 8, 3);
  const late = await company.makeApproved('member', { Title: 'Corrected late' });
  await predict(late, 8, 1);
  const disputed = await company.makeApproved('member', { Title: 'In dispute' });
  await predict(disputed, 8, 3);
  const byAdmin = await company.makeApproved('member', { Title: 'Predicted by an admin' });
  await predict(byAdmin, 8, 3, 'goalAdmin');
  await company.goTo('2026-08-31T15:00:00Z');
  // Eight days after the end of the week: the history shows the correction, but it scores no more.
  await predict(late, 8, 3);
  await company.goTo('2026-10-05T15:00:00Z');
  await finish(hidden, true, true);
  await finish(late, true, true);
  await finish(disputed, true, false);
  await finish(byAdmin, true, true);
  const [first, second, third, fourth] = finished;
  if (!first || !second || !third || !fourth) throw new Error('Four goals were made.');
  await finish(first, true, true);
  await finish(second, true, true);
  await finish(third, false, false);
  await finish(fourth, false, false);
  await company.goTo(fourthQuarter);
  const next = company.periods.byIndex(company.periods.current.index + 1);
  running = await company.makeApproved('member', { Title: 'Running', PeriodId: next?.id ?? 0 });
});

test('needs a prediction of the goal', async () => {
  expect((await record('member', running)).body).toEqual({ Record: null });
});

test('the fifth goal makes a record; private or disputed goals, late corrections and words of others do not', async () => {
  await predict(running, 8, 3);
  expect((await record('member', running)).body).toEqual({ Record: null });
  await finish(finished[4] as GoalInfo, false, false);
  expect((await record('member', running)).body).toEqual({
    Record: { Likelihood: 3, Said: 5, CameTrue: 2 },
  });
});

test('another word has no record, and a finished goal has none', async () => {
  await predict(running, 8, 4);
  expect((await record('member', running)).body).toEqual({ Record: null });
  await predict(running, 8, 3);
  expect((await record('member', finished[0] as GoalInfo)).body).toEqual({ Record: null });
});

test('there is none while the company has switched insight off', async () => {
  const set = (isOn: boolean) =>
    server.owner.query('update tenant_setting set insight_enabled = $1 where tenant_id = $2', [
      isOn,
      company.tenantId,
    ]);
  await set(false);
  expect((await record('member', running)).body).toEqual({ Record: null });
  await set(true);
  expect((await record('member', running)).body.Record).toMatchObject({ Said: 5 });
});

describe('a record is the owner’s alone', () => {
  const others = cast.filter((who) => who !== 'member' && who !== 'foreigner');

  test.each(others)('%s is refused it', async (who) => {
    expect((await record(who, running)).status).toBe(403);
  });

  test('it is absent for another company, and without a session', async () => {
    expect((await record('foreigner', running)).status).toBe(404);
    const { status } = await company.call(null, getOwnRecord, { params: { id: running.Goal.Id } });
    expect(status).toBe(401);
  });

  test('no other reply contains it, not even the owner’s', async () => {
    const params = { id: running.Goal.Id };
    for (const who of cast.filter((each) => each !== 'foreigner')) {
      const answers = [
        await company.must(who, getGoal, { params }),
        await company.must(who, getSingleGoal, { params }),
        await company.must(who, listGoals, { body: { PageSize: 100 } }),
        await company.must(who, getDashboard),
        await company.must(who, getPredictionMatrix, { params: { goalId: running.Goal.Id, week: 0 } }),
      ];
      expect([who, JSON.stringify(answers)]).not.toEqual([who, expect.stringMatching(/CameTrue|"Said"/)]);
    }
  });

  test('costs three statements with the session’s, however many goals are finished', async () => {
    const { tables } = await server.countStatements(() => record('member', running));
    expect(tables.length).toBe(3);
  });
});
