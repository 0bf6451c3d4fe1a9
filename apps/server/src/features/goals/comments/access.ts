import { canReadComment } from '@bellwether/domain/goals/visibility';
import { forbidden, notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../access.ts';

/** What can be commented on, as on the wire. */
export type CommentableType = 'GoalStatus' | 'StateTransition' | 'OwnerGoalResult' | 'ManagerGoalResult';

/** The goal of the thing commented on; 404 where there is no such thing, it was taken back, or its goal is invisible. */
export async function holdGoalOf(scope: Scope, type: CommentableType, id: number): Promise<HeldGoal> {
  const goalId = await goalIdOf(scope, type, id);
  if (goalId === undefined) throw notFound();
  return holdGoal(scope, goalId);
}

async function goalIdOf(scope: Scope, type: CommentableType, id: number): Promise<number | undefined> {
  if (type === 'GoalStatus' || type === 'StateTransition') {
    const row = await scope.db
      .selectFrom(type === 'GoalStatus' ? 'goal_status' : 'goal_transition')
      .select('goal_id')
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.goal_id;
  }
  const row = await scope.db
    .selectFrom('goal_result')
    .select('goal_id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .where('kind', '=', type === 'OwnerGoalResult' ? 'owner' : 'manager')
    .where('retracted_at', 'is', null)
    .executeTakeFirst();
  return row?.goal_id;
}

/** A comment of the acting person, locked until the transaction ends. */
export interface HeldComment {
  readonly id: number;
  readonly goalId: number;
  readonly type: CommentableType;
  readonly about: number;
}

/** Holds a comment for its author (1-goals §5): 404 where the acting person does not read it, 403 where they did not write it. */
export async function holdOwnComment(scope: Scope, commentId: number): Promise<HeldComment> {
  const row = await scope.db
    .selectFrom('goal_comment')
    .select(['id', 'goal_id', 'author_id', 'commentable_type', 'commentable_id'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const { facts, relation } = await holdGoal(scope, row.goal_id);
  const isAuthor = row.author_id === scope.person.id;
  if (!canReadComment(facts, relation, isAuthor)) throw notFound();
  if (!isAuthor) throw forbidden();
  return { id: row.id, goalId: row.goal_id, type: row.commentable_type, about: row.commentable_id };
}
