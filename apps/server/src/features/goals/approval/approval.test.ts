import { approveGoal, retractGoal, retractGoalEdit } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { goalMessages, parentReasonSentences, reasonSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const approve = (who: CastName, Id: number, Status: string, Comment = '') =>
  company.call(who, approveGoal, { body: { Id, Status, Comment } });
const retract = (who: CastName, Id: number, Comment = 'Not yet') =>
  company.call(who, retractGoal, { body: { Id, Comment } });
const retractEdit = (who: CastName, Id: number, Status: string, Comment = 'Not yet') =>
  company.call(who, retractGoalEdit, { body: { Id, Status, Comment } });
const inReview = async () => (await company.make('member', { IsDraft: false })).Goal.Id;
async function withEdit(IsDraft: boolean): Promise<number> {
  const { Goal } = await company.makeApproved('member');
  const body = company.save({ IsFromEdit: true, IsDraft });
  await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
  return Goal.Id;
}

describe('approving a goal in review', () => {
  test.each([
    ['lead', 200],
    ['ceo', 200],
    ['goalAdmin', 200],
    ['member', 403],
    ['peer', 404],
    ['otherLead', 404],
    ['goalManager', 404],
    ['orgAdmin', 404],
    ['observer', 404],
    ['foreigner', 404],
  ] as const)('by %s answers %i', async (who, status) => {
    expect((await approve(who, await inReview(), 'approved')).status).toBe(status);
  });

  test('creates a status row for each week, opens the current week and stores the first publication', async () => {
    const { body } = await approve('lead', await inReview(), 'approved');
    // Wednesday 18 November 2026 is in week 8 of the quarter, so weeks 6 to 8 can be predicted.
    expect(body.GoalStatuses.map((status) => status.GoalPeriodWeek.Week)).toEqual(
      Array.from({ length: 14 }, (_, at) => at + 1),
    );
    const open = body.GoalStatuses.filter((status) => status.IsOpen);
    expect(open.map((status) => status.GoalPeriodWeek.StartDate)).toEqual(['2026-11-16']);
    const row = await company.read((db) =>
      db
        .selectFrom('goal')
        .select(['published_at', 'exposure'])
        .where('id', '=', body.Goal.Id)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ published_at: server.clock.now(), exposure: 0 });
  });

  test('needs a comment if changes are requested, checked after every other refusal', async () => {
    const id = await inReview();
    expect((await approve('peer', id, 'draft')).status).toBe(404);
    expect((await approve('member', id, 'draft')).status).toBe(403);
    const missing = await approve('lead', id, 'draft', '  ');
    expect(missing).toMatchObject({
      status: 400,
      problem: { errors: [{ path: 'Comment', message: goalMessages.dialogCommentRequired }] },
    });
    await approve('lead', id, 'approved');
    expect((await approve('lead', id, 'draft')).status).toBe(409);
  });

  test('attaches the comment to the history row, for those who read comments', async () => {
    const id = await inReview();
    const { body } = await approve('lead', id, 'draft', 'By <b>when</b>?');
    expect(body.GoalTransitions.at(-1)).toMatchObject({
      FromState: 'review',
      ToState: 'draft',
      UserId: people.lead.id,
      Comments: [{ Comment: 'By <b>when</b>?', Name: people.lead.name, CommentableType: 'StateTransition' }],
    });
  });

  test('passes to the next active person above if the manager is gone', async () => {
    const gone = await server.buildPerson({ id: company.tenantId }, { role: 'manager', deactivated: true });
    const orphan = await server.buildPerson({ id: company.tenantId }, { manager: gone });
    const made = await company.must('goalAdmin', updateGoal, {
      params: { id: 0 },
      body: company.save({ OwnerId: orphan.id }),
    });
    const token = await server.signInAs(orphan);
    const submit = { Id: made.Goal.Id, Status: 'review' };
    expect((await server.call(approveGoal, { token, body: submit })).status).toBe(200);
    const { body } = await approve('ceo', made.Goal.Id, 'approved');
    expect(body.Goal).toMatchObject({ State: 'approved', IsManager: true });
  });
});

describe('an answer to a version that has changed', () => {
  const answer = (Id: number, UpdatedAt: string | undefined) =>
    company.call('lead', approveGoal, { body: { Id, Status: 'approved', UpdatedAt } });

  test('is refused for a goal that was retracted, changed and sent again', async () => {
    const { Goal } = await company.make('member', { IsDraft: false });
    await retract('member', Goal.Id);
    const body = company.save({ Title: 'Another one', IsDraft: false });
    const { UpdatedAt } = (await company.must('member', updateGoal, { params: { id: Goal.Id }, body })).Goal;
    expect((await answer(Goal.Id, Goal.UpdatedAt)).status).toBe(409);
    expect((await answer(Goal.Id, UpdatedAt)).status).toBe(200);
  });

  test('is refused for an edit in the same case', async () => {
    const id = await withEdit(false);
    const taken = await retractEdit('member', id, 'draft');
    const body = company.save({ Title: 'Another one', IsFromEdit: true, IsDraft: false });
    const sent = await company.must('member', updateGoal, { params: { id }, body });
    expect((await answer(id, taken.body.GoalEdits[0]?.UpdatedAt)).status).toBe(409);
    const approved = await answer(id, sent.GoalEdits[0]?.UpdatedAt);
    expect([approved.status, approved.body.Goal.GoalDetail.Title]).toEqual([200, 'Another one']);
  });
});

