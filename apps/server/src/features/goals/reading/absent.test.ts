import { approveGoal, getApprovalRequest, getGoalEditReview } from '@bellwether/contract/goals/approval';
import { carryOverGoals } from '@bellwether/contract/goals/carry-over';
import { addComment, deleteComment, updateComment } from '@bellwether/contract/goals/comments';
import { createGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeParentGoal, followGoal } from '@bellwether/contract/goals/ownership';
import { getGoalStatus, listStatusComments, predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, listChildGoals } from '@bellwether/contract/goals/reading';
import { getPredictionMatrix } from '@bellwether/contract/matrix';
import { draftGoal } from '@bellwether/contract/suggestions';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);

const nowhere = 2_000_000_000;
/** Ids of a private goal of `member` and of its parts. */
const hidden = { goal: 0, status: 0, transition: 0, edit: 0, comment: 0 };
/** A published goal with a proposed change. */
const edited = { edit: 0, transition: 0 };

beforeAll(async () => {
  const propose = async (fields: { IsPrivate?: boolean }) => {
    const { Goal } = await company.makeApproved('member', fields);
    const body = company.save({ ...fields, Title: 'Anew', IsFromEdit: true });
    return company.must('member', updateGoal, { params: { id: Goal.Id }, body });
  };
  const secret = await propose({ IsPrivate: true });
  hidden.goal = secret.Goal.Id;
  hidden.status = secret.GoalStatuses[0]?.Id ?? 0;
  hidden.transition = secret.GoalTransitions[0]?.Id ?? 0;
  hidden.edit = secret.GoalEdits[0]?.Id ?? 0;
  const note = { Type: 'StateTransition', Id: hidden.transition, Comment: 'Quiet' };
  hidden.comment = (await company.must('member', addComment, { body: note })).Id;
  const open = await propose({});
  edited.edit = open.GoalEdits[0]?.Id ?? 0;
  edited.transition = open.GoalTransitions.at(-1)?.Id ?? 0;
});

type Look = (id: number) => Promise<{ status: number; problem: unknown }>;

const look = {
  getGoal: (id: number) => company.call('peer', getGoal, { params: { id } }),
  getApprovalRequest: (id: number) => company.call('peer', getApprovalRequest, { params: { id } }),
  approveGoal: (Id: number) => company.call('peer', approveGoal, { body: { Id, Status: 'approved' } }),
  getGoalStatus: (id: number) => company.call('peer', getGoalStatus, { params: { id } }),
  listStatusComments: (statusId: number) =>
    company.call('peer', listStatusComments, { params: { statusId } }),
  predictGoal: (Id: number) => company.call('peer', predictGoal, { body: { Id, Likelihood: 1, Quality: 1 } }),
  getGoalEditReview: (id: number) => company.call('peer', getGoalEditReview, { params: { id } }),
  commentOnStatus: (Id: number) =>
    company.call('peer', addComment, { body: { Id, Type: 'GoalStatus', Comment: 'a' } }),
  commentOnTransition: (Id: number) =>
    company.call('peer', addComment, { body: { Id, Type: 'StateTransition', Comment: 'a' } }),
  updateComment: (CommentId: number) =>
    company.call('peer', updateComment, { body: { CommentId, Comment: 'a' } }),
  deleteComment: (id: number) => company.call('peer', deleteComment, { params: { id } }),
  followGoal: (id: number) => company.call('peer', followGoal, { params: { id } }),
  listChildGoals: (id: number) => company.call('peer', listChildGoals, { params: { id } }),
  getPredictionMatrix: (goalId: number) =>
    company.call('peer', getPredictionMatrix, { params: { goalId, week: 0 } }),
  carryOverGoals: (id: number) => company.call('peer', carryOverGoals, { body: { GoalIds: [id] } }),
  draftGoal: (ParentId: number) => company.call('peer', draftGoal, { body: { ParentId, Category: 'Sales' } }),
} satisfies Record<string, Look>;

test.each<[string, Look, () => number]>([
  ['getGoal', look.getGoal, () => hidden.goal],
  ['getApprovalRequest', look.getApprovalRequest, () => hidden.goal],
  ['approveGoal', look.approveGoal, () => hidden.goal],
  ['listChildGoals', look.listChildGoals, () => hidden.goal],
  ['getPredictionMatrix', look.getPredictionMatrix, () => hidden.goal],
  ['carryOverGoals', look.carryOverGoals, () => hidden.goal],
  ['draftGoal', look.draftGoal, () => hidden.goal],
  ['getGoalStatus', look.getGoalStatus, () => hidden.status],
  ['listStatusComments', look.listStatusComments, () => hidden.status],
  ['predictGoal', look.predictGoal, () => hidden.status],
  ['getGoalEditReview', look.getGoalEditReview, () => hidden.edit],
  ['getGoalEditReview', look.getGoalEditReview, () => edited.edit],
  ['commentOnStatus', look.commentOnStatus, () => hidden.status],
  ['commentOnTransition', look.commentOnTransition, () => hidden.transition],
  ['commentOnTransition', look.commentOnTransition, () => edited.transition],
  ['updateComment', look.updateComment, () => hidden.comment],
  ['deleteComment', look.deleteComment, () => hidden.comment],
  ['followGoal', look.followGoal, () => hidden.goal],
])(
  '%s gives the same reply and does the same work for invisible and for absent things',
  async (_name, ask, idOf) => {
    // Run each call once first, so that caches are filled for both cases.
    await ask(nowhere);
    const absent = await server.countStatements(() => ask(nowhere));
    const unseen = await server.countStatements(() => ask(idOf()));
    expect(idOf()).toBeGreaterThan(0);
    expect([unseen.result.status, unseen.result.problem]).toEqual([404, absent.result.problem]);
    expect(unseen.tables).toEqual(absent.tables);
  },
);

describe('a person locks nothing invisible, and an act on an invisible goal does not wait for its lock', () => {
  const alignBelow = async (GoalId: number) => {
    const { Goal } = await company.make('peer');
    return company.call('peer', changeParentGoal, { body: { Id: Goal.Id, GoalId } });
  };
  const createBelow = (ParentId: number) =>
    company.call('peer', createGoal, { body: company.save({ ParentId }) });

  test.each<[string, Look, () => number, number]>([
    ['approveGoal', look.approveGoal, () => hidden.goal, 404],
    ['followGoal', look.followGoal, () => hidden.goal, 404],
    ['predictGoal', look.predictGoal, () => hidden.status, 404],
    ['updateComment', look.updateComment, () => hidden.comment, 404],
    ['carryOverGoals', look.carryOverGoals, () => hidden.goal, 404],
    ['createGoal below it', createBelow, () => hidden.goal, 400],
    ['changeParentGoal to it', alignBelow, () => hidden.goal, 400],
  ])('%s', async (_name, ask, idOf, status) => {
    const client = await server.owner.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.tenant_id', $1, true)", [String(company.tenantId)]);
      await client.query('select id from goal where id = $1 for update', [hidden.goal]);
      await client.query('select id from goal_comment where id = $1 for update', [hidden.comment]);
      // An act that waited for the lock would get 503 after the lock's time-out.
      expect((await ask(idOf())).status).toBe(status);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
