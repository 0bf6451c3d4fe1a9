import { approveGoal } from '@bellwether/contract/goals/approval';
import { deleteGoal, type GoalSave, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner, changeParentGoal } from '@bellwether/contract/goals/ownership';
import { getGoal } from '@bellwether/contract/goals/reading';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { parentReasonSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods } = company;

const edit = (who: CastName, id: number, fields: Partial<GoalSave> = {}) =>
  company.call(who, updateGoal, {
    params: { id },
    body: company.save({ Title: 'Grow more', IsFromEdit: true, ...fields }),
  });
const approve = (who: CastName, Id: number) =>
  company.call(who, approveGoal, { body: { Id, Status: 'approved' } });
const goalAs = (who: CastName, id: number) => company.must(who, getGoal, { params: { id } });

describe('a change of an approved goal', () => {
  test('makes an edit draft beside it and replaces it when saved again', async () => {
    const { Goal } = await company.makeApproved('member');
    const first = await edit('member', Goal.Id);
    expect(first.body.Goal.GoalDetail.Title).toBe('Grow');
    expect(first.body.GoalEdits).toMatchObject([{ State: 'draft', Title: 'Grow more' }]);
    const second = await edit('member', Goal.Id, { Title: 'Grow most', Description: 'New' });
    expect(second.body.GoalEdits).toMatchObject([
      { Id: first.body.GoalEdits[0]?.Id, State: 'draft', Title: 'Grow most', Description: 'New' },
    ]);
    const events = await company.events(Goal.Id);
    expect(events.slice(-2)).toEqual(['goal_edit.created', 'goal_edit.updated']);
  });

  test('is invisible to people who see only published goals', async () => {
    const { Goal } = await company.makeApproved('member');
    await edit('member', Goal.Id);
    for (const who of ['peer', 'observer'] as const)
      expect((await goalAs(who, Goal.Id)).GoalEdits).toEqual([]);
    expect((await goalAs('lead', Goal.Id)).GoalEdits).toHaveLength(1);
  });

  test('requests approval directly with the main act', async () => {
    const { Goal } = await company.makeApproved('member');
    const { body } = await edit('member', Goal.Id, { IsDraft: false });
    expect(body.GoalEdits).toMatchObject([{ State: 'review' }]);
    expect((await edit('member', Goal.Id)).status).toBe(409);
  });

  test.each([
    ['ceo', 'ceo'],
    ['member', 'goalAdmin'],
  ] as const)('of %s’s goal by %s applies at once with the main act', async (owner, who) => {
    const { Goal } = await company.makeApproved(owner);
    const { body } = await edit(who, Goal.Id, { IsDraft: false });
    expect(body.Goal.GoalDetail.Title).toBe('Grow more');
    expect(body.GoalEdits).toEqual([]);
    expect(body.Goal.State).toBe('approved');
    expect((await company.events(Goal.Id)).slice(-2)).toEqual(['goal_edit.created', 'goal_edit.published']);
  });

  test('below a goal manager’s own goals can be published by that manager', async () => {
    const own = await company.makeApproved('goalManager');
    const { Goal } = await company.make('goalManager', {
      OwnerId: people.member.id,
      ParentId: own.Goal.Id,
      IsDraft: false,
    });
    const without = await edit('goalManager', Goal.Id, { ParentId: 0 });
    expect([without.status, without.problem.errors?.[0]?.path]).toEqual([400, 'ParentId']);
    const { body } = await edit('goalManager', Goal.Id, { ParentId: own.Goal.Id, IsDraft: false });
    expect(body.Goal.GoalDetail.Title).toBe('Grow more');
  });

  test('does not change owner or quarter', async () => {
    const { Goal } = await company.makeApproved('member');
    const owner = await edit('goalAdmin', Goal.Id, { OwnerId: people.peer.id });
    expect([owner.status, owner.problem.errors?.[0]?.path]).toEqual([400, 'OwnerId']);
    const next = periods.byIndex(periods.current.index + 1)?.id ?? 0;
    const quarter = await edit('member', Goal.Id, { PeriodId: next });
    expect([quarter.status, quarter.problem.errors?.[0]?.path]).toEqual([400, 'PeriodId']);
  });

  test('proposes only a possible parent within the proposer’s reach', async () => {
    const { Goal } = await company.makeApproved('member');
    const shelved = await company.makeApproved('ceo');
    await company.must('ceo', shelveGoal, { body: { Id: shelved.Goal.Id, Status: 'shelved' } });
    const hidden = await company.makeApproved('peer', { IsPrivate: true });
    const own = await company.makeApproved('goalManager');
    const below = { OwnerId: people.member.id, ParentId: own.Goal.Id, IsDraft: false };
    const managed = await company.make('goalManager', below);
    const outside = await company.makeApproved('ceo');
    for (const [who, id, ParentId, message] of [
      ['member', Goal.Id, shelved.Goal.Id, parentReasonSentences.is_shelved],
      ['member', Goal.Id, hidden.Goal.Id, parentReasonSentences.not_visible],
      ['member', Goal.Id, Goal.Id, parentReasonSentences.is_itself],
      ['goalManager', managed.Goal.Id, outside.Goal.Id, parentReasonSentences.outside_own_goals],
    ] as const) {
      const answer = await edit(who, id, { ParentId });
      expect([answer.status, answer.problem.errors]).toEqual([400, [{ path: 'ParentId', message }]]);
    }
  });

  test('needs IsFromEdit, and is stale once another person has saved the edit', async () => {
    const { Goal } = await company.makeApproved('member');
    expect((await edit('member', Goal.Id, { IsFromEdit: false })).status).toBe(409);
    const { UpdatedAt } = Goal;
    const first = await edit('member', Goal.Id, { UpdatedAt });
    expect(first.status).toBe(200);
    expect((await edit('goalAdmin', Goal.Id, { UpdatedAt })).status).toBe(409);
    const next = await edit('goalAdmin', Goal.Id, { UpdatedAt: first.body.GoalEdits[0]?.UpdatedAt });
    expect(next.status).toBe(200);
  });

  test.each([
    ['peer', 403],
    ['lead', 403],
    ['observer', 403],
    ['foreigner', 404],
    ['goalManager', 403],
  ] as const)('by %s answers %i', async (who, status) => {
    const { Goal } = await company.makeApproved('member');
    expect((await edit(who, Goal.Id)).status).toBe(status);
  });

  test('makes the goal private unless it has contributing goals; goal admins outside the chain never may', async () => {
    const { Goal } = await company.makeApproved('lead');
    const outside = await edit('goalAdmin', Goal.Id, { IsPrivate: true });
    expect([outside.status, outside.problem.errors?.[0]?.path]).toEqual([400, 'IsPrivate']);
    await company.make('member', { ParentId: Goal.Id });
    expect((await edit('lead', Goal.Id, { IsPrivate: true })).status).toBe(400);
  });
});