describe('submitting and publishing a draft', () => {
  test.each([
    ['member', 'review', 200],
    ['member', 'approved', 403],
    ['goalAdmin', 'approved', 200],
    ['goalAdmin', 'review', 403],
    ['lead', 'approved', 409],
    ['lead', 'review', 403],
    ['peer', 'review', 404],
  ] as const)('%s → %s: %i', async (who, status, expected) => {
    const { Goal } = await company.make('member');
    expect((await approve(who, Goal.Id, status)).status).toBe(expected);
  });

  test('the ceo publishes own goals and cannot request approval', async () => {
    const { Goal } = await company.make('ceo');
    expect((await approve('ceo', Goal.Id, 'review')).status).toBe(403);
    expect((await approve('ceo', Goal.Id, 'approved')).body.Goal.State).toBe('approved');
  });
});

describe('retracting a request', () => {
  test.each([
    ['member', 200],
    ['lead', 403],
    ['goalAdmin', 403],
    ['peer', 404],
  ] as const)('of a goal by %s: %i', async (who, status) => {
    expect((await retract(who, await inReview())).status).toBe(status);
  });

  test('needs a comment and a goal in review', async () => {
    const id = await inReview();
    expect((await retract('member', id, '')).status).toBe(400);
    expect((await retract('member', id)).body.Goal.State).toBe('draft');
    expect((await retract('member', id, '')).status).toBe(409);
  });

  test.each([
    ['draft', 'member', 200],
    ['draft', 'lead', 403],
    ['draft', 'goalAdmin', 403],
    ['draft', 'peer', 403],
    ['draft', 'foreigner', 404],
  ] as const)('of an edit in review to %s by %s: %i', async (status, who, expected) => {
    expect((await retractEdit(who, await withEdit(false), status)).status).toBe(expected);
  });

  test.each([
    ['member', 200],
    ['goalAdmin', 200],
    ['lead', 403],
    ['peer', 403],
  ] as const)('an edit draft is discarded by %s: %i', async (who, expected) => {
    expect((await retractEdit(who, await withEdit(true), 'canceled')).status).toBe(expected);
  });

  test('an edit in review cannot be discarded, an edit draft cannot be retracted, and a missing edit neither', async () => {
    const waiting = await withEdit(false);
    expect((await retractEdit('member', waiting, 'canceled')).problem.detail).toBe(
      reasonSentences.edit_in_review,
    );
    const draft = await withEdit(true);
    expect((await retractEdit('member', draft, 'draft')).status).toBe(409);
    expect((await retractEdit('member', draft, 'canceled', '')).status).toBe(400);
    await retractEdit('member', draft, 'canceled');
    const none = await retractEdit('member', draft, 'canceled');
    expect([none.status, none.problem.detail]).toEqual([409, reasonSentences.no_edit]);
  });
});

describe('a pending edit', () => {
  test.each([
    ['lead', 200],
    ['ceo', 200],
    ['goalAdmin', 200],
    ['member', 403],
    ['peer', 403],
    ['observer', 403],
  ] as const)('in review is approved by %s: %i', async (who, expected) => {
    expect((await approve(who, await withEdit(false), 'approved')).status).toBe(expected);
  });

  test('must exist and wait for an answer', async () => {
    const { Goal } = await company.makeApproved('member');
    const none = await approve('lead', Goal.Id, 'approved');
    expect([none.status, none.problem.detail]).toEqual([409, reasonSentences.no_edit]);
    const draft = await withEdit(true);
    const early = await approve('lead', draft, 'approved');
    expect([early.status, early.problem.detail]).toEqual([409, reasonSentences.edit_not_in_review]);
    expect((await approve('member', draft, 'review')).body.GoalEdits).toMatchObject([{ State: 'review' }]);
    expect((await approve('member', draft, 'review')).status).toBe(409);
    expect((await approve('lead', draft, 'draft')).status).toBe(400);
    expect((await approve('lead', draft, 'draft', 'Shorter')).body.GoalEdits).toMatchObject([
      { State: 'draft' },
    ]);
  });
});

test('a reviewer who does not see the proposed parent does not learn that it became private', async () => {
  const parent = (await company.makeApproved('otherLead')).Goal.Id;
  const { Goal } = await company.makeApproved('member');
  const body = company.save({ IsFromEdit: true, IsDraft: false, ParentId: parent });
  await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
  await server.owner.query('update goal set is_private = true where id = $1', [parent]);
  const answer = await approve('lead', Goal.Id, 'approved');
  expect(answer.status).toBe(409);
  expect(answer.problem.detail).toBe(parentReasonSentences.not_visible);
});
