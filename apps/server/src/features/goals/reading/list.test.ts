import { approveGoal } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import {
  countWaitingGoals,
  listChildGoals,
  listCompanyGoals,
  listGoalFilterChoices,
  listGoals,
  listPeriods,
} from '@bellwether/contract/goals/reading';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Wednesday of the eighth week: the seventh is the latest week that needs a prediction.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods } = company;

const list = (who: CastName, body: object = {}) => company.call(who, listGoals, { body });
const card = async (who: CastName, id: number, body: object = {}) => {
  const { data } = await company.must(who, listGoals, { body: { PageSize: 100, ...body } });
  return data.find((goal) => goal.Id === id);
};

describe('invalid requests', () => {
  test.each([listGoals, listPeriods, listCompanyGoals, countWaitingGoals, listGoalFilterChoices])(
    '$name needs a session',
    async (endpoint) => {
      const body = endpoint.method === 'POST' ? { body: {} } : {};
      expect((await company.call(null, endpoint, body)).status).toBe(401);
      for (const who of cast) expect((await company.call(who, endpoint, body)).status).toBe(200);
    },
  );

  test.each([
    [{ PageSize: 0 }, 'PageSize'],
    [{ PageSize: 101 }, 'PageSize'],
    [{ PageSize: '10' }, 'PageSize'],
    [{ GoalSelectFilter: 'Everything' }, 'GoalSelectFilter'],
    [{ Likelihood: [5] }, 'Likelihood'],
    [{ GoalStates: ['gone'] }, 'GoalStates'],
    [{ Title: 'a\u0000b' }, 'Title'],
    [{ Title: 'x'.repeat(256) }, 'Title'],
    [{ PeriodId: -1 }, 'PeriodId'],
    [{ PeriodId: 2 ** 31 }, 'PeriodId'],
    [{ Users: [0] }, 'Users'],
    [{ Unknown: true }, 'Unknown'],
    [{ GoalSelectFilter: 'DirectReports', AnyPeriod: true }, 'AnyPeriod'],
    [{ GoalSelectFilter: 'All', AnyPeriod: true }, 'AnyPeriod'],
  ])('%j is refused with 400', async (body, path) => {
    const answer = await list('goalAdmin', body);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
  });

  test('a quarter of another company, or an unknown quarter, is empty', async () => {
    for (const PeriodId of [2_147_483_647, 1]) {
      const { body } = await list('foreigner', { PeriodId });
      expect(body.data).toEqual([]);
    }
  });

  test('LIKE wildcards are matched literally', async () => {
    const { Goal } = await company.make('peer', { Title: 'Reach 100% of a_b \\ c' });
    for (const Title of ['100%', 'a_b', '\\', 'REACH c'])
      expect([Title, (await list('peer', { Title })).body.data[0]?.Id]).toEqual([Title, Goal.Id]);
    for (const Title of ['1%0', 'aXb', '%%%', 'reach 200'])
      expect([Title, (await list('peer', { Title })).body.data]).toEqual([Title, []]);
  });
});

