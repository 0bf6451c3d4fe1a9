import { isSameFiscalYear } from '@bellwether/domain/calendar/quarter';
import { actionTypes } from '@bellwether/domain/goals/history';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import {
  canBeParent,
  type ParentCandidate,
  type ParentReason,
  type ParentScope,
} from '@bellwether/domain/goals/parent';
import type { Verdict } from '@bellwether/domain/shared/verdict';
import { no } from '@bellwether/domain/shared/verdict';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import type { Period, Periods } from '../../tenant/queries.ts';
import { relationColumns, visibleGoal } from '../access.ts';

/** The goal that needs a parent. `id` 0: it does not exist yet. */
export interface Child {
  readonly id: number;
  readonly period: Period;
  readonly periods: Periods;
}

/**
 * Returns the columns of `goal` from which the rules decide, for the acting person, whether it can be the
 * child's parent.
 */
export function candidateColumns(scope: Scope, childId: number) {
  return {
    isVisible: visibleGoal(scope, 'goal'),
    isInOwnTree: isInOwnTree(scope),
    isBelow: isBelow(scope, childId),
  };
}

/** The candidate is aligned below the goal. */
function isBelow(scope: Scope, goalId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from goal_path below where below.tenant_id = ${scope.tenant.id}
    and below.ancestor_id = ${goalId} and below.descendant_id = goal.id and below.depth > 0)`;
}

/** The candidate is one of the acting person's own goals, or aligned below one. */
function isInOwnTree(scope: Scope): RawBuilder<SqlBool> {
  const { isAboveGoal } = relationColumns(scope, 'goal');
  return sql<SqlBool>`(goal.owner_id = ${scope.person.id} or ${isAboveGoal})`;
}

interface CandidateRow {
  id: number;
  state: GoalState;
  is_private: boolean;
  period_id: number;
  is_visible: SqlBool;
  is_in_own_tree: SqlBool;
  is_below: SqlBool;
}

/** Returns a stored goal in the form of the parent rules. */
export function candidateOf(row: CandidateRow, child: Child): ParentCandidate {
  const period = child.periods.byId(row.period_id);
  return {
    state: row.state,
    isPrivate: row.is_private,
    isVisible: Boolean(row.is_visible),
    isItself: row.id === child.id,
    isBelow: Boolean(row.is_below),
    isLaterPeriod: period === undefined || period.index > child.period.index,
    isSameFiscalYear: period !== undefined && isSameFiscalYear(period, child.period),
    isInOwnTree: Boolean(row.is_in_own_tree),
  };
}

/**
 * Returns whether the acting person can choose the goal `parentId` as parent now.
 * Locks the goal against change until the transaction ends, so that it cannot become private or shelved
 * between the check and the write.
 */
export async function parentVerdict(
  scope: Scope,
  parentId: number,
  child: Child,
  parentScope: ParentScope,
): Promise<Verdict<ParentReason>> {
  const row = await readCandidate(scope, parentId, child, visibleGoal(scope, 'goal'));
  return row ? canBeParent(candidateOf(row, child), parentScope) : no('not_visible');
}

/**
 * Returns the same for a parent that another person chose earlier and the acting person approves now. The
 * parent's present state counts, not its visibility.
 */
export async function chosenParentVerdict(
  scope: Scope,
  parentId: number,
  child: Child,
): Promise<Verdict<ParentReason>> {
  const row = await readCandidate(scope, parentId, child);
  if (!row || row.deleted_at !== null) return no('not_visible');
  const verdict = canBeParent({ ...candidateOf(row, child), isVisible: true }, 'any');
  // Only people who see the parent learn the reason.
  return verdict.ok || row.is_visible ? verdict : no('not_visible');
}

// Lock the candidate only if the person may choose it; other people's writes must not wait for a refused
// request.
async function readCandidate(
  scope: Scope,
  parentId: number,
  child: Child,
  sought: RawBuilder<SqlBool> = sql<SqlBool>`true`,
) {
  const columns = candidateColumns(scope, child.id);
  return scope.db
    .selectFrom('goal')
    .select(['goal.id', 'goal.state', 'goal.is_private', 'goal.period_id', 'goal.deleted_at'])
    .select([
      columns.isVisible.as('is_visible'),
      columns.isInOwnTree.as('is_in_own_tree'),
      columns.isBelow.as('is_below'),
    ])
    .where('goal.tenant_id', '=', scope.tenant.id)
    .where('goal.id', '=', parentId)
    .where(sought)
    .forShare()
    .executeTakeFirst();
}

/** Returns whether the acting person owned one of the goals earlier, according to their history. */
export async function wasOwnerBefore(scope: Scope, goalIds: readonly number[]): Promise<boolean> {
  const row = await scope.db
    .selectFrom('goal_transition')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', 'in', goalIds)
    .where('action_type', '=', actionTypes.ownerChanged)
    .where('from_id', '=', scope.person.id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
