import { firstAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import type { Decision, Refusal } from '@bellwether/domain/goals/decide';
import type { GoalEditMoveName, GoalEditState } from '@bellwether/domain/goals/edit-lifecycle';
import { moveEvents } from '@bellwether/domain/goals/events';
import type { GoalMoveName, GoalState } from '@bellwether/domain/goals/lifecycle';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import { type GoalTie, isSubmitted } from '@bellwether/domain/goals/ownership';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { actsFor, permissionOf } from '@bellwether/domain/goals/permissions';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { badField, conflict, forbidden, type HttpProblem, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from './access.ts';
import { goalFieldWords } from './words.ts';

export { nextVersion, refuseStale };

/** Returns the wire's problem for a refusal of the domain, in the order of wire.1. */
export function refused(refusal: Refusal): HttpProblem {
  switch (refusal.refusal) {
    case 'invisible':
      return notFound();
    case 'never':
      return forbidden();
    case 'comment_missing':
      return badField('Comment', goalFieldWords, 'comment_missing');
    case 'not_now':
      return conflict(reasonSentences, refusal.reason);
  }
}

/**
 * Returns the scope of a permitted act on a goal, which says for whom the person acts: history, comments and events that are
 * written with it name both (people.37).
 */
export function actingFor(
  scope: Scope,
  { row, facts, relation }: HeldGoal,
  permission: Permission | null,
): Scope {
  const acts = permission && actsFor(permission, facts, relation);
  if (acts === null) return scope;
  return { ...scope, forPersonId: acts === 'owner' ? row.owner_id : row.acting_manager_id };
}

interface HistoryRow {
  type: 'Goal' | 'GoalEdit';
  /** The goal's or the edit's id. */
  id: number;
  from: string | null;
  to: string;
  action?: number | null;
  /** The previous and the new owner or parent goal, for the acts that change them. */
  fromId?: number | null;
  toId?: number | null;
}

/** Adds a row to the goal's history; with a comment, the comment is attached to it. Returns the row's id. */
export async function recordTransition(
  scope: Scope,
  goal: HeldGoal,
  row: HistoryRow,
  comment = '',
): Promise<number> {
  const { id } = await scope.db
    .insertInto('goal_transition')
    .values({
      tenant_id: scope.tenant.id,
      goal_id: goal.row.id,
      transitionable_type: row.type,
      transitionable_id: row.id,
      action_type: row.action ?? null,
      from_state: row.from,
      to_state: row.to,
      from_id: row.fromId ?? null,
      to_id: row.toId ?? null,
      goal_name: goal.row.title,
      author_id: scope.person.id,
      via: scope.principal.via,
      for_person_id: scope.forPersonId ?? null,
      created_at: timestamp(scope.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (comment !== '') await attachComment(scope, goal.row.id, 'StateTransition', id, comment);
  return id;
}

/**
 * Adds a comment of the acting person to an object of the goal, and returns its id. The caller must have
 * checked the right.
 */
export async function attachComment(
  scope: Scope,
  goalId: number,
  type: 'GoalStatus' | 'StateTransition' | 'OwnerGoalResult' | 'ManagerGoalResult',
  commentableId: number,
  body: string,
): Promise<number> {
  const at = timestamp(scope.now);
  const { id } = await scope.db
    .insertInto('goal_comment')
    .values({
      tenant_id: scope.tenant.id,
      goal_id: goalId,
      commentable_type: type,
      commentable_id: commentableId,
      author_id: scope.person.id,
      via: scope.principal.via,
      for_person_id: scope.forPersonId ?? null,
      body,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the pending edit of a held goal; undefined without one. */
export async function pendingEditOf(scope: Scope, goalId: number) {
  return scope.db
    .selectFrom('goal_edit')
    .selectAll()
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goalId)
    .where('state', 'in', ['draft', 'review'])
    .executeTakeFirst();
}

/**
 * Moves a locked goal to the state that the life cycle decided: writes state, weekly statuses, edit, history
 * and event in the caller's transaction.
 * Only this function changes a goal's state.
 */
export async function moveGoal(
  scope: Scope,
  goal: HeldGoal,
  move: GoalMoveName,
  decision: Decision<GoalState>,
  comment = '',
): Promise<void> {
  const { row } = goal;
  const acting = actingFor(scope, goal, permissionOf(move));
  const isReopened =
    move === 'reactivateGoal' &&
    row.state === 'shelved' &&
    (row.shelved_from === 'finalized' || row.shelved_from === 'results_in_review');
  const isPublished = decision.to === 'approved' && row.published_at === null;
  await scope.db
    .updateTable('goal')
    .set({
      state: decision.to,
      updated_at: nextVersion(scope),
      ...(isPublished
        ? {
            published_at: timestamp(scope.now),
            first_week: firstAskedWeek(goal.period, scope.now, scope.tenant.calendar),
          }
        : {}),
      ...(decision.to === 'shelved' ? { shelved_from: row.state } : {}),
      // The former results stay as history, and the next finalisation starts empty (goals.26).
      ...(isReopened ? { result_round: row.result_round + 1 } : {}),
      ...(decision.cancelsEdit ? { edit_state: null } : {}),
      ...(move === 'deleteGoal' ? { deleted_at: timestamp(scope.now) } : {}),
      ...(move === 'restoreGoal' ? { deleted_at: null } : {}),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  if (isPublished) await makeStatuses(scope, goal);
  if (isSubmitted(row.state) && !isSubmitted(decision.to))
    await untieOwners(scope, row.id, 'owned_submission');
  // Reactivating a never published goal counts as its approval (goals.5).
  if (isPublished && !goal.relation.isOwner) await tiePerson(scope, row.id, scope.person.id, 'approved');
  if (decision.cancelsEdit && row.edit_state !== null) await cancelPendingEdit(acting, goal);
  await recordTransition(
    acting,
    goal,
    { type: 'Goal', id: row.id, from: row.state, to: decision.to, action: decision.actionType },
    comment,
  );
  await recordEvent(acting, {
    kind: moveEvents[move],
    subjectId: row.id,
    detail: { from: row.state, to: decision.to },
  });
}

/** Moves the pending edit of a locked goal; the caller then applies its values. */
export async function moveGoalEdit(
  scope: Scope,
  goal: HeldGoal,
  editId: number,
  move: GoalEditMoveName,
  decision: Decision<GoalEditState>,
  comment = '',
): Promise<void> {
  const acting = actingFor(scope, goal, permissionOf(move));
  const isPending = decision.to === 'draft' || decision.to === 'review';
  await scope.db
    .updateTable('goal_edit')
    .set({ state: decision.to, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', editId)
    .execute();
  await scope.db
    .updateTable('goal')
    // Do not change the goal's `updated_at`: everybody reads it, so it would reveal the edit to people who
    // may not see edits (goals.11).
    .set({ edit_state: isPending ? (decision.to as 'draft' | 'review') : null })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', goal.row.id)
    .execute();
  if (goal.row.edit_state === 'review') await untieOwners(scope, goal.row.id, 'owned_edit');
  if (decision.to === 'applied' && !goal.relation.isOwner)
    await tiePerson(scope, goal.row.id, scope.person.id, 'approved');
  await recordTransition(
    acting,
    goal,
    { type: 'GoalEdit', id: editId, from: goal.row.edit_state, to: decision.to },
    comment,
  );
  await recordEvent(acting, {
    kind: moveEvents[move],
    subjectId: goal.row.id,
    detail: { edit: editId, from: goal.row.edit_state, to: decision.to },
  });
}

/** Ties a person to a locked goal; an existing tie stays unchanged. */
export async function tiePerson(
  scope: Scope,
  goalId: number,
  personId: number,
  kind: GoalTie,
): Promise<void> {
  await scope.db
    .insertInto('goal_tie')
    .values({
      tenant_id: scope.tenant.id,
      goal_id: goalId,
      person_id: personId,
      kind,
      created_at: timestamp(scope.now),
    })
    .onConflict((existing) => existing.columns(['tenant_id', 'goal_id', 'kind', 'person_id']).doNothing())
    .execute();
}

// The submission was answered or retracted, so the next one starts without ties.
async function untieOwners(
  scope: Scope,
  goalId: number,
  kind: 'owned_submission' | 'owned_edit',
): Promise<void> {
  await scope.db
    .deleteFrom('goal_tie')
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goalId)
    .where('kind', '=', kind)
    .execute();
}

async function cancelPendingEdit(scope: Scope, goal: HeldGoal): Promise<void> {
  const edit = await scope.db
    .updateTable('goal_edit')
    .set({ state: 'canceled', updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goal.row.id)
    .where('state', 'in', ['draft', 'review'])
    .returning('id')
    .executeTakeFirst();
  if (edit) {
    await untieOwners(scope, goal.row.id, 'owned_edit');
    await recordTransition(scope, goal, {
      type: 'GoalEdit',
      id: edit.id,
      from: goal.row.edit_state,
      to: 'canceled',
    });
    await recordEvent(scope, {
      kind: moveEvents.cancelGoalEdit,
      subjectId: goal.row.id,
      detail: { edit: edit.id, from: goal.row.edit_state, to: 'canceled' },
    });
  }
}

// Insert a row for each week of the quarter, so that `updatestatus {Id}` identifies goal and week at once
// (predictions.4).
async function makeStatuses(scope: Scope, goal: HeldGoal): Promise<void> {
  const rows = insideWeeksOf(goal.period).flatMap((week) => {
    const weekId = goal.period.weekIds[week.week - 1];
    return weekId === undefined
      ? []
      : [{ tenant_id: scope.tenant.id, goal_id: goal.row.id, week_id: weekId, week: week.week }];
  });
  await scope.db.insertInto('goal_status').values(rows).execute();
}
