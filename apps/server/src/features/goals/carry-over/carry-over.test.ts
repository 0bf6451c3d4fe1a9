import { approveGoal, takeBack } from '@bellwether/contract/goals/approval';
import { carryOverGoals, dismissCarryOver, getCarryOver } from '@bellwether/contract/goals/carry-over';
import { deleteGoal, restoreGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { getGoal, getSingleGoal, listGoalLine } from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { takeBackSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// The last week of the third quarter of 2026.
const lastWeek = '2026-09-29T15:00:00Z';
const server = await startTestServer({ now: lastWeek });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const next = periods.byIndex(periods.current.index + 1) ?? periods.current;

const offerFor = (who: CastName) => company.must(who, getCarryOver);
const idsFor = async (who: CastName) => (await offerFor(who)).data.map((goal) => goal.Id);
const carry = (who: CastName, ...GoalIds: number[]) =>
  company.call(who, carryOverGoals, { body: { GoalIds } });
const infoOf = (id: number, who: CastName = 'member') => company.must(who, getGoal, { params: { id } });
const finalize = (who: CastName, GoalId: number, Completed = true) =>
  company.must(who, finalizeGoal, { body: { GoalId, Completed, Quality: 3, Outcome: 'Done' } });

describe('what is offered', () => {
  test('are own goals of the quarter without a result or not reached, oldest first, with both quarters', async () => {
    const draft = await company.make('peer', { Title: 'A draft' });
    const review = await company.make('peer', { IsDraft: false });
    const approved = await company.makeApproved('peer');
    const asked = await company.makeApproved('peer');
    await company.must('peer', shelveGoal, { body: { Id: asked.Goal.Id, Status: 'shelving_in_review' } });
    const shelved = await company.makeApproved('peer');
    await company.must('lead', shelveGoal, { body: { Id: shelved.Goal.Id, Status: 'shelved' } });
    const reviewed = await company.makeApproved('peer');
    await finalize('peer', reviewed.Goal.Id);
    const missed = await company.makeApproved('peer', { Title: 'Missed' });
    await finalize('peer', missed.Goal.Id, false);
    const deleted = await company.make('peer');
    await company.must('peer', deleteGoal, { params: { id: deleted.Goal.Id } });
    await company.make('peer', { PeriodId: next.id });
    await company.makeApproved('outsider');

    const offer = await offerFor('peer');
    expect(offer).toMatchObject({
      FromPeriod: { Id: periods.current.id, Quarter: 3, Year: 2026 },
      ToPeriod: { Id: next.id, Quarter: 4, Year: 2026 },
      Total: 5,
    });
    expect(offer.data.map((goal) => [goal.Id, goal.State])).toEqual([
      [draft.Goal.Id, 'draft'],
      [review.Goal.Id, 'review'],
      [approved.Goal.Id, 'approved'],
      [asked.Goal.Id, 'shelving_in_review'],
      [missed.Goal.Id, 'results_in_review'],
    ]);
    expect(offer.data.map((goal) => [goal.AsksForResult, goal.IsNotReached])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(offer.data[0]).toEqual({
      Id: draft.Goal.Id,
      Title: 'A draft',
      State: 'draft',
      GoalType: 'SMART',
      AsksForResult: false,
      IsNotReached: false,
      UpdatedAt: draft.Goal.UpdatedAt,
      Hidden: false,
      Likelihood: null,
      Quality: null,
      ParentId: 0,
      ParentTitle: null,
      ParentFate: 'none',
      NewParentId: 0,
      NewParentTitle: null,
      ParentReason: null,
      TogetherWithId: 0,
    });
  });

  test('is nothing for an observer, and no error', async () => {
    expect(await offerFor('observer')).toMatchObject({ data: [], Total: 0 });
  });

  test('is at most a hundred goals, and the total count', async () => {
    await company.read(async (db) => {
      const row = {
        tenant_id: company.tenantId,
        owner_id: people.orgAdmin.id,
        author_id: people.orgAdmin.id,
        period_id: periods.current.id,
        state: 'draft' as const,
        goal_type: 'SMART' as const,
        is_private: false,
        title: 'One of many',
        measurement: 'By ten',
        created_at: lastWeek,
        updated_at: lastWeek,
      };
      await db
        .insertInto('goal')
        .values(Array.from({ length: 101 }, () => row))
        .execute();
    });
    const offer = await offerFor('orgAdmin');
    expect([offer.data.length, offer.Total]).toEqual([100, 101]);
  });
});

describe('carrying over', () => {
  test('creates drafts of the next quarter with the texts; the old goals stay unchanged', async () => {
    const texts = { Title: 'Open two stores', Measurement: 'Two by June', Description: 'In the north' };
    const approved = await company.makeApproved('member', texts);
    const hidden = await company.make('member', { Title: 'Mine', IsPrivate: true });
    const reply = await carry('member', hidden.Goal.Id, approved.Goal.Id);
    expect(reply.status).toBe(200);
    expect(reply.body.ToPeriod.Id).toBe(next.id);
    expect(reply.body.data.map((goal) => [goal.CarriedFromId, goal.Title, goal.ParentFate])).toEqual([
      [approved.Goal.Id, 'Open two stores', 'none'],
      [hidden.Goal.Id, 'Mine', 'none'],
    ]);
    const [first, second] = reply.body.data;
    const made = await infoOf(first?.Id ?? 0);
    expect(made.Goal).toMatchObject({
      State: 'draft',
      GoalPeriodId: next.id,
      Hidden: false,
      User: { Id: people.member.id },
      GoalDetail: texts,
      MostRecentGoalStatus: null,
    });
    expect(made.GoalTransitions).toMatchObject([
      {
        TransitionableType: 'Goal',
        ActionType: null,
        FromState: null,
        ToState: 'draft',
        GoalName: texts.Title,
      },
    ]);
    expect(await company.events(made.Goal.Id)).toEqual(['goal.created']);
    expect((await company.events(approved.Goal.Id)).at(-1)).toBe('goal.carried_over');
    expect((await infoOf(second?.Id ?? 0)).Goal.Hidden).toBe(true);
    const old = await infoOf(approved.Goal.Id);
    expect(old.Goal).toMatchObject({ State: 'approved', GoalPeriodId: periods.current.id });
    expect(old.Goal.UpdatedAt).toBe(approved.Goal.UpdatedAt);
    expect(old.GoalTransitions).toHaveLength(approved.GoalTransitions.length);
  });

  test('leaves a pending edit behind', async () => {
    const goal = await company.makeApproved('member', { Title: 'As approved' });
    const body = company.save({ Title: 'As proposed', IsFromEdit: true });
    await company.must('member', updateGoal, { params: { id: goal.Goal.Id }, body });
    const { body: reply } = await carry('member', goal.Goal.Id);
    expect((await infoOf(reply.data[0]?.Id ?? 0)).Goal.GoalDetail.Title).toBe('As approved');
    expect((await infoOf(goal.Goal.Id)).GoalEdits).toHaveLength(1);
  });

  test('creates an ordinary goal that links back to its old goal', async () => {
    const goal = await company.makeApproved('member', { Title: 'Before' });
    const { body } = await carry('member', goal.Goal.Id);
    const id = body.data[0]?.Id ?? 0;
    await company.must('member', approveGoal, { body: { Id: id, Status: 'review' } });
    const approved = await company.must('lead', approveGoal, { body: { Id: id, Status: 'approved' } });
    const from = {
      Id: goal.Goal.Id,
      Title: 'Before',
      GoalPeriodId: periods.current.id,
      Quarter: 3,
      Year: 2026,
    };
    expect([approved.CarriedFrom, approved.CarriedTo]).toEqual([from, null]);
    expect(approved.GoalStatuses.length).toBeGreaterThan(12);
    const to = { Id: id, Title: 'Before', GoalPeriodId: next.id, Quarter: 4, Year: 2026 };
    for (const who of ['member', 'lead', 'outsider', 'observer'] as const) {
      const old = await infoOf(goal.Goal.Id, who);
      expect([old.CarriedFrom, old.CarriedTo]).toEqual([null, to]);
    }
    const single = await company.must('member', getSingleGoal, { params: { id } });
    expect(single.CarriedFrom).toEqual(from);
  });

  test('happens once, and again if the new goal was deleted', async () => {
    const { Goal } = await company.makeApproved('member');
    const { body } = await carry('member', Goal.Id);
    const id = body.data[0]?.Id ?? 0;
    expect(await idsFor('member')).not.toContain(Goal.Id);
    const again = await carry('member', Goal.Id);
    expect([again.status, again.problem.detail]).toEqual([409, 'This goal was carried over already.']);
    await company.must('member', deleteGoal, { params: { id } });
    expect(await idsFor('member')).toContain(Goal.Id);
    expect((await infoOf(Goal.Id)).CarriedTo).toBeNull();
    const second = await carry('member', Goal.Id);
    expect(second.status).toBe(200);
    // The first draft cannot be restored beside the second.
    const restored = await company.call('goalAdmin', restoreGoal, { body: { Id: id } });
    expect([restored.status, restored.problem.detail]).toEqual([409, 'This goal was carried over already.']);
    expect((await infoOf(Goal.Id)).CarriedTo?.Id).toBe(second.body.data[0]?.Id);
  });

  test('names the successor of a goal even if it was given away', async () => {
    const { Goal } = await company.makeApproved('member');
    const { body } = await carry('member', Goal.Id);
    const id = body.data[0]?.Id ?? 0;
    await company.must('lead', changeGoalOwner, { body: { Id: id, UserId: people.peer.id } });
    expect((await carry('member', Goal.Id)).status).toBe(409);
  });
});

describe('lineage is shown only if the other goal is visible', () => {
  test('a draft is hidden from people who see the old goal', async () => {
    const { Goal } = await company.makeApproved('member');
    await carry('member', Goal.Id);
    for (const who of ['member', 'lead', 'ceo', 'goalAdmin'] as const)
      expect((await infoOf(Goal.Id, who)).CarriedTo, who).not.toBeNull();
    for (const who of ['peer', 'outsider', 'orgAdmin', 'observer'] as const)
      expect((await infoOf(Goal.Id, who)).CarriedTo, who).toBeNull();
  });

  test('a private goal is hidden, also from a goal admin', async () => {
    const goal = await company.make('member', { IsPrivate: true });
    const { body } = await carry('member', goal.Goal.Id);
    const id = body.data[0]?.Id ?? 0;
    const open = { Title: 'Open now', Measurement: 'By ten', PeriodId: next.id };
    const saved = await company.must('member', updateGoal, { params: { id }, body: open });
    expect(saved.CarriedFrom?.Id).toBe(goal.Goal.Id);
    expect((await infoOf(id, 'lead')).CarriedFrom?.Id).toBe(goal.Goal.Id);
    expect((await infoOf(id, 'goalAdmin')).CarriedFrom).toBeNull();
  });

  test('a deleted goal is hidden', async () => {
    const goal = await company.make('member');
    const { body } = await carry('member', goal.Goal.Id);
    await company.must('member', deleteGoal, { params: { id: goal.Goal.Id } });
    expect((await infoOf(body.data[0]?.Id ?? 0)).CarriedFrom).toBeNull();
  });
});

describe('results while carrying over', () => {
  const result = (GoalId: number, changes: object = {}) => ({
    GoalId,
    Completed: false,
    Quality: 2,
    Outcome: 'Half of it',
    ...changes,
  });
  const carryWith = (GoalIds: number[], Results: object[]) =>
    company.call('goalManager', carryOverGoals, { body: { GoalIds, Results } });

  test('are given in the same step, and go to the manager for review', async () => {
    const one = await company.makeApproved('goalManager', { Title: 'One' });
    const other = await company.makeApproved('goalManager', { Title: 'Other' });
    const { Id } = one.Goal;
    const reply = await carryWith([Id, other.Goal.Id], [result(Id, { UpdatedAt: one.Goal.UpdatedAt })]);
    expect([reply.status, reply.body.data?.map((goal) => goal.CarriedFromId)]).toEqual([
      200,
      [Id, other.Goal.Id],
    ]);
    const info = await infoOf(Id, 'goalManager');
    expect([info.Goal.State, info.GoalResult?.Completed, info.GoalResult?.Outcome]).toEqual([
      'results_in_review',
      false,
      'Half of it',
    ]);
    expect((await infoOf(other.Goal.Id, 'goalManager')).Goal.State).toBe('approved');
  });

  test('one that is incomplete, of another goal, or of a goal that has one refuses all', async () => {
    const goal = await company.makeApproved('goalManager', { Title: 'Whole' });
    const done = await company.makeApproved('goalManager', { Title: 'Done' });
    await finalize('goalManager', done.Goal.Id, false);
    const ids = [goal.Goal.Id, done.Goal.Id];
    for (const [results, status, path] of [
      [[result(goal.Goal.Id, { Outcome: '' })], 400, 'Results'],
      [[result(goal.Goal.Id, { Completed: null })], 400, 'Results'],
      [[result(2_147_483_647)], 400, 'Results'],
      [[result(goal.Goal.Id), result(goal.Goal.Id)], 400, 'Results'],
      [[result(goal.Goal.Id), result(done.Goal.Id)], 409, undefined],
      [[result(goal.Goal.Id, { UpdatedAt: '2026-01-01T00:00:00.000Z' })], 409, undefined],
    ] as const) {
      const answer = await carryWith(ids, [...results]);
      expect([status, answer.problem.errors?.[0]?.path]).toEqual([answer.status, path]);
    }
    const left = await idsFor('goalManager');
    for (const id of ids) expect(left).toContain(id);
    expect((await infoOf(goal.Goal.Id, 'goalManager')).Goal.State).toBe('approved');
  });

  test('the manager’s word counts before the owner’s: a goal that was not reached is offered', async () => {
    const goal = await company.makeApproved('goalManager', { Title: 'Disputed' });
    const { Id } = goal.Goal;
    await finalize('goalManager', Id, true);
    expect(await idsFor('goalManager')).not.toContain(Id);
    await company.must('ceo', reviewResult, {
      body: { GoalId: Id, Completed: false, Feedback: 'Not all of it' },
    });
    expect(await idsFor('goalManager')).toContain(Id);
    expect((await carryWith([Id], [])).status).toBe(200);
    expect(await idsFor('goalManager')).not.toContain(Id);
  });
});

describe('dismissing', () => {
  const dismiss = (who: CastName, ...GoalIds: number[]) =>
    company.call(who, dismissCarryOver, { body: { GoalIds } });

  test('takes own goals off the offer, all or none, and again changes nothing', async () => {
    const one = await company.makeApproved('outsider', { Title: 'One' });
    const other = await company.makeApproved('outsider', { Title: 'Other' });
    const ids = [one.Goal.Id, other.Goal.Id];
    const shown = await dismiss('outsider', one.Goal.Id);
    expect(shown.status).toBe(200);
    expect(shown.body.data.map(({ Id }) => Id)).toContain(other.Goal.Id);
    expect(await idsFor('outsider')).not.toContain(one.Goal.Id);
    expect((await dismiss('outsider', one.Goal.Id)).status).toBe(200);
    expect((await infoOf(one.Goal.Id, 'outsider')).Goal.State).toBe('approved');
    expect((await dismiss('outsider', other.Goal.Id, 2_147_483_647)).status).toBe(404);
    expect(await idsFor('outsider')).toContain(other.Goal.Id);
    // A dismissed goal can still be carried over by its owner.
    expect((await carry('outsider', ...ids)).status).toBe(200);
  });

  test('is for the owner alone', async () => {
    const goal = await company.makeApproved('outsider', { Title: 'Theirs' });
    const hidden = await company.makeApproved('outsider', { Title: 'Hidden', IsPrivate: true });
    for (const who of ['otherLead', 'ceo', 'goalAdmin', 'observer'] as const)
      expect([who, (await dismiss(who, goal.Goal.Id)).status]).toEqual([who, 403]);
    expect((await dismiss('peer', hidden.Goal.Id)).status).toBe(404);
    expect((await dismiss('foreigner', goal.Goal.Id)).status).toBe(404);
    expect((await company.call(null, dismissCarryOver, { body: { GoalIds: [goal.Goal.Id] } })).status).toBe(
      401,
    );
    expect((await dismiss('outsider')).status).toBe(400);
  });
});

test('the line of a carried goal has its visible goals, the oldest first', async () => {
  const old = await company.makeApproved('outsider', { Title: 'Kept through' });
  await carry('outsider', old.Goal.Id);
  const info = await infoOf(old.Goal.Id, 'outsider');
  const draftId = info.CarriedTo?.Id ?? 0;
  const lineFor = async (who: CastName, id: number) =>
    (await company.must(who, listGoalLine, { params: { id } })).data.map(({ Id }) => Id);
  expect(await lineFor('outsider', draftId)).toEqual([old.Goal.Id, draftId]);
  expect(await lineFor('outsider', old.Goal.Id)).toEqual([old.Goal.Id, draftId]);
  // A draft of somebody else is nobody's to see.
  expect(await lineFor('member', old.Goal.Id)).toEqual([old.Goal.Id]);
  for (const who of ['member', 'foreigner'] as const)
    expect((await company.call(who, listGoalLine, { params: { id: draftId } })).status).toBe(404);
});

test('an accepted result stays once the owner has carried the goal over', async () => {
  const { Goal } = await company.makeApproved('member');
  await finalize('member', Goal.Id, false);
  await company.must('lead', reviewResult, {
    body: { GoalId: Goal.Id, Completed: false, Feedback: 'Not yet' },
  });
  server.clock.advance(1_000);
  expect((await carry('member', Goal.Id)).status).toBe(200);
  const late = await company.call('lead', takeBack, { body: { Id: Goal.Id } });
  expect(late.problem.detail).toBe(takeBackSentences.acted_since);
  expect((await infoOf(Goal.Id)).Goal.State).toBe('finalized');
});