describe('applying', () => {
  test('copies every value, aligns the goal anew and records it', async () => {
    const { Goal } = await company.makeApproved('member');
    const parent = await company.makeApproved('ceo');
    const values = { Title: 'T', Measurement: 'M', Description: 'D', IsPrivate: true };
    await edit('member', Goal.Id, { ...values, ParentId: parent.Goal.Id, IsDraft: false });
    const { body } = await approve('lead', Goal.Id);
    expect(body.Goal).toMatchObject({
      GoalDetail: { Title: 'T', Measurement: 'M', Description: 'D' },
      Hidden: true,
      ParentId: parent.Goal.Id,
      State: 'approved',
    });
    expect(body.GoalTransitions.slice(-2)).toMatchObject([
      { TransitionableType: 'GoalEdit', FromState: 'review', ToState: 'approved' },
      { TransitionableType: 'Goal', ActionType: 1, ToName: 'Grow' },
    ]);
    expect((await company.call('peer', getGoal, { params: { id: Goal.Id } })).status).toBe(404);
  });

  test('is refused and rolled back if the parent was shelved since', async () => {
    const { Goal } = await company.makeApproved('member');
    const parent = await company.makeApproved('ceo');
    await edit('member', Goal.Id, { ParentId: parent.Goal.Id, IsDraft: false });
    await company.must('ceo', shelveGoal, { body: { Id: parent.Goal.Id, Status: 'shelved' } });
    const answer = await approve('lead', Goal.Id);
    expect(answer).toMatchObject({ status: 409, problem: { detail: parentReasonSentences.is_shelved } });
    const info = await goalAs('member', Goal.Id);
    expect(info.GoalEdits).toMatchObject([{ State: 'review' }]);
    expect(info.Goal.GoalDetail.Title).toBe('Grow');
  });

  test('is refused if the parent was deleted since', async () => {
    const { Goal } = await company.makeApproved('member');
    const parent = await company.makeApproved('ceo');
    await edit('member', Goal.Id, { ParentId: parent.Goal.Id, IsDraft: false });
    await company.must('ceo', deleteGoal, { params: { id: parent.Goal.Id } });
    const answer = await approve('lead', Goal.Id);
    expect(answer).toMatchObject({ status: 409, problem: { detail: parentReasonSentences.not_visible } });
    expect((await goalAs('member', Goal.Id)).Goal.ParentId).toBe(0);
  });

  test('is refused if the goal got contributing goals since and would become private', async () => {
    const { Goal } = await company.makeApproved('member');
    await edit('member', Goal.Id, { IsPrivate: true, IsDraft: false });
    await company.make('peer', { ParentId: Goal.Id });
    expect((await approve('lead', Goal.Id)).status).toBe(409);
  });

  test('by a goal admin outside the chain does not make a goal private', async () => {
    const { Goal } = await company.makeApproved('member');
    await edit('member', Goal.Id, { IsPrivate: true, IsDraft: false });
    expect((await approve('goalAdmin', Goal.Id)).status).toBe(409);
    expect((await approve('lead', Goal.Id)).body.Goal.Hidden).toBe(true);
  });

  test('does not undo a concurrent re-alignment', async () => {
    const { Goal } = await company.makeApproved('member');
    const parent = await company.makeApproved('ceo');
    await edit('member', Goal.Id, { IsDraft: false });
    await company.must('lead', changeParentGoal, { body: { Id: Goal.Id, GoalId: parent.Goal.Id } });
    expect((await approve('lead', Goal.Id)).body.Goal).toMatchObject({
      ParentId: parent.Goal.Id,
      GoalDetail: { Title: 'Grow more' },
    });
  });

  test('belongs to the new owner’s manager once the goal was given away', async () => {
    const { Goal } = await company.makeApproved('member');
    await edit('member', Goal.Id, { IsDraft: false });
    await company.must('ceo', changeGoalOwner, { body: { Id: Goal.Id, UserId: people.outsider.id } });
    expect((await approve('lead', Goal.Id)).status).toBe(403);
    expect((await approve('otherLead', Goal.Id)).status).toBe(200);
  });
});
