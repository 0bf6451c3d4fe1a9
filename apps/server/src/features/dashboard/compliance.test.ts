import { createHash } from 'node:crypto';
import { getCompliance, listCompliancePeople } from '@bellwether/contract/dashboard';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { deleteGoal } from '@bellwether/contract/goals/drafting';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Wednesday of the eighth week: the seventh is the latest week that needs a prediction.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods } = company;

const figures = (who: CastName, scope: number) => company.must(who, getCompliance, { params: { scope } });
const behind = (who: CastName, scope: number, figure: string, answer: string) =>
  company.must(who, listCompliancePeople, { params: { scope, figure, answer } });
const names = async (...asked: Parameters<typeof behind>) =>
  (await behind(...asked)).data.map((one) => one.Name);

test('the people behind a figure are sorted without case and accents, on every page', async () => {
  const own = await buildGoalCompany(server);
  const named = ['Ävar', 'avenir', 'Öner', 'olaf', 'Zoe', 'Ñuria', 'nuno'];
  const added = [];
  for (const _ of named)
    added.push(await server.buildPerson({ id: own.tenantId }, { manager: own.people.lead }));
  for (const [at, { id }] of added.entries())
    await server.owner.query('update person set name = $1 where id = $2', [named[at], id]);
  const params = { scope: 1, figure: 'goals', answer: 'open' };
  const { data } = await own.must('lead', listCompliancePeople, { params });
  expect(data.map(({ Name }) => Name)).toEqual([
    ...['Ävar', 'avenir', 'Mia Member', 'nuno', 'Ñuria', 'olaf', 'Öner', 'Paul Peer', 'Zoe'],
  ]);
});

describe('permission', () => {
  test.each<[CastName, number[]]>([
    ['ceo', [200, 200, 200]],
    ['lead', [200, 200, 200]],
    ['goalManager', [200, 200, 200]],
    ['member', [403, 403, 200]],
    ['goalAdmin', [403, 403, 200]],
    ['orgAdmin', [403, 403, 200]],
    ['observer', [403, 403, 403]],
  ])('%s: %j', async (who, expected) => {
    for (const [at, status] of expected.entries()) {
      const scope = at + 1;
      const figure = await company.call(who, getCompliance, { params: { scope } });
      const list = await company.call(who, listCompliancePeople, {
        params: { scope, figure: 'goals', answer: 'open' },
      });
      expect([figure.status, list.status]).toEqual([status, status]);
    }
  });

  test('nobody without a session', async () => {
    expect((await company.call(null, getCompliance, { params: { scope: 3 } })).status).toBe(401);
    const params = { scope: 3, figure: 'goals', answer: 'open' };
    expect((await company.call(null, listCompliancePeople, { params })).status).toBe(401);
  });

  test.each([
    [{ scope: '0' }, 'scope'],
    [{ scope: '4' }, 'scope'],
    [{ scope: '01' }, 'scope'],
    [{ scope: 'me' }, 'scope'],
    [{ figure: 'goal' }, 'figure'],
    [{ figure: 'users' }, 'figure'],
    [{ answer: 'all' }, 'answer'],
  ])('%j is refused with 400, also for people who would get 403', async (part, path) => {
    const params = { scope: 1, figure: 'goals', answer: 'open', ...part };
    for (const who of ['ceo', 'member', 'observer'] as const) {
      const answer = await company.call(who, listCompliancePeople, { params });
      expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
    }
  });

  test('is not granted by other spellings of the address', async () => {
    const params = { scope: 3, figure: 'LastWeekGoals', answer: 'OPEN' };
    const { body } = await company.call('ceo', listCompliancePeople, { params });
    const usual = { scope: 3, figure: 'lastweekgoals', answer: 'open' };
    expect(body).toEqual((await company.call('ceo', listCompliancePeople, { params: usual })).body);
    expect(body.data).toBeInstanceOf(Array);
  });

  test('another company counts its own people', async () => {
    const body = await company.must('foreigner', getCompliance, { params: { scope: 3 } });
    expect(body.users).toBe(1);
    expect(await names('foreigner', 3, 'goals', 'open')).toEqual(['Cleo Chief']);
  });
});

