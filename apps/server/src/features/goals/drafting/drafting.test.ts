import { approveGoal } from '@bellwether/contract/goals/approval';
import {
  createGoal,
  createGoalAtZero,
  deleteGoal,
  type GoalSave,
  updateGoal,
} from '@bellwether/contract/goals/drafting';
import { getGoal } from '@bellwether/contract/goals/reading';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { goalMessages, parentReasonSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods } = company;

const create = (who: CastName, fields: Partial<GoalSave> = {}, of: GoalCompany = company) =>
  of.call(who, createGoal, { body: of.save(fields) });
const update = (who: CastName, id: number, fields: Partial<GoalSave> = {}) =>
  company.call(who, updateGoal, { params: { id }, body: company.save(fields) });
const periodAt = (step: number) => periods.byIndex(periods.current.index + step)?.id ?? 0;

describe('a new goal', () => {
  test('is a draft of its author, of the type the company uses, with "Draft created" in its history', async () => {
    const texts = { Title: ' Grow ', Measurement: 'By ten', Description: 'Because', IsPrivate: true };
    const { body } = await create('member', texts);
    expect(body.Goal).toMatchObject({
      State: 'draft',
      GoalType: 'SMART',
      Hidden: true,
      ParentId: 0,
      GoalPeriodId: periods.current.id,
      GoalDetail: { Title: 'Grow', Measurement: 'By ten', Description: 'Because' },
      User: { Id: people.member.id },
    });
    expect(body.GoalTransitions).toMatchObject([
      { FromState: null, ToState: 'draft', ActionType: null, UserId: people.member.id, GoalName: 'Grow' },
    ]);
    expect(body.GoalStatuses).toEqual([]);
    expect(await company.events(body.Goal.Id)).toEqual(['goal.created']);
    const row = await company.read((db) =>
      db.selectFrom('goal').select('author_id').where('id', '=', body.Goal.Id).executeTakeFirstOrThrow(),
    );
    expect(row.author_id).toBe(people.member.id);
  });

  test('can be created by POST, and by PUT with id 0', async () => {
    const body = company.save();
    const posted = await company.call('member', createGoalAtZero, { params: { id: 0 }, body });
    const put = await company.call('member', updateGoal, { params: { id: 0 }, body });
    expect([posted.status, put.status]).toEqual([200, 200]);
    expect(put.body.Goal.Id).toBeGreaterThan(posted.body.Goal.Id);
  });

  test('with IsFromEdit is refused, after the check of the right to create', async () => {
    const before = await create('member');
    expect((await create('member', { IsFromEdit: true })).status).toBe(409);
    expect((await create('observer', { IsFromEdit: true })).status).toBe(403);
    const after = await create('member');
    expect(after.body.Goal.Id - before.body.Goal.Id).toBe(1);
  });

  test('keeps its reporting memo only if its type has one', async () => {
    const percent = await buildGoalCompany(server, { goalType: 'ObjectiveResult' });
    const kept = await create('member', { ReportingMemo: 'Q4 plan' }, percent);
    expect(kept.body.Goal).toMatchObject({ GoalType: 'ObjectiveResult', ReportingMemo: 'Q4 plan' });
    const dropped = await create('member', { ReportingMemo: 'Q4 plan' });
    expect(dropped.body.Goal.ReportingMemo).toBe('');
  });

  test.each([
    ['member', 'review', ['goal.created', 'goal.submitted']],
    ['ceo', 'approved', ['goal.created', 'goal.published']],
    ['lead', 'review', ['goal.created', 'goal.submitted']],
    ['goalAdmin', 'review', ['goal.created', 'goal.submitted']],
  ] as const)('saved with the main act by %s is in %s', async (who, state, events) => {
    const { body } = await create(who, { IsDraft: false });
    expect(body.Goal.State).toBe(state);
    expect(await company.events(body.Goal.Id)).toEqual(events);
    // An approved goal has a row per week of the quarter: 1 October to 31 December 2026 are 14 weeks.
    expect(body.GoalStatuses).toHaveLength(state === 'approved' ? 14 : 0);
  });

  test('of a person without a manager is not half saved if nobody could approve it', async () => {
    const alone = await server.buildPerson({ id: company.tenantId }, { manager: null });
    const token = await server.signInAs(alone);
    const body = company.save({ Title: 'Alone', IsDraft: false });
    const refusedSave = await server.call(createGoal, { token, body });
    expect(refusedSave.status).toBe(409);
    const left = await company.read((db) =>
      db.selectFrom('goal').select('id').where('owner_id', '=', alone.id).execute(),
    );
    expect(left).toEqual([]);
  });
});

