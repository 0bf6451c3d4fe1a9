import { getDashboard } from '@bellwether/contract/dashboard';
import { addComment, listSentences } from '@bellwether/contract/goals/comments';
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

const statusOf = (goal: GoalInfo, week: number) =>
  goal.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id ?? 0;
const predict = (who: CastName, goal: GoalInfo, week: number, Likelihood: number) =>
  company.must(who, predictGoal, { body: { Id: statusOf(goal, week), Likelihood, Quality: 2 } });
const rows = async (who: CastName) => (await company.must(who, getDashboard)).CompanyGoals ?? [];
const rowOf = async (who: CastName, goal: GoalInfo) =>
  (await rows(who)).find((row) => row.Id === goal.Goal.Id);

let top: GoalInfo;
let alone: GoalInfo;
let fallen: GoalInfo;
let hidden: GoalInfo;

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
  hidden = await child('member', 'Hidden canary', { IsPrivate: true });
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

/** The words about a goal, by who reads them; absent for people who get nothing. */
async function sentencesBy(goal: GoalInfo): Promise<Partial<Record<CastName, string | null>>> {
  const found: Partial<Record<CastName, string | null>> = {};
  for (const who of cast) {
    const { data } = await company.must(who, listSentences, { body: { Ids: [goal.Goal.Id] } });
    const [sentence] = data;
    if (sentence) found[who] = sentence.Text;
  }
  return found;
}

describe("the owner's sentence", () => {
  test('is for people who read the comments of the goal, and only of doubtful goals', async () => {
    const about = { Id: statusOf(fallen, 7), Type: 'GoalStatus' } as const;
    expect(await sentencesBy(fallen)).toEqual({ ceo: null, lead: null, goalAdmin: null });
    await company.must('goalAdmin', addComment, { body: { ...about, Comment: 'What changed?' } });
    await company.must('lead', addComment, {
      body: { ...about, Id: statusOf(fallen, 6), Comment: 'Said when it was likely' },
    });
    expect(await sentencesBy(fallen)).toEqual({ ceo: null, lead: null, goalAdmin: null });
    await company.must('lead', addComment, { body: { ...about, Comment: 'The supplier is late' } });
    expect(await sentencesBy(fallen)).toEqual({
      lead: 'The supplier is late',
      ceo: 'The supplier is late',
      goalAdmin: 'The supplier is late',
    });
    expect(await sentencesBy(top)).toEqual({});
  });

  test('stands with a company goal for its owner and goal admins', async () => {
    await predict('ceo', top, 7, 2);
    await company.must('ceo', addComment, {
      body: { Id: statusOf(top, 7), Type: 'GoalStatus', Comment: 'Two deals moved' },
    });
    for (const who of viewers) {
      const reads = who === 'ceo' || who === 'goalAdmin';
      expect([who, (await rowOf(who, top))?.Sentence?.Text]).toEqual([
        who,
        reads ? 'Two deals moved' : undefined,
      ]);
    }
    const [own] = (await company.must('ceo', listSentences, { body: { Ids: [top.Goal.Id] } })).data;
    expect(own).toMatchObject({ Day: '2026-11-18', StatusId: statusOf(top, 7), IsOwn: true });
  });

  test('of a private goal is for its owner and their manager', async () => {
    expect(Object.keys(await sentencesBy(hidden))).toEqual(['lead', 'member']);
  });

  test('refuses more than a hundred goals, and none', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    for (const Ids of [ids(101), []])
      expect((await company.call('ceo', listSentences, { body: { Ids } })).status).toBe(400);
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
