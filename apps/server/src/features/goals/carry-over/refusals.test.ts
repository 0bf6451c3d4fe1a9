import { carryOverGoals, getCarryOver } from '@bellwether/contract/goals/carry-over';
import { restoreGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const lastWeek = '2026-09-29T15:00:00Z';
const server = await startTestServer({ now: lastWeek });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const next = periods.byIndex(periods.current.index + 1) ?? periods.current;

beforeEach(() => company.goTo(lastWeek));

const carry = (who: CastName | null, ...GoalIds: number[]) =>
  company.call(who, carryOverGoals, { body: { GoalIds } });
const approved = async (who: CastName, fields: Parameters<typeof company.save>[0] = {}) =>
  (await company.makeApproved(who, fields)).Goal.Id;
const successorsOf = (id: number) =>
  company.read((db) => db.selectFrom('goal').select('id').where('carried_from_id', '=', id).execute());

describe('refused', () => {
  test('a stranger', async () => {
    expect((await company.call(null, getCarryOver)).status).toBe(401);
    expect((await carry(null, 1)).status).toBe(401);
  });

  test('a goal of another company, or an invisible goal, with the words for an absent goal', async () => {
    const id = await approved('member');
    const hidden = (await company.make('member', { IsPrivate: true })).Goal.Id;
    const draft = (await company.make('member')).Goal.Id;
    const absent = await carry('peer', 2_147_483_647);
    expect(absent.status).toBe(404);
    for (const answer of [
      await carry('foreigner', id),
      await carry('peer', hidden),
      await carry('goalAdmin', hidden),
      await carry('peer', draft),
      // The reply is the same for a viewer who could never carry it over.
      await carry('observer', hidden),
      await carry('observer', 2_147_483_647),
    ])
      expect([answer.status, answer.problem]).toEqual([404, absent.problem]);
    expect((await company.must('foreigner', getCarryOver)).data).toEqual([]);
    expect((await company.must('peer', getCarryOver)).data.map((goal) => goal.Id)).not.toContain(id);
  });

  test.each(['peer', 'lead', 'ceo', 'goalAdmin', 'goalManager', 'orgAdmin', 'observer'] as const)(
    'somebody else’s goal, to a %s who sees it',
    async (who) => {
      const id = await approved('member');
      expect((await carry(who, id)).status).toBe(403);
    },
  );

  test('an observer, also for a goal they owned earlier', async () => {
    const id = await approved('outsider');
    await company.read((db) =>
      db.updateTable('goal').set({ owner_id: people.observer.id }).where('id', '=', id).execute(),
    );
    expect((await company.must('observer', getCarryOver)).data).toEqual([]);
    expect((await carry('observer', id)).status).toBe(403);
  });

  test.each([
    ['no goal', { GoalIds: [] }, 'GoalIds', 'Please select at least one goal.'],
    ['more than a hundred', { GoalIds: Array.from({ length: 101 }, (_, at) => at + 1) }, 'GoalIds', null],
    ['a goal twice', { GoalIds: [7, 7] }, 'GoalIds', 'Each goal can be named once.'],
    ['an odd id', { GoalIds: [1.5] }, 'GoalIds.0', null],
    ['an id of text', { GoalIds: ['7'] }, 'GoalIds.0', null],
    ['an id beyond all', { GoalIds: [2_147_483_648] }, 'GoalIds.0', null],
    ['0', { GoalIds: [0] }, 'GoalIds.0', null],
    ['no list', { GoalIds: 7 }, 'GoalIds', null],
    ['nothing', {}, 'GoalIds', null],
    ['an unknown field', { GoalIds: [7], Odd: 1 }, 'Odd', 'This field is not known.'],
  ])('%s', async (_what, body, path, message) => {
    const { status, problem } = await company.call('member', carryOverGoals, { body });
    expect([status, problem.errors?.[0]?.path.split('.')[0]]).toEqual([400, path.split('.')[0]]);
    expect(problem.detail).not.toBe('');
    if (message) expect(problem.errors?.[0]?.message).toBe(message);
  });

  test('all, if one is impossible: nothing is created', async () => {
    const good = await approved('member');
    const shelved = await approved('member');
    await company.must('lead', shelveGoal, { body: { Id: shelved, Status: 'shelved' } });
    const others = await approved('peer');
    const late = await carry('member', good, shelved);
    expect([late.status, late.problem.detail]).toEqual([409, 'Only unfinished goals can be carried over.']);
    expect((await carry('member', good, others)).status).toBe(403);
    expect((await carry('member', good, 2_147_483_647)).status).toBe(404);
    // 403 comes before 409.
    expect((await carry('member', shelved, others)).status).toBe(403);
    expect(await successorsOf(good)).toEqual([]);
    expect(await company.events(good)).not.toContain('goal.carried_over');
    expect((await carry('member', good)).status).toBe(200);
  });

  test('a goal of another quarter', async () => {
    const late = (await company.make('member', { PeriodId: next.id })).Goal.Id;
    const { status, problem } = await carry('member', late);
    expect([status, problem.detail]).toEqual([409, 'The goals of this quarter cannot be carried over now.']);
  });
});

describe('the time of the offer', () => {
  // Q3 2026 ends on Wednesday 30 September, Q4 on Thursday 31 December.
  test.each([
    ['2026-09-28T04:59:59Z', false, 'the instant before the last week'],
    ['2026-09-28T05:00:00Z', true, 'the first instant of the last week'],
    ['2026-10-01T05:00:00Z', true, 'the first instant of the next quarter'],
    ['2026-12-28T05:59:59Z', true, 'the instant before the last week of the next quarter'],
    ['2026-12-28T06:00:00Z', false, 'the last week of the next quarter'],
  ])('at %s a goal of the third quarter is offered: %s (%s)', async (at, isOffered) => {
    const id = await approved('outsider');
    await company.goTo(at);
    const offer = await company.must('outsider', getCarryOver);
    expect(offer.data.some((goal) => goal.Id === id)).toBe(isOffered);
    expect((await carry('outsider', id)).status).toBe(isOffered ? 200 : 409);
  });

  test('at the end of the year the next year begins', async () => {
    await company.goTo('2026-12-29T15:00:00Z');
    const id = await approved('outsider', { PeriodId: next.id });
    const { body } = await carry('outsider', id);
    expect(body.ToPeriod).toMatchObject({ Quarter: 1, Year: 2027 });
    const made = await company.must('outsider', getGoal, { params: { id: body.data[0]?.Id ?? 0 } });
    expect(made.Period).toMatchObject({ Quarter: 1, Year: 2027 });
    expect(made.CarriedFrom).toMatchObject({ Quarter: 4, Year: 2026 });
  });

  test('a company in its first quarter has nothing to carry, and gets no error', async () => {
    const young = await server.buildTenant();
    const token = await server.signInAs(young.ceo);
    server.clock.set(Date.parse('2026-09-02T15:00:00Z'));
    const fresh = await server.buildTenant();
    const other = await server.signInAs(fresh.ceo);
    for (const each of [token, other]) {
      const { status, body } = await server.call(getCarryOver, { token: each });
      expect([status, body.data, body.Total]).toEqual([200, [], 0]);
    }
  });
});

describe('two at once', () => {
  const statuses = (answers: readonly { status: number }[]) => answers.map((answer) => answer.status).sort();

  test('the same goal: one draft and one 409', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await approved('member');
      expect(statuses(await Promise.all([carry('member', id), carry('member', id)]))).toEqual([200, 409]);
      expect(await successorsOf(id)).toHaveLength(1);
    }
  });

  test('lists that overlap, in different orders: one of them is carried completely', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ids = [await approved('member'), await approved('member'), await approved('member')] as const;
      const [one, two, three] = ids;
      const both = await Promise.all([carry('member', one, two), carry('member', three, two)]);
      expect(statuses(both)).toEqual([200, 409]);
      const made = await Promise.all(ids.map(successorsOf));
      expect(made.flat()).toHaveLength(2);
      expect(made[1]).toHaveLength(1);
    }
  });

  test('finalising meanwhile: the draft was first, or none exists', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await approved('member');
      const body = { GoalId: id, Completed: true, Quality: 3, Outcome: 'Done' };
      const [carried, finalised] = await Promise.all([
        carry('member', id),
        company.call('member', finalizeGoal, { body }),
      ]);
      expect(finalised.status).toBe(200);
      expect([200, 409]).toContain(carried.status);
      expect(await successorsOf(id)).toHaveLength(carried.status === 200 ? 1 : 0);
    }
  });

  test('a draft whose quarter is changed meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { Goal } = await company.make('member');
      const moved = { params: { id: Goal.Id }, body: company.save({ PeriodId: next.id }) };
      const [carried, saved] = await Promise.all([
        carry('member', Goal.Id),
        company.call('member', updateGoal, moved),
      ]);
      expect(saved.status).toBe(200);
      expect([200, 409]).toContain(carried.status);
    }
  });

  test('restoring the former draft while the goal is carried again: only one of the two survives', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await approved('member');
      const { body } = await carry('member', id);
      const former = body.data[0]?.Id ?? 0;
      await company.read((db) =>
        db.updateTable('goal').set({ deleted_at: lastWeek }).where('id', '=', former).execute(),
      );
      const both = await Promise.all([
        carry('member', id),
        company.call('goalAdmin', restoreGoal, { body: { Id: former } }),
      ]);
      expect(statuses(both)).toEqual([200, 409]);
    }
  });

  test('people whose goals lie below each other’s do not deadlock for good', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [mine, theirs] = [await approved('member'), await approved('peer')];
      const below = await approved('member', { ParentId: theirs });
      const under = await approved('peer', { ParentId: mine });
      const both = await Promise.all([carry('member', mine, below), carry('peer', theirs, under)]);
      // The database may end one of two conflicting acts. The act gets 409, and a retry succeeds.
      for (const answer of both) expect([200, 409]).toContain(answer.status);
      expect(statuses(both)).toContain(200);
    }
  });
});