describe('for others', () => {
  test('goal admins and goal managers publish at once, goal managers below their own goals only', async () => {
    const byAdmin = await create('goalAdmin', { OwnerId: people.member.id, IsDraft: false });
    expect(byAdmin.body.Goal).toMatchObject({ State: 'approved', User: { Id: people.member.id } });
    const own = await company.makeApproved('goalManager');
    const given = { OwnerId: people.member.id, IsDraft: false };
    const below = await create('goalManager', { ...given, ParentId: own.Goal.Id });
    expect(below.body.Goal).toMatchObject({ State: 'approved', ParentId: own.Goal.Id });
    const without = await create('goalManager', given);
    expect(without).toMatchObject({
      status: 400,
      problem: {
        errors: [{ path: 'ParentId', message: 'Parent is required when creating goals for others' }],
      },
    });
    const elsewhere = await company.makeApproved('ceo');
    const outside = await create('goalManager', { ...given, ParentId: elsewhere.Goal.Id });
    expect(outside.problem.errors).toEqual([
      { path: 'ParentId', message: goalMessages.goalManagerParentHint },
    ]);
  });

  test.each(['ceo', 'lead', 'member', 'orgAdmin'] as const)('%s may not', async (who) => {
    expect((await create(who, { OwnerId: people.peer.id })).status).toBe(403);
  });

  test('only active people of the company who are not observers', async () => {
    const gone = await server.buildPerson({ id: company.tenantId }, { deactivated: true });
    for (const OwnerId of [gone.id, people.observer.id, people.foreigner.id, 2_000_000_000]) {
      const { status, problem } = await create('goalAdmin', { OwnerId });
      expect(status).toBe(400);
      expect(problem.errors).toEqual([{ path: 'OwnerId', message: 'Please select owner!' }]);
    }
  });

  test('nobody outside the chain creates a private goal', async () => {
    const { status, problem } = await create('goalAdmin', { OwnerId: people.member.id, IsPrivate: true });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'IsPrivate']);
  });
});

test('observers never create', async () => {
  expect((await create('observer')).status).toBe(403);
});

test('goals are created for the current or a later quarter, by goal admins for any', async () => {
  expect((await create('member', { PeriodId: periodAt(5) })).status).toBe(200);
  const past = await create('member', { PeriodId: periodAt(-1) });
  expect([past.status, past.problem.errors?.[0]?.path]).toEqual([400, 'PeriodId']);
  expect((await create('goalAdmin', { PeriodId: periodAt(-1) })).status).toBe(200);
  const unknown = await create('member', { PeriodId: 2_000_000_000 });
  expect(unknown.problem.errors).toEqual([{ path: 'PeriodId', message: 'Please select quarter!' }]);
});

describe('the parent', () => {
  const refusedWith = async (ParentId: number, fields: Partial<GoalSave> = {}) => {
    const answer = await create('peer', { ParentId, ...fields });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'ParentId']);
    return answer.problem.detail;
  };

  test('is a visible goal that is not private, shelved or finalized', async () => {
    const privateGoal = await company.makeApproved('lead', { IsPrivate: true });
    expect(await refusedWith(privateGoal.Goal.Id)).toBe(parentReasonSentences.not_visible);
    const draft = await company.make('member');
    expect(await refusedWith(draft.Goal.Id)).toBe(parentReasonSentences.not_visible);
    const foreign = await company.call('foreigner', createGoal, {
      body: company.save({ PeriodId: await foreignPeriod() }),
    });
    expect(foreign.status).toBe(200);
    expect(await refusedWith(foreign.body.Goal.Id)).toBe(parentReasonSentences.not_visible);
    const shelved = await company.makeApproved('ceo');
    await company.must('ceo', shelveGoal, { body: { Id: shelved.Goal.Id, Status: 'shelved' } });
    expect(await refusedWith(shelved.Goal.Id)).toBe(parentReasonSentences.is_shelved);
    const own = await company.makeApproved('peer', { IsPrivate: true });
    expect(await refusedWith(own.Goal.Id)).toBe(parentReasonSentences.is_private);
  });

  test('is of the same or an earlier quarter of the same fiscal year', async () => {
    const current = await company.makeApproved('ceo');
    const next = await company.makeApproved('ceo', { PeriodId: periodAt(1) });
    // The current quarter is the last of the year, so the next quarter belongs to another year.
    expect(await refusedWith(next.Goal.Id)).toBe(parentReasonSentences.other_year);
    expect(await refusedWith(current.Goal.Id, { PeriodId: periodAt(1) })).toBe(
      parentReasonSentences.other_year,
    );
    const later = await company.makeApproved('ceo', { PeriodId: periodAt(2) });
    expect(await refusedWith(later.Goal.Id, { PeriodId: periodAt(1) })).toBe(
      parentReasonSentences.later_period,
    );
    expect((await create('peer', { PeriodId: periodAt(2), ParentId: next.Goal.Id })).status).toBe(200);
  });
});