describe('a company without goals', () => {
  test('everybody is open in goal creation, and nobody counts elsewhere', async () => {
    expect(await figures('ceo', 3)).toEqual({
      users: 9,
      NotAccepted: 0,
      goals: { Done: 0, Between: 0, Open: 9, Percent: 0 },
      lastweekgoals: { Done: 0, Between: 0, Open: 0, Percent: null },
      lastgoals: { Done: 0, Between: 0, Open: 0, Percent: null },
      LastWeekId: periods.current.weekIds[6],
      LastWeekLabel: 'Week 7 · ends Sun 15 Nov',
      LastId: periods.byIndex(periods.current.index - 1)?.id,
      LastLabel: 'Q3 2026',
      CurrentId: periods.current.id,
      CurrentLabel: 'Q4 2026',
      IsCurrentWeek: false,
    });
  });

  test('each scope has its people, by name', async () => {
    expect(await names('lead', 1, 'goals', 'open')).toEqual(['Mia Member', 'Paul Peer']);
    expect(await names('ceo', 1, 'goals', 'open')).toEqual([
      'Gus Goalmanager',
      'Lena Lead',
      'Otto Otherlead',
    ]);
    const all = ['Cleo Chief', 'Gina Goaladmin', 'Gus Goalmanager', 'Lena Lead', 'Mia Member'];
    expect((await names('member', 3, 'goals', 'open')).slice(0, 5)).toEqual(all);
    expect((await figures('ceo', 2)).users).toBe(8);
    expect((await figures('goalManager', 1)).goals).toEqual({ Done: 0, Between: 0, Open: 0, Percent: null });
  });

  test('a person is shown with title and department', async () => {
    await company.read((db) =>
      db.updateTable('person').set({ org_unit: 'Navigation' }).where('id', '=', people.lead.id).execute(),
    );
    expect((await behind('lead', 1, 'goals', 'open')).data[0]).toEqual({
      Id: people.member.id,
      Name: 'Mia Member',
      Title: 'contributor',
      OrgUnit: 'Navigation',
      Avatar: null,
      GoalCount: 0,
      OpenCount: 0,
      Reminder: 'possible',
    });
  });
});

