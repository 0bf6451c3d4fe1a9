import { type Dashboard, getDashboard, saveTheme } from '@bellwether/contract/dashboard';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Wednesday of the eighth week: the seventh is the latest week that needs a prediction.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);

const dashboard = (who: CastName, query: Record<string, string> = {}) =>
  company.call(who, getDashboard, { query });
const read = (who: CastName, after?: string) =>
  company.must(who, getDashboard, after === undefined ? {} : { query: { after } });

/** Returns which parts of the page are present, in order. */
const parts = ({ Strategy, Reminders, CompanyGoals, Theme, Permissions }: Dashboard) => [
  Strategy !== null,
  Reminders !== null,
  CompanyGoals !== null,
  Theme !== null,
  Permissions.ComplianceScopes.length > 0,
];

test('needs a session, and accepts only `after`', async () => {
  expect((await company.call(null, getDashboard)).status).toBe(401);
  const answer = await dashboard('member', { before: '1' });
  expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'before']);
});

describe('each role gets its parts', async () => {
  await company.must('ceo', saveTheme, { body: { Title: 'Quality first' } });
  await company.makeApproved('ceo', { Title: 'Company goal' });
  await company.makeApproved('ceo', { Title: 'Private goal of the ceo', IsPrivate: true });
  await company.make('ceo', { Title: 'Draft of the ceo' });
  const everyone = cast.filter((name) => name !== 'foreigner');

  test.each<[CastName, boolean[], number[], boolean]>([
    // Nothing is published yet, so only people who can publish see the summary.
    ['ceo', [true, true, true, true, true], [1, 2, 3], true],
    ['orgAdmin', [true, true, true, true, true], [3], true],
    ['lead', [false, true, true, true, true], [1, 2, 3], false],
    ['goalManager', [false, true, true, true, true], [1, 2, 3], false],
    ['goalAdmin', [false, true, true, true, true], [3], false],
    ['member', [false, true, true, true, true], [3], false],
    ['observer', [false, false, true, true, false], [], false],
  ])('%s', async (who, expected, scopes, isEditor) => {
    const body = await read(who);
    expect(parts(body)).toEqual(expected);
    expect(body.Permissions).toEqual({
      EditTheme: isEditor,
      EditStrategy: isEditor,
      AddGoal: who !== 'observer',
      ComplianceScopes: scopes,
    });
    expect(body.ReminderCount === null).toBe(who === 'observer');
    expect(body.ReminderGroups === null).toBe(who === 'observer');
  });

  test('everybody sees the same company goals and the theme, whatever their flags', async () => {
    for (const who of everyone) {
      const { CompanyGoals, Theme } = await read(who);
      expect([who, CompanyGoals?.map((goal) => goal.GoalDetail.Title)]).toEqual([who, ['Company goal']]);
      expect([who, Theme?.Title]).toEqual([who, 'Quality first']);
    }
  });

  test('another company sees none of it', async () => {
    const body = await read('foreigner');
    expect([body.CompanyGoals, body.Theme, body.ReminderCount]).toEqual([[], null, 1]);
  });
});

describe('pages of reminders', async () => {
  const rival = await buildGoalCompany(server);
  await rival.goTo('2026-11-11T15:00:00Z');
  const titles = Array.from({ length: 63 }, (_, at) => `Goal ${at + 1}`);
  for (const Title of titles) await rival.makeApproved('ceo', { Title, IsPrivate: true });
  // The week ends, so each goal needs the prediction of the seventh week.
  await rival.goTo('2026-11-18T15:00:00Z');
  const first = await rival.must('ceo', getDashboard);
  const more = (after: string | null) => rival.must('ceo', getDashboard, { query: { after: after ?? '' } });

  test('fifty at first, then ten at a time, each once, the newest first, with the total', async () => {
    expect([first.Reminders?.length, first.ReminderCount]).toEqual([50, 63]);
    const second = await more(first.Next);
    expect([second.Reminders?.length, second.ReminderCount]).toEqual([10, 63]);
    for (const page of [first, second]) expect(page.ReminderGroups).toEqual([{ Type: 'update', Count: 63 }]);
    expect([second.Strategy, second.CompanyGoals, second.Theme]).toEqual([null, null, null]);
    const third = await more(second.Next);
    expect([third.Reminders?.length, third.Next]).toEqual([3, null]);
    const all = [first, second, third].flatMap((page) => page.Reminders ?? []);
    expect(all.map((one) => one.Title)).toEqual(titles.toReversed());
  });

  test('the second page follows the first, even if the next week starts in between', async () => {
    await rival.goTo('2026-11-19T15:00:00Z');
    const second = await more(first.Next);
    expect(second.Reminders?.map((one) => one.WeekLabel)).toEqual(
      Array.from({ length: 10 }, () => 'Week 7 · ends Sun 15 Nov'),
    );
  });

  test.each([
    ['a damaged one', (cursor: string) => `${cursor.slice(0, -2)}xx`],
    ['a longer one', (cursor: string) => `${cursor}A`],
    ['an empty one', () => ''],
    ['a made-up one', () => Buffer.from('1.1.1.1/000000000000').toString('base64url')],
  ])('%s is not a valid cursor', async (_, spoil) => {
    const answer = await rival.call('ceo', getDashboard, { query: { after: spoil(first.Next ?? '') } });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'after']);
  });

  test('another person’s cursor is refused', async () => {
    expect((await rival.call('lead', getDashboard, { query: { after: first.Next ?? '' } })).status).toBe(400);
    expect((await dashboard('observer', { after: first.Next ?? '' })).status).toBe(400);
  });
});

describe('costs', () => {
  const cost = async (who: CastName, query: Record<string, string> = {}) =>
    (await server.countStatements(() => company.must(who, getDashboard, { query }))).tables.length;

  test('six statements for every viewer, for one goal and for many', async () => {
    await company.goTo('2026-11-18T15:00:00Z');
    for (const who of ['ceo', 'lead', 'member', 'goalAdmin'] as const)
      expect([who, await cost(who)]).toEqual([who, 6]);
    expect(await cost('observer')).toBe(5);
    for (const who of ['member', 'member', 'peer', 'ceo'] as const)
      for (const Title of ['One', 'Two', 'Three']) await company.makeApproved(who, { Title });
    for (const who of ['ceo', 'lead', 'member'] as const) expect([who, await cost(who)]).toEqual([who, 6]);
  });

  test('one more on a node that has not cached the quarters, although several parts need them', async () => {
    const fresh = await startTestServer({ beside: server });
    const token = await fresh.signInAs(company.people.ceo);
    const ask = async () => (await fresh.countStatements(() => fresh.call(getDashboard, { token }))).tables;
    expect((await ask()).length).toBe(7);
    expect((await ask()).length).toBe(6);
  });
});
