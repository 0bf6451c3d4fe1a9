import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import {
  getGoal,
  getSingleGoal,
  listChildGoals,
  listCompanyGoals,
  listGoals,
} from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Wednesday of the eighth week; goals begin in the fourth.
const now = '2026-11-18T15:00:00Z';
const server = await startTestServer({ now: '2026-10-21T15:00:00Z' });
const company = await buildGoalCompany(server);

const everybody = cast.filter((who) => who !== 'foreigner');

function predict(who: CastName, goal: GoalInfo, Likelihood: number, week = 8) {
  const Id = goal.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id;
  return company.must(who, predictGoal, { body: { Id, Likelihood, Quality: 3 } });
}

test('a goal comes with one character a week, the same in every reply', async () => {
  await company.goTo('2026-10-21T15:00:00Z');
  const top = await company.makeApproved('ceo', { Title: 'top' });
  const goal = await company.makeApproved('member', { Title: 'below', ParentId: top.Goal.Id });
  await predict('member', goal, 2, 4);
  await company.goTo(now);
  await predict('member', goal, 0, 6);
  await predict('member', goal, 4, 8);
  await predict('member', goal, 3, 8);

  const Weeks = '---2-0-3------';
  const params = { id: goal.Goal.Id };
  expect((await company.must('peer', getGoal, { params })).Goal.Weeks).toBe(Weeks);
  expect((await company.must('peer', getSingleGoal, { params })).Goal.Weeks).toBe(Weeks);
  const { data } = await company.must('lead', listGoals, { body: { GoalSelectFilter: 'DirectReports' } });
  expect(data.find((one) => one.Id === goal.Goal.Id)?.Weeks).toBe(Weeks);
  const children = await company.must('peer', listChildGoals, { params: { id: top.Goal.Id } });
  expect(children.data.map((one) => one.Weeks)).toEqual([Weeks]);
  const all = await company.must('peer', listCompanyGoals);
  expect(all.data.find((one) => one.Id === top.Goal.Id)?.Weeks).toBe('--------------');
});

test('children are counted while they run, with a prediction, and low', async () => {
  await company.goTo(now);
  const parent = await company.makeApproved('ceo', { Title: 'parent' });
  const ParentId = parent.Goal.Id;
  const summaries = async () => {
    const told = await Promise.all(
      everybody.map(async (who) => {
        const info = await company.must(who, getGoal, { params: { id: ParentId } });
        const { data } = await company.must(who, listCompanyGoals);
        return [info.Children, data.find((one) => one.Id === ParentId)?.Children];
      }),
    );
    // Everybody gets the same numbers, also from goals that only some of them see.
    const [first, ...others] = new Set(told.flat().map((summary) => JSON.stringify(summary)));
    expect(others).toEqual([]);
    return JSON.parse(first ?? 'null');
  };
  const none = { Count: 0, Rated: 0, Low: 0, AtRisk: 0, Unsure: 0 };
  expect(await summaries()).toEqual({ ...none, Median: null });

  const low = await company.makeApproved('member', { Title: 'low', ParentId });
  await predict('member', low, 1);
  const high = await company.makeApproved('peer', { Title: 'high', ParentId });
  await predict('peer', high, 4);
  await company.makeApproved('peer', { Title: 'silent', ParentId });
  expect(await summaries()).toEqual({ ...none, Count: 3, Rated: 2, Low: 1, AtRisk: 1, Median: 1 });

  // A private goal, a draft and a goal below a child count for nobody, not even for people who see them.
  const hidden = await company.makeApproved('member', { Title: 'private', ParentId, IsPrivate: true });
  await predict('member', hidden, 0);
  await company.make('member', { Title: 'draft', ParentId });
  const deeper = await company.makeApproved('member', { Title: 'deeper', ParentId: low.Goal.Id });
  await predict('member', deeper, 0);
  expect(await summaries()).toEqual({ ...none, Count: 3, Rated: 2, Low: 1, AtRisk: 1, Median: 1 });

  // A goal runs until its manager has answered the result.
  await company.goTo('2027-01-05T15:00:00Z');
  const body = { GoalId: low.Goal.Id, Completed: true };
  await company.must('member', finalizeGoal, { body: { ...body, Quality: 3, Outcome: 'Done' } });
  const childrenNow = async () => (await company.must('ceo', getGoal, { params: { id: ParentId } })).Children;
  // With its result, it is no longer at risk.
  expect(await childrenNow()).toEqual({ ...none, Count: 3, Rated: 2, Low: 1, Median: 1 });
  await company.must('lead', reviewResult, { body: { ...body, Feedback: 'Well done' } });
  expect(await childrenNow()).toEqual({ ...none, Count: 2, Rated: 1, Median: 4 });
});