describe('a card shows what the goal asks of the viewer', () => {
  test('needs update: for the owner and, as information, the manager', async () => {
    const now = server.clock.now();
    await company.goTo('2026-11-11T15:00:00Z');
    const { Goal, GoalStatuses } = await company.makeApproved('member');
    await company.goTo(now);
    expect(await card('member', Goal.Id)).toMatchObject({
      IsNeedsUpdate: true,
      Reminder: 'update',
      IsManager: false,
    });
    expect(await card('lead', Goal.Id, { GoalSelectFilter: 'DirectReports' })).toMatchObject({
      IsNeedsUpdate: true,
      Reminder: null,
      IsManager: true,
    });
    const week = GoalStatuses.find((status) => status.GoalPeriodWeek.Week === 7);
    await company.must('member', predictGoal, { body: { Id: week?.Id, Likelihood: 3, Quality: 4 } });
    expect(await card('member', Goal.Id)).toMatchObject({
      IsNeedsUpdate: false,
      Reminder: null,
      MostRecentGoalStatus: { Id: week?.Id, Likelihood: 3, Quality: 4, LikelihoodDelta: null },
    });
  });

  test('sent back, waiting for review, and a badge for a pending change', async () => {
    const { Goal } = await company.make('member', { IsDraft: false });
    const before = (await company.must('lead', countWaitingGoals)).Count;
    expect(await card('lead', Goal.Id, { NeedsReview: true, AnyPeriod: true })).toMatchObject({
      Reminder: 'review',
    });
    await company.must('lead', approveGoal, {
      body: { Id: Goal.Id, Status: 'draft', Comment: 'Sharper, please' },
    });
    expect(await card('member', Goal.Id)).toMatchObject({ State: 'draft', Reminder: 'sent_back' });
    expect(await card('lead', Goal.Id, { GoalSelectFilter: 'DirectReports' })).toMatchObject({
      Reminder: null,
    });
    expect((await company.must('lead', countWaitingGoals)).Count).toBe(before - 1);
    await company.must('member', approveGoal, { body: { Id: Goal.Id, Status: 'review' } });
    await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    expect((await company.must('lead', countWaitingGoals)).Count).toBe(before - 1);
    const body = company.save({ Title: 'More', IsFromEdit: true, IsDraft: false });
    await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
    expect((await company.must('lead', countWaitingGoals)).Count).toBe(before);
    const waiting = await company.must('lead', listGoals, {
      body: { NeedsReview: true, AnyPeriod: true, PageSize: 100 },
    });
    expect(waiting.data).toHaveLength(before);
    expect(waiting.pendingEdits).toContain(Goal.Id);
    expect(waiting.goalEdits).toMatchObject([{ GoalId: Goal.Id, State: 'review' }]);
    for (const who of ['peer', 'goalAdmin', 'observer', 'foreigner'] as const)
      expect([who, (await company.must(who, countWaitingGoals)).Count]).toEqual([who, 0]);
  });

  test('shelved, and with both results', async () => {
    const shelved = await company.makeApproved('member');
    await company.must('lead', shelveGoal, { body: { Id: shelved.Goal.Id, Status: 'shelved' } });
    expect(await card('member', shelved.Goal.Id)).toMatchObject({ IsShelve: true, IsNeedsUpdate: false });
    const { Goal } = await company.makeApproved('member');
    await company.must('member', finalizeGoal, {
      body: { GoalId: Goal.Id, Completed: true, Quality: 3, Outcome: 'Done' },
    });
    const found = await card('lead', Goal.Id, { GoalSelectFilter: 'DirectReports' });
    expect(found).toMatchObject({
      Reminder: 'review',
      OwnerGoalResult: { Completed: true, Quality: 3, ObjectiveResult: null },
      ManagerGoalResult: null,
    });
    // Lists contain no texts.
    expect(JSON.stringify(found)).not.toContain('Done');
    expect(JSON.stringify(found)).not.toContain('By ten');
  });

  test('the department is the nearest one up the chain', async () => {
    const { Goal } = await company.makeApproved('outsider');
    const unit = async () => (await card('goalAdmin', Goal.Id, { GoalSelectFilter: 'All' }))?.User.OrgUnit;
    const name = (id: number, unit: string | null) =>
      company.read((db) => db.updateTable('person').set({ org_unit: unit }).where('id', '=', id).execute());
    expect(await unit()).toBe('Corporate');
    await name(people.ceo.id, 'Board');
    expect(await unit()).toBe('Board');
    await name(people.otherLead.id, 'Robots');
    expect(await unit()).toBe('Robots');
    const { observer } = people;
    const gone = await server.buildPerson({ id: company.tenantId }, { deactivated: true });
    const elsewhere = (id: number, department: string) =>
      company.read((db) => db.updateTable('person').set({ department }).where('id', '=', id).execute());
    await elsewhere(observer.id, 'Board of observers');
    await elsewhere(gone.id, 'Closed');
    for (const who of ['member', 'lead', 'goalAdmin', 'observer'] as const) {
      const { Depts } = await company.must(who, listGoalFilterChoices);
      expect([who, Depts]).toEqual([who, ['Board', 'Robots']]);
    }
    for (const who of ['ceo', 'orgAdmin'] as const) {
      const { Depts } = await company.must(who, listGoalFilterChoices);
      expect([who, Depts]).toEqual([who, ['Board', 'Board of observers', 'Closed', 'Robots']]);
    }
    const { data } = await company.must('goalAdmin', listGoals, {
      body: { GoalSelectFilter: 'All', Depts: ['Robots'] },
    });
    expect(data.map((goal) => goal.Id)).toEqual([Goal.Id]);
    for (const id of [people.ceo.id, people.otherLead.id]) await name(id, null);
  });
});

