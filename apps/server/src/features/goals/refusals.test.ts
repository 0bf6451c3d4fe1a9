import type { Endpoint } from '@bellwether/contract/endpoint';
import * as approval from '@bellwether/contract/goals/approval';
import * as comments from '@bellwether/contract/goals/comments';
import * as drafting from '@bellwether/contract/goals/drafting';
import * as ownership from '@bellwether/contract/goals/ownership';
import * as predictions from '@bellwether/contract/goals/predictions';
import * as results from '@bellwether/contract/goals/results';
import * as shelving from '@bellwether/contract/goals/shelving';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const goal = await company.makeApproved('member');
const goalId = goal.Goal.Id;
const statusId = goal.GoalStatuses[7]?.Id ?? 0;
const transitionId = goal.GoalTransitions[0]?.Id ?? 0;
const comment = await company.must('member', comments.addComment, {
  body: { Type: 'StateTransition', Id: transitionId, Comment: 'Well …' },
});

/** Every goal call with a valid request; `at` names where the id of a goal or of its parts goes. */
const calls: { endpoint: Endpoint; at?: { in: 'params' | 'body'; name: string }; right: CallOptions }[] = [
  { endpoint: drafting.createGoal, right: { body: company.save() } },
  { endpoint: drafting.createGoalAtZero, right: { params: { id: 0 }, body: company.save() } },
  {
    endpoint: drafting.updateGoal,
    at: { in: 'params', name: 'id' },
    right: { params: { id: goalId }, body: company.save({ IsFromEdit: true }) },
  },
  { endpoint: drafting.deleteGoal, at: { in: 'params', name: 'id' }, right: { params: { id: goalId } } },
  {
    endpoint: approval.approveGoal,
    at: { in: 'body', name: 'Id' },
    right: { body: { Id: goalId, Status: 'approved' } },
  },
  {
    endpoint: approval.retractGoal,
    at: { in: 'body', name: 'Id' },
    right: { body: { Id: goalId, Comment: 'x' } },
  },
  {
    endpoint: approval.retractGoalEdit,
    at: { in: 'body', name: 'Id' },
    right: { body: { Id: goalId, Status: 'draft', Comment: 'x' } },
  },
  {
    endpoint: shelving.shelveGoal,
    at: { in: 'body', name: 'Id' },
    right: { body: { Id: goalId, Status: 'shelved' } },
  },
  {
    endpoint: ownership.changeGoalOwner,
    at: { in: 'body', name: 'Id' },
    right: { body: { Id: goalId, UserId: people.peer.id } },
  },
  {
    endpoint: ownership.changeParentGoal,
    at: { in: 'body', name: 'Id' },
    right: { body: { Id: goalId, GoalId: 0 } },
  },
  {
    endpoint: ownership.listParentCandidates,
    at: { in: 'params', name: 'goalId' },
    right: { params: { userId: 0, periodId: 0, goalId, scope: '1' } },
  },
  { endpoint: ownership.listGoalOwners, right: {} },
  { endpoint: ownership.followGoal, at: { in: 'params', name: 'id' }, right: { params: { id: goalId } } },
  {
    endpoint: predictions.predictGoal,
    at: { in: 'body', name: 'Id' },
    right: { body: { Id: statusId, Likelihood: 3, Quality: 3 } },
  },
  {
    endpoint: predictions.getGoalStatus,
    at: { in: 'params', name: 'id' },
    right: { params: { id: statusId } },
  },
  {
    endpoint: predictions.listStatusComments,
    at: { in: 'params', name: 'statusId' },
    right: { params: { statusId } },
  },
  {
    endpoint: results.finalizeGoal,
    at: { in: 'body', name: 'GoalId' },
    right: { body: { GoalId: goalId, Completed: true, Quality: 3, Outcome: 'Done' } },
  },
  {
    endpoint: results.reviewResult,
    at: { in: 'body', name: 'GoalId' },
    right: { body: { GoalId: goalId, Completed: true, Feedback: 'Good' } },
  },
  {
    endpoint: results.retractResult,
    at: { in: 'body', name: 'GoalId' },
    right: { body: { GoalId: goalId } },
  },
  {
    endpoint: comments.addComment,
    at: { in: 'body', name: 'Id' },
    right: { body: { Type: 'StateTransition', Id: transitionId, Comment: 'x' } },
  },
  {
    endpoint: comments.updateComment,
    at: { in: 'body', name: 'CommentId' },
    right: { body: { CommentId: comment.Id, Comment: 'x' } },
  },
  {
    endpoint: comments.deleteComment,
    at: { in: 'params', name: 'id' },
    right: { params: { id: comment.Id } },
  },
];
const named = calls.map((each) => [each.endpoint.name, each] as const);
const aimed = calls.flatMap(({ endpoint, at, right }) =>
  at ? [[endpoint.name, { endpoint, at, right }] as const] : [],
);

const withId = ({ at, right }: (typeof aimed)[number][1], id: unknown): CallOptions => ({
  ...right,
  [at.in]: { ...(right[at.in] as object), [at.name]: id },
});

describe('refused', () => {
  test.each(named)('%s: a stranger, before anything is read', async (_name, { endpoint, right }) => {
    expect((await company.call(null, endpoint, right)).status).toBe(401);
    expect((await company.call(null, endpoint, { ...right, body: { Odd: true } })).status).toBe(401);
  });

  test.each(aimed)('%s: another company, with the same words as for an absent goal', async (_name, call) => {
    const foreign = await company.call('foreigner', call.endpoint, call.right);
    const absent = await company.call('member', call.endpoint, withId(call, 2_147_483_647));
    expect([foreign.status, foreign.problem]).toEqual([404, absent.problem]);
    expect(absent.status).toBe(404);
  });

  test.each(['Title', 'Measurement', 'Description', 'ReportingMemo'] as const)(
    'a %s that is too long or holds a NUL',
    async (field) => {
      const most = { Title: 255, Measurement: 3000, Description: 10_000, ReportingMemo: 255 }[field];
      const save = (text: string) =>
        company.call('member', drafting.createGoal, { body: company.save({ [field]: text }) });
      expect((await save('x'.repeat(most))).status).toBe(200);
      expect((await save(` ${'x'.repeat(most)} `)).status).toBe(200);
      for (const text of ['x'.repeat(most + 1), 'a\u0000b']) {
        const answer = await save(text);
        expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, field]);
      }
    },
  );

  test.each([
    ['Title', 'Please enter title!'],
    ['Measurement', 'Please enter measurement!'],
  ])('a goal without %s', async (path, message) => {
    const answer = await company.call('member', drafting.createGoal, {
      body: company.save({ [path]: ' \n ' }),
    });
    expect(answer.problem.errors).toEqual([{ path, message }]);
    expect(answer.problem.detail).toBe(message);
  });

  test('a goal without a quarter', async () => {
    const answer = await company.call('member', drafting.createGoal, {
      body: company.save({ PeriodId: 0 }),
    });
    expect(answer.problem.errors).toEqual([{ path: 'PeriodId', message: 'Please select quarter!' }]);
  });
});

test('none of these refusals changed anything', async () => {
  const events = await company.events(goalId);
  expect(events).toEqual(['goal.created', 'goal.submitted', 'goal.approved', 'goal.commented']);
});
