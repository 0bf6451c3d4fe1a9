import { canReadComment } from '@bellwether/domain/goals/visibility';
import { sql } from 'kysely';
import { forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal, visibleGoal } from '../access.ts';
import { visibleEdits } from '../reading/access.ts';

/** The types that can be commented on, as on the wire. */
export type CommentableType = 'GoalStatus' | 'StateTransition' | 'OwnerGoalResult' | 'ManagerGoalResult';

/**
 * Returns the goal of the commented object.
 * @throws HttpProblem 404 if the object does not exist or was retracted, or its goal is invisible.
 */
export async function holdGoalOf(scope: Scope, type: CommentableType, id: number): Promise<HeldGoal> {
  const goalId = await goalIdOf(scope, type, id);
  if (goalId === undefined) throw notFound();
  return holdGoal(scope, goalId);
}

// Read visible objects only, and moves of an edit only for people who see the edit, so that invisible costs
// as much as absent.
async function goalIdOf(scope: Scope, type: CommentableType, id: number): Promise<number | undefined> {
  const row = await aboutOf(scope, type, id)
    .innerJoin('goal', (join) =>
      join.on('goal.tenant_id', '=', scope.tenant.id).onRef('goal.id', '=', 'about.goal_id'),
    )
    .select('goal.id')
    .where(visibleGoal(scope, 'goal'))
    .where((where) => where.or([where('about.is_of_edit', '=', false), visibleEdits(scope, 'goal')]))
    .executeTakeFirst();
  return row?.id;
}

function aboutOf({ db, tenant }: Scope, type: CommentableType, id: number) {
  const isOfEdit =
    type === 'StateTransition' ? sql<boolean>`transitionable_type = 'GoalEdit'` : sql<boolean>`false`;
  if (type === 'GoalStatus' || type === 'StateTransition') {
    const about = db
      .selectFrom(type === 'GoalStatus' ? 'goal_status' : 'goal_transition')
      .select(['goal_id', isOfEdit.as('is_of_edit')])
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id);
    return db.selectFrom(about.as('about'));
  }
  const about = db
    .selectFrom('goal_result')
    .select(['goal_id', isOfEdit.as('is_of_edit')])
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .where('kind', '=', type === 'OwnerGoalResult' ? 'owner' : 'manager')
    .where('retracted_at', 'is', null);
  return db.selectFrom(about.as('about'));
}

/** A comment of the acting person, locked until the transaction ends. */
export interface HeldComment {
  readonly id: number;
  readonly goalId: number;
  readonly type: CommentableType;
  readonly about: number;
}

/**
 * Locks a comment for its author (goals.13).
 * @throws HttpProblem 404 if the acting person does not read it, 403 if they did not write it.
 */
export async function holdOwnComment(scope: Scope, commentId: number): Promise<HeldComment> {
  const row = await scope.db
    .selectFrom('goal_comment')
    .select(['id', 'goal_id', 'author_id', 'commentable_type', 'commentable_id'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    // Test visibility here, too: a comment of an invisible goal is not locked, and costs as much as an absent
    // comment.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('goal')
          .select('goal.id')
          .where('goal.tenant_id', '=', scope.tenant.id)
          .whereRef('goal.id', '=', 'goal_comment.goal_id')
          .where(visibleGoal(scope, 'goal')),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const { facts, relation } = await holdGoal(scope, row.goal_id);
  const isAuthor = row.author_id === scope.person.id;
  if (!canReadComment(facts, relation, isAuthor)) throw notFound();
  if (!isAuthor) throw forbidden();
  return { id: row.id, goalId: row.goal_id, type: row.commentable_type, about: row.commentable_id };
}
