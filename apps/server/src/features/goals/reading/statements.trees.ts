import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, visibleGoal, wasOwn } from '../access.ts';
import type { CommentPart, StatusPart } from './statements.parts.ts';

/** Ids of the visible goals directly below a held goal, newest first, from before `before` on. */
export async function childIdsOf(
  scope: Scope,
  parent: HeldGoal,
  before: number | undefined,
  limit: number,
): Promise<number[]> {
  const query = sql<{ id: number }>`select child.id from goal child
    where child.tenant_id = ${scope.tenant.id} and child.parent_id = ${parent.row.id}
      and child.id <= ${before === undefined ? 2_147_483_647 : before - 1}::int and ${visibleGoal(scope, 'child')}
    order by child.id desc limit ${limit}::int`;
  return (await query.execute(scope.db)).rows.map((row) => row.id);
}

/** The weekly statuses of goals that the caller has found visible. */
export async function statusesOf(
  scope: Scope,
  goalIds: readonly number[],
): Promise<(StatusPart & { goalId: number })[]> {
  if (goalIds.length === 0) return [];
  const query = sql<StatusPart & { goalId: number }>`
    select status.id, status.goal_id as "goalId", status.week, status.likelihood, status.quality
    from goal_status status where status.tenant_id = ${scope.tenant.id} and status.goal_id = any(${goalIds}::int[])
    order by status.goal_id, status.week`;
  return (await query.execute(scope.db)).rows;
}

/** Comments on the statuses of `goalIds`: all of those goals that the person reads (`readIds`), of the others their own. */
export async function commentsOnStatuses(
  scope: Scope,
  goalIds: readonly number[],
  readIds: readonly number[],
): Promise<CommentPart[]> {
  if (goalIds.length === 0) return [];
  const query = sql<CommentPart>`select note.id, note.commentable_type as "type", note.commentable_id as about,
      note.author_id as author, note.body, note.created_at as created, note.updated_at as updated
    from goal_comment note where note.tenant_id = ${scope.tenant.id} and note.goal_id = any(${goalIds}::int[])
      and note.deleted_at is null and note.commentable_type = 'GoalStatus'
      and (note.goal_id = any(${readIds}::int[]) or note.author_id = ${scope.person.id})
    order by note.id`;
  return (await query.execute(scope.db)).rows;
}

/** How many goals of these people wait for their manager: the domain's `needsReview`, by its own index. */
export async function waitingCount(scope: Scope, reports: readonly number[]): Promise<number> {
  const query = sql<{ count: number }>`select count(*)::int as count from goal
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = any(${reports}::int[]) and goal.deleted_at is null
      and (goal.state in ('review', 'shelving_in_review', 'results_in_review') or goal.edit_state = 'review')
      and (goal.state in ('review', 'shelving_in_review', 'results_in_review') or goal.state = 'approved')
      and not ${wasOwn(scope, 'goal')}`;
  return (await query.execute(scope.db)).rows[0]?.count ?? 0;
}