describe('paging', () => {
  const page = async (Cursor: string | null, body: object = {}) =>
    company.must('outsider', listGoals, { body: { PageSize: 4, ...body, Cursor } });

  test('reads everything once, also while other goals come, go and move', async () => {
    const made: number[] = [];
    const left: number[] = [];
    for (let count = 0; count < 11; count += 1) made.push((await company.make('outsider')).Goal.Id);
    const found: number[] = [];
    let Cursor: string | null = null;
    let turn = 0;
    do {
      const { data, Next }: { data: { Id: number }[]; Next: string | null } = await page(Cursor, {
        GoalStates: ['draft'],
      });
      found.push(...data.map((goal) => goal.Id));
      Cursor = Next;
      turn += 1;
      // A new goal appears before the page, and a submitted goal leaves the filter.
      await company.make('outsider', { Title: `newer ${turn}` });
      const [, leaves] = made.filter((id) => !found.includes(id) && !left.includes(id));
      if (leaves === undefined || turn > 2) continue;
      left.push(leaves);
      await company.must('outsider', approveGoal, { body: { Id: leaves, Status: 'review' } });
    } while (Cursor !== null);
    expect(new Set(found).size).toBe(found.length);
    const stayed = await company.must('outsider', listGoals, {
      body: { PageSize: 100, GoalStates: ['draft'] },
    });
    const old = stayed.data.filter((goal) => made.includes(goal.Id)).map((goal) => goal.Id);
    expect(old.length).toBe(9);
    expect(old.every((id) => found.includes(id))).toBe(true);
  });

  test('a cursor that is damaged, another person’s or for another question is refused with 400', async () => {
    const { Next } = await page(null);
    const cursor = Next ?? '';
    expect((await page(cursor)).data).toHaveLength(4);
    const touched = [
      '',
      'x',
      `${cursor}A`,
      cursor.slice(1),
      `B${cursor.slice(1)}`,
      `${cursor.slice(0, 9)}${cursor[9] === 'A' ? 'B' : 'A'}${cursor.slice(10)}`,
      'a'.repeat(200),
      '%00',
    ];
    for (const Cursor of touched) {
      const answer = await list('outsider', { PageSize: 4, Cursor });
      expect([Cursor, answer.status, answer.problem.errors?.[0]?.path]).toEqual([Cursor, 400, 'Cursor']);
    }
    expect((await list('goalAdmin', { PageSize: 4, Cursor: cursor })).status).toBe(400);
    expect((await list('outsider', { PageSize: 4, Cursor: cursor, Title: 'n' })).status).toBe(400);
    expect((await list('outsider', { PageSize: 2, Cursor: cursor })).status).toBe(200);
  });

  test('the cursor keeps the calendar of the first page', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { GoalStatuses } = await company.makeApproved('peer', { Title: 'steady' });
      const week = GoalStatuses.find((status) => status.GoalPeriodWeek.Week === 7);
      const isOpen = week?.IsOpen ?? false;
      expect(isOpen).toBe(false);
    }
    const steady = { Title: 'steady', PageSize: 2 };
    const first = await company.must('peer', listGoals, { body: steady });
    const before = server.clock.now();
    // A quarter later the same list continues in the quarter in which it began.
    server.clock.set(Date.parse('2027-01-05T15:00:00Z'));
    const token = await server.signInAs(people.peer);
    const next = await server.call(listGoals, { token, body: { ...steady, Cursor: first.Next } });
    const anew = await server.call(listGoals, { token, body: steady });
    server.clock.set(before);
    expect(next.body.data).toHaveLength(1);
    expect(anew.body.data).toHaveLength(0);
  });

  test('children come 50 a page', async () => {
    const { Goal } = await company.makeApproved('ceo', { Title: 'many below' });
    const at = new Date(server.clock.now()).toISOString();
    await company.read((db) =>
      db
        .insertInto('goal')
        .values(
          Array.from({ length: 53 }, (_, count) => ({
            tenant_id: company.tenantId,
            owner_id: people.ceo.id,
            author_id: people.ceo.id,
            period_id: periods.current.id,
            parent_id: Goal.Id,
            state: 'approved' as const,
            goal_type: 'SMART' as const,
            is_private: false,
            title: `Child ${count}`,
            measurement: 'By ten',
            published_at: at,
            created_at: at,
            updated_at: at,
          })),
        )
        .execute(),
    );
    const params = { id: Goal.Id };
    const first = await company.must('peer', listChildGoals, { params });
    const second = await company.must('peer', listChildGoals, {
      params,
      query: { Cursor: first.Next ?? '' },
    });
    expect([first.data.length, second.data.length, second.Next]).toEqual([50, 3, null]);
    const all = [...first.data, ...second.data].map((goal) => goal.Id);
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
    await company.read((db) =>
      db
        .updateTable('goal')
        .set({ deleted_at: at })
        .where(
          'id',
          'in',
          second.data.map((goal) => goal.Id),
        )
        .execute(),
    );
    expect((await company.must('peer', listChildGoals, { params })).Next).toBeNull();
    const other = { params: { id: Goal.Id + 1 }, query: { Cursor: first.Next ?? '' } };
    expect((await company.call('peer', listChildGoals, other)).status).toBe(400);
  });
});