describe('the figures follow people’s acts', async () => {
  // Use a second server, because this test moves the clock.
  const rival = await buildGoalCompany(await startTestServer({ now: '2026-11-11T15:00:00Z' }));
  const goal = await rival.make('member');
  const { Id } = goal.Goal;
  const mine = async () => {
    const { goals, lastweekgoals, lastgoals } = await rival.must('lead', getCompliance, {
      params: { scope: 1 },
    });
    return [
      goals.Done,
      lastweekgoals.Done,
      lastweekgoals.Open,
      lastgoals.Done,
      lastgoals.Open,
      lastgoals.Between,
    ];
  };

  test('published, predicted, due again, finalized by the owner, and by the manager', async () => {
    const draft = (await rival.must('lead', getCompliance, { params: { scope: 1 } })).goals;
    expect(draft).toEqual({ Done: 0, Between: 1, Open: 1, Percent: 0 });
    const drafting = { scope: 1, figure: 'goals', answer: 'draft' };
    const { data } = await rival.must('lead', listCompliancePeople, { params: drafting });
    expect(data.map(({ Name, GoalCount }) => [Name, GoalCount])).toEqual([['Mia Member', 0]]);
    await rival.must('member', approveGoal, { body: { Id, Status: 'review' } });
    expect(await mine()).toEqual([1, 0, 0, 0, 0, 0]);
    const approved = await rival.must('lead', approveGoal, { body: { Id, Status: 'approved' } });
    expect(await mine()).toEqual([1, 0, 0, 0, 0, 0]);
    await rival.goTo('2026-11-13T15:00:00Z');
    expect(await mine()).toEqual([1, 0, 1, 0, 0, 0]);
    const statusOf = (week: number) =>
      approved.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id;
    await rival.must('member', predictGoal, { body: { Id: statusOf(7), Likelihood: 3, Quality: 3 } });
    expect(await mine()).toEqual([1, 1, 0, 0, 0, 0]);
    await rival.goTo('2026-11-19T15:00:00Z');
    expect(await mine()).toEqual([1, 0, 1, 0, 0, 0]);
    // The new quarter begins on a Friday, so its first week needs predictions at once.
    await rival.goTo('2027-01-01T15:00:00Z');
    expect(await mine()).toEqual([0, 0, 0, 0, 1, 0]);
    const result = { Id: 0, GoalId: Id, Completed: true, ObjectiveResult: null };
    await rival.must('member', finalizeGoal, { body: { ...result, Quality: 3, Outcome: 'Done' } });
    expect(await mine()).toEqual([0, 0, 0, 0, 0, 1]);
    await rival.must('lead', reviewResult, { body: { ...result, Feedback: 'Well done' } });
    expect(await mine()).toEqual([0, 0, 0, 1, 0, 0]);
    await rival.must('lead', shelveGoal, { body: { Id, Status: 'shelved', Comment: '' } });
    expect(await mine()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('a deleted goal no longer counts', async () => {
    await rival.goTo('2027-01-01T15:00:00Z');
    const PeriodId = rival.periods.byIndex(rival.periods.current.index + 1)?.id ?? 0;
    const { Goal } = await rival.makeApproved('peer', { PeriodId });
    expect((await mine())[0]).toBe(1);
    await rival.must('goalAdmin', deleteGoal, { params: { id: Goal.Id } });
    expect((await mine())[0]).toBe(0);
  });

  test('a person who leaves no longer counts, and their reports count for the acting manager', async () => {
    await rival.read((db) =>
      db
        .updateTable('person')
        .set({ deactivated_at: '2026-11-18T15:00:00Z' })
        .where('id', '=', rival.people.lead.id)
        .execute(),
    );
    const { users } = await rival.must('ceo', getCompliance, { params: { scope: 1 } });
    expect(users).toBe(4);
    const { data } = await rival.must('ceo', listCompliancePeople, {
      params: { scope: 1, figure: 'goals', answer: 'open' },
    });
    expect(data.map((one) => one.Name)).toEqual([
      'Gus Goalmanager',
      'Mia Member',
      'Otto Otherlead',
      'Paul Peer',
    ]);
  });
});

describe('a private goal counts in nobody’s figures of the company', async () => {
  const rival = await buildGoalCompany(server);
  await rival.makeApproved('member', { IsPrivate: true });
  const seenBy = async (who: CastName) =>
    (await rival.must(who, getCompliance, { params: { scope: 3 } })).goals.Done;

  test.each<[CastName, number]>([
    ['member', 0],
    ['lead', 0],
    ['ceo', 0],
    ['peer', 0],
    ['otherLead', 0],
    ['goalAdmin', 0],
    ['orgAdmin', 0],
    ['goalManager', 0],
  ])('for %s: %i person has a goal', async (who, expected) => {
    expect(await seenBy(who)).toBe(expected);
    const { data } = await rival.must(who, listCompliancePeople, {
      params: { scope: 3, figure: 'goals', answer: 'done' },
    });
    expect(data.map((one) => one.GoalCount)).toEqual(expected === 1 ? [1] : []);
  });
});

describe('in a larger company', async () => {
  const large = await server.buildTenant();
  const chief = await server.signInAs(large.ceo);
  const team = Array.from({ length: 124 }, (_, at) => `Person ${String(at).padStart(3, '0')}`);
  // Hire people in random order.
  for (const [at] of team.entries())
    await server.buildPerson(large, { name: team[(at * 37) % team.length] ?? '' });
  const params = { scope: 3, figure: 'goals', answer: 'open' };
  const page = (Cursor?: string) =>
    server.call(listCompliancePeople, { token: chief, params, query: Cursor ? { Cursor } : {} });

  test('fifty people a page, by name, each once', async () => {
    const first = await page();
    const second = await page(first.body.Next ?? '');
    const third = await page(second.body.Next ?? '');
    const pages = [first, second, third].map(({ body }) => body.data.map((one) => one.Name));
    expect(pages.map((names) => names.length)).toEqual([50, 50, 25]);
    expect(pages.flat()).toEqual(['Cleo Chief', ...team]);
    expect(third.body.Next).toBeNull();
  });

  test('a cursor is valid for its own question and person only', async () => {
    const Cursor = (await page()).body.Next ?? '';
    for (const other of [{ scope: 2 }, { figure: 'lastgoals' }, { answer: 'done' }]) {
      const answer = await server.call(listCompliancePeople, {
        token: chief,
        params: { ...params, ...other },
        query: { Cursor },
      });
      expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'Cursor']);
    }
    expect((await company.call('ceo', listCompliancePeople, { params, query: { Cursor } })).status).toBe(400);
    expect((await page(`${Cursor}x`)).status).toBe(400);
  });

  test('a forged cursor does not reveal where an observer’s name would be', async () => {
    const observer = await server.buildPerson(large, { name: 'Person 060', role: 'observer' });
    const after = async (personId: number) => {
      const text = `${server.clock.now()}.${personId}`;
      const question = `${large.id}.${large.ceo.id}.${params.scope}.${params.figure}.${params.answer}.${text}`;
      const seal = createHash('sha256').update(question).digest('base64url').slice(0, 9);
      return page(Buffer.from(`${text}/${seal}`).toString('base64url'));
    };
    expect((await after(large.ceo.id)).body.data).toHaveLength(50);
    expect((await after(observer.id)).body).toEqual((await after(2_147_483_647)).body);
  });

  test('it takes two statements with the session’s, and a third where people can be reminded, in every company', async () => {
    for (const [who, token] of [
      ['large', chief],
      ['small', await server.signInAs(people.ceo)],
    ] as const) {
      // A node counts a company's people once in ten minutes.
      await server.call(getCompliance, { token, params: { scope: 3 } });
      for (const scope of [1, 2, 3]) {
        const counted = await server.countStatements(() =>
          server.call(getCompliance, { token, params: { scope } }),
        );
        expect([who, scope, counted.tables.length]).toEqual([who, scope, 2]);
        const list = await server.countStatements(() =>
          server.call(listCompliancePeople, { token, params: { ...params, scope } }),
        );
        expect(list.tables.length, `${who} ${scope}`).toBeLessThanOrEqual(3);
      }
    }
  });
});

test('a company in its first quarter has no former quarter', async () => {
  const young = await server.buildTenant({ since: Date.parse('2026-11-01T15:00:00Z') });
  const token = await server.signInAs(young.ceo);
  const { body } = await server.call(getCompliance, { token, params: { scope: 3 } });
  expect([body.LastId, body.LastLabel, body.lastgoals.Percent]).toEqual([0, null, null]);
  expect(body.LastWeekLabel).toBe('Week 7 · ends Sun 15 Nov');
});
