import { approveGoal } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);

const shelve = (who: CastName, Id: number, Status: string, Comment = '') =>
  company.call(who, shelveGoal, { body: { Id, Status, Comment } });
const approved = async (who: CastName = 'member') => (await company.makeApproved(who)).Goal.Id;
async function requested(): Promise<number> {
  const id = await approved();
  await shelve('member', id, 'shelving_in_review');
  return id;
}

describe('shelving', () => {
  test.each([
    ['lead', 200],
    ['goalAdmin', 200],
    ['member', 403],
    ['ceo', 403],
    ['peer', 403],
    ['orgAdmin', 403],
    ['observer', 403],
    ['foreigner', 404],
  ] as const)('an approved goal by %s: %i', async (who, status) => {
    expect((await shelve(who, await approved(), 'shelved')).status).toBe(status);
  });

  test('the ceo shelves own goals at once', async () => {
    const { body } = await shelve('ceo', await approved('ceo'), 'shelved', 'No longer');
    expect(body.Goal).toMatchObject({ State: 'shelved', IsShelve: true });
    expect(body.GoalTransitions.at(-1)?.Comments).toMatchObject([{ Comment: 'No longer' }]);
    expect((await shelve('ceo', body.Goal.Id, 'shelved')).status).toBe(409);
  });

  test('a pending edit is canceled, and no prediction is taken', async () => {
    const id = await approved();
    const body = company.save({ IsFromEdit: true, IsDraft: false });
    await company.must('member', updateGoal, { params: { id }, body });
    const shelved = await shelve('lead', id, 'shelved');
    expect(shelved.body.GoalEdits).toEqual([]);
    expect(shelved.body.GoalStatuses.some((status) => status.IsOpen)).toBe(false);
    const week = shelved.body.GoalStatuses[7];
    const late = { Id: week?.Id, Likelihood: 3, Quality: 3 };
    expect((await company.call('member', predictGoal, { body: late })).status).toBe(409);
  });
});

describe('a request to shelve', () => {
  test.each([
    ['member', 200],
    ['ceo', 403],
    ['lead', 403],
    ['goalAdmin', 403],
  ] as const)('is made by %s: %i', async (who, status) => {
    expect((await shelve(who, await approved(), 'shelving_in_review')).status).toBe(status);
  });

  test.each([
    ['lead', 'approved', 200],
    ['goalAdmin', 'approved', 200],
    ['member', 'approved', 403],
    ['member', 'denied', 403],
    ['peer', 'approved', 403],
    ['ceo', 'approved', 403],
  ] as const)('is answered by %s with %s: %i', async (who, answer, status) => {
    expect((await shelve(who, await requested(), answer)).status).toBe(status);
  });

  test('marks the goal until it is answered', async () => {
    const asked = await shelve('member', await approved(), 'shelving_in_review');
    expect(asked.body.Goal).toMatchObject({ State: 'shelving_in_review', IsShelve: true });
    const denied = await shelve('lead', asked.body.Goal.Id, 'denied', 'We need it');
    expect(denied.body.Goal.IsShelve).toBe(false);
  });

  test('is denied with a comment', async () => {
    const id = await requested();
    expect((await shelve('lead', id, 'denied')).status).toBe(400);
    expect((await shelve('lead', id, 'denied', 'We need it')).body.Goal.State).toBe('approved');
    expect((await shelve('lead', id, 'denied')).status).toBe(409);
  });

  test('is withdrawn by the owner, who does not shelve by it', async () => {
    const id = await requested();
    expect((await shelve('member', id, 'shelved')).status).toBe(403);
    expect((await shelve('member', id, 'reactivated')).body.Goal.State).toBe('approved');
  });

  test('keeps the pending edit in case it is denied', async () => {
    const id = await approved();
    const body = company.save({ IsFromEdit: true, IsDraft: false });
    await company.must('member', updateGoal, { params: { id }, body });
    await shelve('member', id, 'shelving_in_review');
    expect((await company.call('lead', approveGoal, { body: { Id: id, Status: 'approved' } })).status).toBe(
      409,
    );
    const denied = await shelve('lead', id, 'denied', 'No');
    expect(denied.body.GoalEdits).toMatchObject([{ State: 'review' }]);
  });
});

test('shelving cancels a pending edit, and not an applied one', async () => {
  const id = await approved();
  const propose = (Title: string) =>
    company.must('member', updateGoal, {
      params: { id },
      body: company.save({ Title, IsFromEdit: true, IsDraft: false }),
    });
  await propose('Grow more');
  await company.must('lead', approveGoal, { body: { Id: id, Status: 'approved' } });
  await propose('Grow most');
  const shelved = await shelve('lead', id, 'shelved');
  const edits = await company.read((db) =>
    db.selectFrom('goal_edit').select(['title', 'state']).where('goal_id', '=', id).orderBy('id').execute(),
  );
  expect(edits).toEqual([
    { title: 'Grow more', state: 'applied' },
    { title: 'Grow most', state: 'canceled' },
  ]);
  const canceled = shelved.body.GoalTransitions.filter((row) => row.ToState === 'canceled');
  expect(canceled).toMatchObject([{ TransitionableType: 'GoalEdit', FromState: 'review' }]);
});