async function foreignPeriod(): Promise<number> {
  const { rows } = await server.owner.query(
    'select id from goal_period where tenant_id = $1 and index = $2',
    [people.foreigner.tenantId, periods.current.index],
  );
  return rows[0].id;
}

describe('a saved draft', () => {
  test('takes new texts, quarter, parent and privacy', async () => {
    const parent = await company.makeApproved('ceo', { PeriodId: periodAt(1) });
    const { Goal } = await company.make('member');
    const { body } = await update('member', Goal.Id, {
      Title: 'Grow more',
      PeriodId: periodAt(1),
      ParentId: parent.Goal.Id,
      IsPrivate: true,
    });
    expect(body.Goal).toMatchObject({
      GoalDetail: { Title: 'Grow more' },
      GoalPeriodId: periodAt(1),
      ParentId: parent.Goal.Id,
      Hidden: true,
      State: 'draft',
    });
    expect(body.GoalTransitions.map((row) => row.ActionType)).toEqual([null, 1]);
    expect(body.Ancestors.map((above) => above.Id)).toEqual([parent.Goal.Id]);
    expect(Date.parse(body.Goal.UpdatedAt)).toBeGreaterThan(Date.parse(Goal.UpdatedAt));
  });

  test('takes the main act in the same call', async () => {
    const { Goal } = await company.make('member');
    const { body } = await update('member', Goal.Id, { Title: 'Grow more', IsDraft: false });
    expect(body.Goal).toMatchObject({ State: 'review', GoalDetail: { Title: 'Grow more' } });
  });

  test('is given to another by a goal admin, not by its owner', async () => {
    const { Goal } = await company.make('member');
    expect((await update('member', Goal.Id, { OwnerId: people.peer.id })).status).toBe(403);
    const { body } = await update('goalAdmin', Goal.Id, { OwnerId: people.peer.id });
    expect(body.Goal.User.Id).toBe(people.peer.id);
    expect(body.GoalTransitions.at(-1)).toMatchObject({ ActionType: 0, Meta: people.member.id });
    expect((await company.call('member', getGoal, { params: { id: Goal.Id } })).status).toBe(404);
  });

  test('is given to another by a goal manager only below own goals', async () => {
    const elsewhere = await company.makeApproved('ceo');
    const { Goal } = await company.make('goalManager', { ParentId: elsewhere.Goal.Id });
    const give = (ParentId: number) => update('goalManager', Goal.Id, { ParentId, OwnerId: people.peer.id });
    const outside = await give(elsewhere.Goal.Id);
    expect([outside.status, outside.problem.errors]).toEqual([
      400,
      [{ path: 'ParentId', message: goalMessages.goalManagerParentHint }],
    ]);
    const own = await company.makeApproved('goalManager');
    expect((await give(own.Goal.Id)).body.Goal.User.Id).toBe(people.peer.id);
  });

  test('of an ended quarter can still be corrected and submitted, but not moved to another ended one', async () => {
    const past = await company.make('goalAdmin', { OwnerId: people.member.id, PeriodId: periodAt(-1) });
    const id = past.Goal.Id;
    expect((await update('member', id, { Title: 'Late', PeriodId: periodAt(-1) })).status).toBe(200);
    expect((await update('member', id, { PeriodId: periodAt(-2) })).status).toBe(400);
  });

  test('that has contributing goals stays visible and within their quarters', async () => {
    const { Goal } = await company.make('ceo', { PeriodId: periodAt(1) });
    const child = { ParentId: Goal.Id, PeriodId: periodAt(1) };
    await company.make('ceo', child);
    const hidden = await update('ceo', Goal.Id, { PeriodId: periodAt(1), IsPrivate: true });
    expect([hidden.status, hidden.problem.errors?.[0]?.path]).toEqual([400, 'IsPrivate']);
    const moved = await update('ceo', Goal.Id, { PeriodId: periodAt(2) });
    expect([moved.status, moved.problem.errors?.[0]?.path]).toEqual([400, 'PeriodId']);
  });

  test('moves up to the quarter of its contributing goals', async () => {
    const { Goal } = await company.make('ceo', { PeriodId: periodAt(1) });
    const child = await company.make('ceo', { ParentId: Goal.Id, PeriodId: periodAt(2) });
    expect((await update('ceo', Goal.Id, { PeriodId: periodAt(2) })).body.Goal.GoalPeriodId).toBe(
      periodAt(2),
    );
    const beyond = await update('ceo', Goal.Id, { PeriodId: periodAt(3) });
    expect([beyond.status, beyond.problem.errors?.[0]?.path]).toEqual([400, 'PeriodId']);
    await company.must('ceo', deleteGoal, { params: { id: child.Goal.Id } });
    const free = await update('ceo', Goal.Id, { PeriodId: periodAt(3), IsPrivate: true });
    expect(free.body.Goal).toMatchObject({ GoalPeriodId: periodAt(3), Hidden: true });
  });

  test('moved to a quarter before its parent’s is refused, even with the same parent', async () => {
    const parent = await company.makeApproved('ceo', { PeriodId: periodAt(2) });
    const { Goal } = await company.make('member', { ParentId: parent.Goal.Id, PeriodId: periodAt(2) });
    const moved = await update('member', Goal.Id, { ParentId: parent.Goal.Id, PeriodId: periodAt(1) });
    expect([moved.status, moved.problem.errors]).toEqual([
      400,
      [{ path: 'ParentId', message: parentReasonSentences.later_period }],
    ]);
  });

  test('given away with the main act is treated as the new owner’s', async () => {
    const { Goal } = await company.make('goalAdmin');
    const { body } = await update('goalAdmin', Goal.Id, { OwnerId: people.member.id, IsDraft: false });
    expect(body.Goal).toMatchObject({ State: 'approved', User: { Id: people.member.id } });
  });

  test('is not aligned below itself', async () => {
    const { Goal } = await company.make('member');
    const child = await company.make('member', { ParentId: Goal.Id });
    const grandchild = await company.make('member', { ParentId: child.Goal.Id });
    for (const [ParentId, sentence] of [
      [Goal.Id, parentReasonSentences.is_itself],
      [child.Goal.Id, parentReasonSentences.is_below],
      [grandchild.Goal.Id, parentReasonSentences.is_below],
    ] as const) {
      expect((await update('member', Goal.Id, { ParentId })).problem.detail).toBe(sentence);
    }
  });

  test.each([
    ['peer', 404],
    ['lead', 403],
    ['observer', 404],
    ['foreigner', 404],
    ['goalManager', 404],
    ['goalAdmin', 200],
  ] as const)('by %s answers %i', async (who, status) => {
    const { Goal } = await company.make('member');
    expect((await update(who, Goal.Id)).status).toBe(status);
  });

  test('in review, with IsFromEdit, or stale is refused', async () => {
    const waiting = await company.make('member', { IsDraft: false });
    expect((await update('member', waiting.Goal.Id)).status).toBe(409);
    const draft = await company.make('member');
    expect((await update('member', draft.Goal.Id, { IsFromEdit: true })).status).toBe(409);
    const { UpdatedAt } = draft.Goal;
    expect((await update('member', draft.Goal.Id, { UpdatedAt })).status).toBe(200);
    expect((await update('member', draft.Goal.Id, { UpdatedAt })).status).toBe(409);
    expect((await update('member', draft.Goal.Id, { UpdatedAt: 'yesterday' })).status).toBe(400);
  });

  test('sent back by the manager can be saved and submitted again', async () => {
    const { Goal } = await company.make('member', { IsDraft: false });
    const back = { Id: Goal.Id, Status: 'draft', Comment: 'By when?' };
    await company.must('lead', approveGoal, { body: back });
    expect((await update('member', Goal.Id, { IsDraft: false })).body.Goal.State).toBe('review');
  });
});

test('of an OKR company names the missing texts as its form does', async () => {
  const okr = await buildGoalCompany(server, { goalType: 'OKR' });
  const missing = [
    { path: 'Title', message: 'Please enter objective!' },
    { path: 'Measurement', message: 'Please enter key results!' },
  ];
  const texts = { Title: ' ', Measurement: '' };
  const created = await okr.call('member', createGoal, { body: okr.save(texts) });
  expect([created.status, created.problem.errors]).toEqual([400, missing]);
  const { Goal } = await okr.make('member');
  const changed = await okr.call('member', updateGoal, { params: { id: Goal.Id }, body: okr.save(texts) });
  expect([changed.status, changed.problem.errors]).toEqual([400, missing]);
});