describe('statements', () => {
  const grown = async (who: CastName, count: number) => {
    const ids: number[] = [];
    const parent = (await company.make(who, { Title: 'Top' })).Goal.Id;
    for (let at = 0; at < count; at += 1)
      ids.push((await company.make(who, at % 2 ? { ParentId: parent } : {})).Goal.Id);
    return ids;
  };

  test('are as many for fifty goals as for one', async () => {
    const few = await grown('otherLead', 1);
    const many = await grown('goalManager', 50);
    // Fill the node's caches first.
    await company.must('lead', getCarryOver);
    const reads = {
      one: await server.countStatements(() => company.must('otherLead', getCarryOver)),
      fifty: await server.countStatements(() => company.must('goalManager', getCarryOver)),
    };
    expect(reads.fifty.result.Total).toBe(51);
    expect(reads.fifty.tables.length).toBeLessThanOrEqual(3);
    expect(reads.one.tables.length).toBeLessThanOrEqual(reads.fifty.tables.length);
    const writes = {
      one: await server.countStatements(() => carry('otherLead', ...few)),
      fifty: await server.countStatements(() => carry('goalManager', ...many)),
    };
    expect([writes.one.result.status, writes.fifty.result.status]).toEqual([200, 200]);
    expect(writes.fifty.tables.length).toBe(writes.one.tables.length);
    expect(writes.fifty.tables.length).toBeLessThanOrEqual(5);
    const { data } = await company.must('goalManager', listGoals, {
      body: { GoalSelectFilter: 'MyGoals', PeriodId: next.id, PageSize: 100 },
    });
    expect(data).toHaveLength(50);
  });
});