describe('reactivating', () => {
  test.each([
    ['lead', 200],
    ['goalAdmin', 200],
    ['member', 409],
    ['peer', 403],
    ['orgAdmin', 403],
  ] as const)('a shelved goal by %s: %i', async (who, status) => {
    const id = await approved();
    await shelve('lead', id, 'shelved');
    expect((await shelve(who, id, 'reactivated')).status).toBe(status);
  });

  test('keeps the first publication', async () => {
    const id = await approved();
    const publication = () =>
      company.read((db) =>
        db.selectFrom('goal').select('published_at').where('id', '=', id).executeTakeFirstOrThrow(),
      );
    const first = await publication();
    server.clock.advance(60_000);
    await shelve('lead', id, 'shelved');
    await shelve('lead', id, 'reactivated');
    expect(await publication()).toEqual(first);
  });

  test('a never published goal is reactivated only by the manager, which approves it', async () => {
    const { Goal } = await company.make('member', { IsDraft: false });
    await shelve('lead', Goal.Id, 'shelved');
    expect((await shelve('member', Goal.Id, 'reactivated')).status).toBe(409);
    const { body } = await shelve('lead', Goal.Id, 'reactivated');
    expect(body.Goal.State).toBe('approved');
    expect(body.GoalStatuses).toHaveLength(14);
    const own = await company.make('ceo');
    await shelve('ceo', own.Goal.Id, 'shelved');
    const alone = await shelve('ceo', own.Goal.Id, 'reactivated');
    expect([alone.status, alone.problem.detail]).toEqual([409, reasonSentences.never_published]);
  });

  test('a finalized goal keeps its results as history and starts its next finalisation empty', async () => {
    const id = await approved();
    const below = await company.makeApproved('member', { ParentId: id });
    const outcome = { GoalId: id, Completed: true, Quality: 4, Outcome: 'First round' };
    await company.must('member', finalizeGoal, { body: outcome });
    const feedback = { GoalId: id, Completed: true, Feedback: 'Good' };
    await company.must('lead', reviewResult, { body: feedback });
    await shelve('lead', id, 'shelved');
    const back = await shelve('lead', id, 'reactivated');
    expect(back.body).toMatchObject({
      GoalResult: null,
      GoalManagerResult: null,
      Goal: { State: 'approved' },
    });
    const again = await company.must('member', finalizeGoal, {
      body: { ...outcome, Completed: false, Outcome: 'Second round' },
    });
    expect(again.GoalResult).toMatchObject({ Completed: false, Outcome: 'Second round' });
    const { data } = await company.must('member', listGoals, { body: { PageSize: 100 } });
    expect(data.find((goal) => goal.Id === id)).toMatchObject({
      OwnerGoalResult: { Completed: false },
      ManagerGoalResult: null,
    });
    const seen = await company.must('member', getGoal, { params: { id: below.Goal.Id } });
    expect(seen.Ancestors[0]?.OwnerGoalResult).toMatchObject({ Completed: false });
    const kept = await company.read((db) =>
      db
        .selectFrom('goal_result')
        .select(['round', 'kind', 'body'])
        .where('goal_id', '=', id)
        .orderBy('id')
        .execute(),
    );
    expect(kept).toEqual([
      { round: 1, kind: 'owner', body: 'First round' },
      { round: 1, kind: 'manager', body: 'Good' },
      { round: 2, kind: 'owner', body: 'Second round' },
    ]);
  });

  test('retracting a result affects the present one, not that of a former round', async () => {
    const id = await approved();
    const outcome = { GoalId: id, Completed: true, Quality: 4, Outcome: 'First round' };
    await company.must('member', finalizeGoal, { body: outcome });
    await shelve('lead', id, 'shelved');
    await shelve('lead', id, 'reactivated');
    await company.must('member', finalizeGoal, { body: { ...outcome, Outcome: 'Second round' } });
    await company.must('member', retractResult, { body: { GoalId: id } });
    const kept = await company.read((db) =>
      db
        .selectFrom('goal_result')
        .select('body')
        .where('goal_id', '=', id)
        .where('retracted_at', 'is', null)
        .execute(),
    );
    expect(kept).toEqual([{ body: 'First round' }]);
  });

  test('a goal shelved later while approved stays in its round', async () => {
    const id = await approved();
    const outcome = { GoalId: id, Completed: true, Quality: 4, Outcome: 'First round' };
    await company.must('member', finalizeGoal, { body: outcome });
    await shelve('lead', id, 'shelved');
    await shelve('lead', id, 'reactivated');
    await shelve('member', id, 'shelving_in_review');
    await shelve('lead', id, 'reactivated');
    const row = await company.read((db) =>
      db.selectFrom('goal').select('result_round').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.result_round).toBe(2);
  });
});
