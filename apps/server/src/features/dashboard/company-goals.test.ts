import { getDashboard } from '@bellwether/contract/dashboard';
import { deleteGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Wednesday of the eighth week: the seventh is the latest week that needs a prediction.
const wednesday = '2026-11-18T15:00:00Z';
const server = await startTestServer({ now: '2026-11-06T15:00:00Z' });
const company = await buildGoalCompany(server);
const viewers = cast.filter((who) => who !== 'foreigner');

const predict = (who: CastName, goal: GoalInfo, week: number, Likelihood: number) => {
  const Id = goal.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id ?? 0;
  return company.must(who, predictGoal, { body: { Id, Likelihood, Quality: 2 } });
};
const rows = async (who: CastName) => (await company.must(who, getDashboard)).CompanyGoals ?? [];
const rowOf = async (who: CastName, goal: GoalInfo) =>
  (await rows(who)).find((row) => row.Id === goal.Goal.Id);

let top: GoalInfo;
let alone: GoalInfo;
let fallen: GoalInfo;

beforeAll(async () => {
  top = await company.makeApproved('ceo', { Title: 'Grow' });
  alone = await company.makeApproved('ceo', { Title: 'Alone' });
  const below = { ParentId: top.Goal.Id };
  const child = (who: CastName, Title: string, more: object = {}) =>
    company.makeApproved(who, { ...below, Title, ...more });
  fallen = await child('lead', 'Fallen');
  const low = await child('member', 'Low');
  const high = await child('otherLead', 'High');
  await child('peer', 'Silent');
  const hidden = await child('member', 'Hidden canary', { IsPrivate: true });
  const shelved = await child('peer', 'Shelved canary');
  const deleted = await child('member', 'Deleted canary');
  await company.make('lead', { ...below, Title: 'Draft canary' });
  await company.goTo('2026-11-11T15:00:00Z');
  await predict('ceo', top, 6, 4);
  for (const [who, goal] of [
    ['lead', fallen],
    ['member', hidden],
    ['member', deleted],
    ['peer', shelved],
  ] as const)
    await predict(who, goal, 6, 3);
  await predict('member', low, 6, 1);
  await predict('otherLead', high, 6, 4);
  await company.goTo(wednesday);
  for (const [who, goal] of [
    ['lead', fallen],
    ['member', hidden],
    ['member', deleted],
    ['peer', shelved],
  ] as const)
    await predict(who, goal, 7, 0);
  await company.must('lead', shelveGoal, { body: { Id: shelved.Goal.Id, Status: 'shelved' } });
  await company.must('goalAdmin', deleteGoal, { params: { id: deleted.Goal.Id } });
});

describe('a company goal on the dashboard', () => {
  test('tells everybody the same about the goals below, without private, shelved and deleted ones', async () => {
    for (const who of viewers) {
      const row = await rowOf(who, top);
      expect([who, row?.Children]).toEqual([
        who,
        {
          ...{ Count: 4, Rated: 3, Low: 2, AtRisk: 2, Unsure: 0 },
          Median: 1,
        },
      ]);
      expect([who, row?.Fell]).toEqual([who, { Count: 1, Goals: [{ Id: fallen.Goal.Id, Title: 'Fallen' }] }]);
    }
  });

  test('never names a goal that is private, shelved, deleted or a draft, not even to its owner', async () => {
    for (const who of cast) expect(JSON.stringify(await rows(who))).not.toContain('canary');
  });

  test('without goals below names none', async () => {
    const row = await rowOf('ceo', alone);
    expect([row?.Children.Count, row?.Fell]).toEqual([0, { Count: 0, Goals: [] }]);
  });

  test('names no goal as fallen once a later week is asked for', async () => {
    await company.goTo('2026-11-19T15:00:00Z');
    expect((await rowOf('ceo', top))?.Fell).toEqual({ Count: 0, Goals: [] });
    await company.goTo(wednesday);
  });
});

test.each([
  ['2026-11-18T15:00:00Z', { Week: 8, Weeks: 14, DaysLeft: 43 }],
  // In Chicago it is still the evening before.
  ['2026-11-19T05:59:59Z', { Week: 8, Weeks: 14, DaysLeft: 43 }],
  ['2026-11-19T06:00:00Z', { Week: 8, Weeks: 14, DaysLeft: 42 }],
  ['2026-12-31T15:00:00Z', { Week: 14, Weeks: 14, DaysLeft: 0 }],
])('at %s the quarter stands at %j', async (now, place) => {
  await company.goTo(now);
  expect((await company.must('observer', getDashboard)).Quarter).toEqual(place);
});
