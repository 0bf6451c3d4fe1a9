import { approveGoal } from '@bellwether/contract/goals/approval';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { goalScopeSchema, listGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { summarizeGoals } from '@bellwether/contract/goals/summary';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// The seventh week, in which predictions of the seventh week count; the goals began in the sixth.
const server = await startTestServer({ now: '2026-11-04T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people } = company;

const summary = (who: CastName, body: object = {}) => company.must(who, summarizeGoals, { body });
const reports = { GoalSelectFilter: 'DirectReports' };

const [fallen, risen, still, secret] = [
  await company.makeApproved('member', { Title: 'fallen' }),
  await company.makeApproved('peer', { Title: 'risen' }),
  await company.makeApproved('member', { Title: 'still' }),
  await company.makeApproved('member', { Title: 'secret', IsPrivate: true }),
];
await company.make('member', { Title: 'a draft' });
const predict = async (goal: typeof fallen, week: number, Likelihood: number, Comment = '') => {
  const status = goal.GoalStatuses.find((each) => each.GoalPeriodWeek.Week === week);
  const who = goal.Goal.User.Id === people.peer.id ? 'peer' : 'member';
  await company.must(who, predictGoal, { body: { Id: status?.Id, Likelihood, Quality: 3, Comment } });
};
await predict(fallen, 6, 4);
await predict(risen, 6, 1);
await predict(secret, 6, 2);
await company.goTo('2026-11-13T15:00:00Z');
await predict(fallen, 7, 1, 'The supplier is late');
await predict(risen, 7, 2);
await predict(secret, 7, 2);

describe('who gets which numbers', () => {
  test('nobody without a session; invalid filters are refused with 400', async () => {
    expect((await company.call(null, summarizeGoals, { body: {} })).status).toBe(401);
    for (const [body, path] of [
      [{ GoalSelectFilter: 'Everything' }, 'GoalSelectFilter'],
      [{ PageSize: 10 }, 'PageSize'],
      [{ Users: [0] }, 'Users'],
      [{ GoalSelectFilter: 'All', AnyPeriod: true }, 'AnyPeriod'],
    ] as const) {
      const answer = await company.call('lead', summarizeGoals, { body });
      expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
    }
  });

  test('exactly the goals of the list, for everybody and every scope', async () => {
    for (const who of ['ceo', 'lead', 'peer', 'goalAdmin', 'goalManager', 'observer', 'foreigner'] as const) {
      for (const GoalSelectFilter of goalScopeSchema.options) {
        for (const narrowing of [{}, { NeedsUpdate: true, Users: [people.member.id] }]) {
          const body = { GoalSelectFilter, ...narrowing };
          const { data } = await company.must(who, listGoals, { body: { ...body, PageSize: 100 } });
          const { Count, IsWhole, Moved, Missing, Waiting } = await summary(who, body);
          expect([who, body, Count, IsWhole]).toEqual([who, body, data.length, true]);
          const ids = data.map((goal) => goal.Id);
          for (const goal of [...Moved.data, ...Missing, ...Waiting.data]) expect(ids).toContain(goal.Id);
        }
      }
    }
  });

  test('people only in the scope of direct reports', async () => {
    for (const who of cast) {
      expect([who, (await summary(who, { GoalSelectFilter: 'All' })).People]).toEqual([who, []]);
      const { People } = await summary(who, reports);
      const below = who === 'lead' ? ['Mia Member', 'Paul Peer'] : undefined;
      if (below) expect(People.map((each) => each.User.Name)).toEqual(below);
      if (['member', 'observer', 'foreigner'].includes(who)) expect([who, People]).toEqual([who, []]);
    }
    const ofOne = await summary('lead', { ...reports, Users: [people.peer.id] });
    expect(ofOne.People.map((each) => each.User.Id)).toEqual([people.peer.id]);
  });
});

describe('the numbers', () => {
  test('distribution, moves with both ends, and what is not updated', async () => {
    const found = await summary('lead', reports);
    expect(found).toMatchObject({
      Count: 5,
      Likelihood: [0, 1, 2, 0, 0],
      Unpredicted: 1,
      Asked: 4,
      NotUpdated: 1,
      Completed: 0,
      Waiting: { Count: 0, data: [] },
    });
    expect(found.Moved).toMatchObject({
      Count: 2,
      data: [
        { Id: fallen.Goal.Id, Title: 'fallen', FromLikelihood: 4, Likelihood: 1, FromQuality: 3, Quality: 3 },
        { Id: risen.Goal.Id, FromLikelihood: 1, Likelihood: 2 },
      ],
    });
    expect(found.Missing).toMatchObject([{ Id: still.Goal.Id, User: { Name: 'Mia Member' } }]);
  });

  test('each person has their own, with the newest comment', async () => {
    await company.must('peer', predictGoal, {
      body: {
        Id: risen.GoalStatuses.find((each) => each.GoalPeriodWeek.Week === 7)?.Id,
        Likelihood: 2,
        Quality: 3,
        Comment: 'x'.repeat(300),
      },
    });
    const { People } = await summary('lead', reports);
    expect(People).toMatchObject([
      {
        User: { Id: people.member.id },
        Count: 4,
        Likelihood: [0, 1, 1, 0, 0],
        Asked: 3,
        NotUpdated: 1,
        NewestComment: { GoalId: fallen.Goal.Id, Name: 'Mia Member', Comment: 'The supplier is late' },
      },
      { User: { Id: people.peer.id }, Count: 1, NewestComment: { Comment: 'x'.repeat(200) } },
    ]);
  });

  test('what waits for the viewer, and results', async () => {
    const { Goal } = await company.make('member', { Title: 'for review', IsDraft: false });
    expect((await summary('lead', reports)).Waiting).toMatchObject({
      Count: 1,
      data: [{ Id: Goal.Id, Title: 'for review' }],
    });
    expect((await summary('member')).Waiting.Count).toBe(0);
    await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    await company.must('member', finalizeGoal, {
      body: { GoalId: Goal.Id, Completed: false, Quality: 1, Outcome: 'Not reached' },
    });
    expect(await summary('lead', reports)).toMatchObject({ Completed: 0, NotCompleted: 1, Measured: 0 });
  });
});

test('the summary takes two statements with the session’s, for any scope', async () => {
  for (const who of ['goalAdmin', 'lead', 'ceo'] as const) {
    for (const GoalSelectFilter of goalScopeSchema.options) {
      const { tables } = await server.countStatements(() => summary(who, { GoalSelectFilter }));
      expect([who, GoalSelectFilter, tables.length]).toEqual([who, GoalSelectFilter, 2]);
    }
  }
});
