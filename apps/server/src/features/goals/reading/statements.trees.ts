import { type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, relationColumns, visibleGoal, wasOwn } from '../access.ts';
import type { CardRow } from './statements.cards.ts';
import type { CommentPart, StatusPart } from './statements.part-rows.ts';

/** Returns the ids of the visible goals directly below a held goal, newest first, below the id `before`. */
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

/** How far a line of carried goals is followed on each side of a goal. */
const mostCarried = 12;

/** Returns the ids of the visible goals in the line of carried goals of a held goal. */
export async function lineIdsOf(scope: Scope, { row }: HeldGoal): Promise<number[]> {
  const next = sql`next.tenant_id = ${scope.tenant.id} and next.carried_from_id = line.id and next.deleted_at is null`;
  const query = sql<{ id: number }>`with recursive before (id, step) as (
      select ${row.id}::int, 0
      union all
      select goal.carried_from_id, before.step + 1 from before
        join goal on goal.tenant_id = ${scope.tenant.id} and goal.id = before.id
        where goal.carried_from_id is not null and before.step < ${mostCarried}
    ), line (id, step) as (
      select ${row.id}::int, 0
      union all
      select next.id, line.step + 1 from line join goal next on ${next} where line.step < ${mostCarried}
    )
    select goal.id from (select id from before union select id from line) known
    join goal on goal.tenant_id = ${scope.tenant.id} and goal.id = known.id
    where ${visibleGoal(scope, 'goal')}`;
  return (await query.execute(scope.db)).rows.map(({ id }) => id);
}

/** A goal below a deleted child, with the columns that decide who may align it again. */
export interface HangingRow {
  id: number;
  /** The deleted goal that was the child. */
  below: number;
  is_in_chain: SqlBool;
  is_above_goal: SqlBool;
}

/**
 * Returns the deleted goals directly below a held goal, each with the nearest visible goals below it. Skips
 * other people's drafts in between like deleted goals.
 */
export async function hangingBelowDeleted(
  scope: Scope,
  parent: HeldGoal,
  limit: number,
): Promise<HangingRow[]> {
  const { isInChain, isAboveGoal } = relationColumns(scope, 'goal');
  const step = sql`child.id, child.deleted_at is null and ${visibleGoal(scope, 'child')} as is_shown`;
  const query = sql<HangingRow>`with recursive walk (below, id, is_shown) as (
      select gone.id, ${step} from goal gone
        join goal child on child.tenant_id = gone.tenant_id and child.parent_id = gone.id
        where gone.tenant_id = ${scope.tenant.id} and gone.parent_id = ${parent.row.id} and gone.deleted_at is not null
      union all
      select walk.below, ${step} from walk
        join goal child on child.tenant_id = ${scope.tenant.id} and child.parent_id = walk.id
        where not walk.is_shown
    )
    select walk.below, goal.id, ${isInChain} as is_in_chain, ${isAboveGoal} as is_above_goal
    from walk join goal on goal.tenant_id = ${scope.tenant.id} and goal.id = walk.id
    where walk.is_shown order by walk.below desc, goal.id desc limit ${limit}::int`;
  return (await query.execute(scope.db)).rows;
}

/** The columns that decide who may give a goal another parent. */
export type AlignmentRow = Pick<CardRow, 'id' | 'owner_id' | 'state' | 'edit_state' | 'is_private'> &
  Pick<HangingRow, 'is_in_chain' | 'is_above_goal'> & { acting_manager_id: number | null };

/** Returns these columns of goals that the caller has found visible. */
export async function alignmentsOf(scope: Scope, goalIds: readonly number[]): Promise<AlignmentRow[]> {
  if (goalIds.length === 0) return [];
  const { actingManagerId, isInChain, isAboveGoal } = relationColumns(scope, 'goal');
  const query = sql<AlignmentRow>`select goal.id, goal.owner_id, goal.state, goal.edit_state, goal.is_private,
      ${actingManagerId} as acting_manager_id, ${isInChain} as is_in_chain, ${isAboveGoal} as is_above_goal
    from goal where goal.tenant_id = ${scope.tenant.id} and goal.id = any(${goalIds}::int[])`;
  return (await query.execute(scope.db)).rows;
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

/**
 * Returns comments on the statuses of `goalIds`: all comments for goals in `readIds`, own comments for the
 * others.
 */
export async function commentsOnStatuses(
  scope: Scope,
  goalIds: readonly number[],
  readIds: readonly number[],
): Promise<CommentPart[]> {
  if (goalIds.length === 0) return [];
  const query = sql<CommentPart>`select note.id, note.commentable_type as "type", note.commentable_id as about,
      note.author_id as author, note.via, note.for_person_id as "actsFor", note.body, note.created_at as created, note.updated_at as updated
    from goal_comment note where note.tenant_id = ${scope.tenant.id} and note.goal_id = any(${goalIds}::int[])
      and note.deleted_at is null and note.commentable_type = 'GoalStatus'
      and (note.goal_id = any(${readIds}::int[]) or note.author_id = ${scope.person.id})
    order by note.id`;
  return (await query.execute(scope.db)).rows;
}

/**
 * Returns how many goals of these people wait for their manager: the domain's `needsReview`, by its own
 * index.
 */
export async function waitingCount(scope: Scope, reports: readonly number[]): Promise<number> {
  const query = sql<{ count: number }>`select count(*)::int as count from goal
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = any(${reports}::int[]) and goal.deleted_at is null
      and (goal.state in ('review', 'shelving_in_review', 'results_in_review') or goal.edit_state = 'review')
      and (goal.state in ('review', 'shelving_in_review', 'results_in_review') or goal.state = 'approved')
      and not ${wasOwn(scope, 'goal')}`;
  return (await query.execute(scope.db)).rows[0]?.count ?? 0;
}