test('quarters: all existing ones, the latest first, the current one with its week', async () => {
  const { data, Next } = await company.must('observer', listPeriods);
  expect(Next).toBeNull();
  expect(data.map((period) => period.Index)).toEqual(periods.all.map((period) => period.index).reverse());
  expect(data.filter((period) => period.WeekId !== 0)).toMatchObject([
    { Id: periods.current.id, WeekStartDate: '2026-11-16', WeekEndDate: '2026-11-22' },
  ]);
});

test('company goals: the ceo’s published and open goals without parent, of one quarter', async () => {
  const { Goal } = await company.makeApproved('ceo', { Title: 'one for all' });
  const hidden = [
    await company.make('ceo', { Title: 'draft of the ceo' }),
    await company.makeApproved('ceo', { Title: 'private', IsPrivate: true }),
    await company.makeApproved('ceo', { Title: 'aligned', ParentId: Goal.Id }),
    await company.makeApproved('member', { Title: 'not the ceo’s' }),
  ].map((info) => info.Goal.Id);
  for (const who of ['ceo', 'member', 'observer'] as const) {
    const { data } = await company.must(who, listCompanyGoals);
    const found = data.map((goal) => goal.Id);
    expect([who, found.includes(Goal.Id), found.filter((id) => hidden.includes(id))]).toEqual([
      who,
      true,
      [],
    ]);
  }
  const next = periods.byIndex(periods.current.index + 1)?.id ?? 0;
  expect((await company.must('member', listCompanyGoals, { query: { PeriodId: next } })).data).toEqual([]);
});

test('the list takes two statements with the session’s, for any page length', async () => {
  for (const who of ['goalAdmin', 'member', 'lead'] as const) {
    for (const PageSize of [1, 100]) {
      for (const GoalSelectFilter of ['MyGoals', 'DirectReports', 'ManagerAndPeers', 'All'] as const) {
        const ask = () => company.must(who, listGoals, { body: { GoalSelectFilter, PageSize } });
        const { tables } = await server.countStatements(ask);
        expect([who, GoalSelectFilter, tables.length]).toEqual([who, GoalSelectFilter, 2]);
      }
    }
  }
});
