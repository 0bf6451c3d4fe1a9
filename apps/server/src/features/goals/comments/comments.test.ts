import { approveGoal } from '@bellwether/contract/goals/approval';
import { addComment, deleteComment, updateComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { getGoal } from '@bellwether/contract/goals/reading';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const add = (who: CastName, Type: string, Id: number, Comment = 'Well …') =>
  company.call(who, addComment, { body: { Type, Id, Comment } });
const change = (who: CastName, CommentId: number, Comment = 'Rather …') =>
  company.call(who, updateComment, { body: { CommentId, Comment } });
const remove = (who: CastName, id: number) => company.call(who, deleteComment, { params: { id } });
const look = (who: CastName, goal: GoalInfo) => company.must(who, getGoal, { params: { id: goal.Goal.Id } });

async function finalized(): Promise<GoalInfo> {
  const { Goal } = await company.makeApproved('member');
  const common = { GoalId: Goal.Id, Completed: true };
  await company.must('member', finalizeGoal, { body: { ...common, Quality: 3, Outcome: 'Done' } });
  return company.must('lead', reviewResult, { body: { ...common, Feedback: 'Well done' } });
}

function lastTransition(goal: GoalInfo): number {
  return goal.GoalTransitions.at(-1)?.Id ?? 0;
}

describe('commenting', () => {
  test('is possible on a status, a transition and both results', async () => {
    const goal = await finalized();
    const things = [
      ['GoalStatus', goal.GoalStatuses[7]?.Id ?? 0],
      ['StateTransition', lastTransition(goal)],
      ['OwnerGoalResult', goal.GoalResult?.Id ?? 0],
      ['ManagerGoalResult', goal.GoalManagerResult?.Id ?? 0],
    ] as const;
    for (const [type, id] of things) {
      const { body } = await add('member', type, id, `On ${type}`);
      expect(body).toMatchObject({
        Comment: `On ${type}`,
        CommentableId: id,
        CommentableType: type,
        UserId: people.member.id,
        Name: people.member.name,
      });
    }
    const seen = await look('lead', goal);
    expect(seen.GoalStatuses[7]?.Comments.map((each) => each.Comment)).toEqual(['On GoalStatus']);
    expect(seen.GoalTransitions.at(-1)?.Comments.map((each) => each.Comment)).toEqual(['On StateTransition']);
    expect(seen.GoalResult?.Comments.map((each) => each.Comment)).toEqual(['On OwnerGoalResult']);
    expect(seen.GoalManagerResult?.Comments.map((each) => each.Comment)).toEqual(['On ManagerGoalResult']);
    expect((await company.events(goal.Goal.Id)).filter((kind) => kind === 'goal.commented')).toHaveLength(4);
  });

  test.each([
    ['member', 200],
    ['lead', 200],
    ['goalAdmin', 200],
    ['ceo', 403],
    ['peer', 403],
    ['otherLead', 403],
    ['goalManager', 403],
    ['orgAdmin', 403],
    ['observer', 403],
    ['foreigner', 404],
  ] as const)('by %s: %i', async (who, status) => {
    const goal = await company.makeApproved('member');
    expect((await add(who, 'StateTransition', lastTransition(goal))).status).toBe(status);
  });

  test('on a draft or a private goal is 404 for people who do not see it', async () => {
    const draft = await company.make('member');
    expect((await add('peer', 'StateTransition', lastTransition(draft))).status).toBe(404);
    const hidden = await company.makeApproved('member', { IsPrivate: true });
    expect((await add('goalAdmin', 'StateTransition', lastTransition(hidden))).status).toBe(404);
    expect((await add('lead', 'StateTransition', lastTransition(hidden))).status).toBe(200);
  });

  test('on a move of proposed changes is 404 for people who do not see them', async () => {
    const { Goal } = await company.makeApproved('member');
    const body = company.save({ Title: 'Grow more', IsFromEdit: true, IsDraft: false });
    const edited = await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
    const id = lastTransition(edited);
    expect((await add('peer', 'StateTransition', id)).status).toBe(404);
    expect((await add('lead', 'StateTransition', id)).status).toBe(200);
  });

  test('on an object that is absent, of another type, retracted or deleted is 404', async () => {
    const goal = await finalized();
    const [own, given] = [goal.GoalResult?.Id ?? 0, goal.GoalManagerResult?.Id ?? 0];
    expect((await add('member', 'ManagerGoalResult', own)).status).toBe(404);
    expect((await add('member', 'OwnerGoalResult', given)).status).toBe(404);
    expect((await add('member', 'GoalStatus', 2_000_000_000)).status).toBe(404);
    const { Goal } = await company.makeApproved('member');
    const first = { GoalId: Goal.Id, Completed: true, Quality: 3, Outcome: 'Done' };
    const { GoalResult } = await company.must('member', finalizeGoal, { body: first });
    await company.must('member', retractResult, { body: { GoalId: Goal.Id } });
    expect((await add('member', 'OwnerGoalResult', GoalResult?.Id ?? 0)).status).toBe(404);
    await company.must('ceo', deleteGoal, { params: { id: goal.Goal.Id } });
    expect((await add('member', 'OwnerGoalResult', own)).status).toBe(404);
  });

  test('needs a text of at most 5,000 characters', async () => {
    const id = lastTransition(await company.makeApproved('member'));
    const empty = await add('member', 'StateTransition', id, ' \t ');
    expect(empty.problem.errors).toEqual([{ path: 'Comment', message: 'Please enter your comment.' }]);
    expect((await add('member', 'StateTransition', id, 'x'.repeat(5000))).status).toBe(200);
    expect((await add('member', 'StateTransition', id, 'x'.repeat(5001))).status).toBe(400);
    expect((await add('member', 'StateTransition', id, 'a\u0000b')).status).toBe(400);
    expect((await add('member', 'Goal', id)).status).toBe(400);
    const odd = await add('member', 'StateTransition', id, ' <i>\u0007a\nb</i> ');
    expect(odd.body.Comment).toBe('<i>a\nb</i>');
  });
});

describe('a comment', () => {
  const made = async (goal: GoalInfo) => (await add('lead', 'StateTransition', lastTransition(goal))).body.Id;

  test('is changed by its author only', async () => {
    const goal = await company.makeApproved('member');
    const id = await made(goal);
    const { body } = await change('lead', id);
    expect(body).toMatchObject({ Id: id, Comment: 'Rather …', UserId: people.lead.id });
    expect(Date.parse(body.UpdatedAt)).toBeGreaterThan(Date.parse(body.CreatedAt));
    expect((await change('member', id)).status).toBe(403);
    for (const who of ['peer', 'ceo', 'observer', 'foreigner'] as const)
      expect((await change(who, id)).status).toBe(404);
    expect((await change('lead', id, '')).status).toBe(400);
    expect((await change('lead', 2_000_000_000)).status).toBe(404);
  });

  test('is deleted by its author only, and once', async () => {
    const goal = await company.makeApproved('member');
    const id = await made(goal);
    expect((await remove('member', id)).status).toBe(403);
    expect((await remove('peer', id)).status).toBe(404);
    expect((await remove('lead', id)).body).toEqual({ Id: id });
    expect((await remove('lead', id)).status).toBe(404);
    expect((await change('lead', id)).status).toBe(404);
    expect((await look('member', goal)).GoalTransitions.at(-1)?.Comments).toEqual([]);
    expect((await company.events(goal.Goal.Id)).at(-1)).toBe('goal.comment_deleted');
  });

  test('stays under its author’s control even if they no longer read other comments', async () => {
    const goal = await company.makeApproved('member');
    const id = await made(goal);
    await add('member', 'StateTransition', lastTransition(goal), 'By the owner');
    const give = { Id: goal.Goal.Id, UserId: people.outsider.id };
    await company.must('ceo', changeGoalOwner, { body: give });
    const seen = await look('lead', goal);
    expect(seen.GoalTransitions.flatMap((row) => row.Comments).map((each) => each.Id)).toEqual([id]);
    expect((await change('lead', id)).status).toBe(200);
  });

  test('is 404 when its goal is invisible', async () => {
    const { Goal } = await company.make('member', { IsDraft: false });
    const back = await company.must('lead', approveGoal, {
      body: { Id: Goal.Id, Status: 'draft', Comment: 'By when?' },
    });
    const [comment] = back.GoalTransitions.at(-1)?.Comments ?? [];
    await company.must('member', deleteGoal, { params: { id: Goal.Id } });
    expect((await change('lead', comment?.Id ?? 0)).status).toBe(404);
  });
});
