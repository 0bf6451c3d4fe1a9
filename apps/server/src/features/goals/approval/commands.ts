import { decideGoalMove } from '@bellwether/domain/goals/decide';
import { permissionOf } from '@bellwether/domain/goals/permissions';
import {
  approveCallMoves,
  type approveStatuses,
  type CallMove,
  resolveMove,
  retractEditsCallMoves,
  type retractEditsStatuses,
} from '@bellwether/domain/goals/resolve-move';
import { canBeTakenBack } from '@bellwether/domain/goals/take-back';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../access.ts';
import {
  actingFor,
  moveGoal,
  moveGoalEdit,
  nextVersion,
  pendingEditOf,
  refused,
  refuseStale,
} from '../commands.ts';
import { alignGoal } from '../ownership/commands.ts';
import { textRow, textsOfRow } from '../statements.texts.ts';
import { refuseImpossible } from './access.ts';
import { keepForTakeBack } from './commands.take-back.ts';

/**
 * Submits, publishes, approves or sends back a goal or, of an approved goal, its pending edit (goals.17).
 * @throws HttpProblem 409 when the goal or edit differs from the version that the screen showed.
 */
export async function approveGoal(
  scope: Scope,
  goalId: number,
  status: (typeof approveStatuses)[number],
  comment: string,
  updatedAt: string | undefined,
): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  await takeMove(scope, goal, approveCallMoves(status, goal.facts), comment, updatedAt);
}

/** Moves a goal from review back to draft, for its owner (goals.17). */
export async function retractGoal(scope: Scope, goalId: number, comment: string): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  const decision = decideGoalMove('retractGoal', goal.facts, goal.relation, comment);
  if (!decision.ok) throw refused(decision);
  await moveGoal(scope, goal, 'retractGoal', decision, comment);
}

/** Retracts a proposed edit from review (`draft`) or discards an edit draft (`canceled`) (goals.17). */
export async function retractGoalEdit(
  scope: Scope,
  goalId: number,
  status: (typeof retractEditsStatuses)[number],
  comment: string,
): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  await takeMove(scope, goal, retractEditsCallMoves(status), comment);
}

/**
 * Makes the first possible move of the locked goal or of its pending edit. Throws the refusal if none is
 * possible.
 */
export async function takeMove(
  scope: Scope,
  goal: HeldGoal,
  moves: readonly CallMove[],
  comment: string,
  updatedAt?: string,
): Promise<void> {
  const decided = resolveMove(moves, goal.facts, goal.relation, comment);
  if (!decided.ok) throw refused(decided);
  if (decided.of === 'goal') {
    refuseStale(updatedAt, goal.row.updated_at);
    if (canBeTakenBack(decided.move)) await keepForTakeBack(scope, goal, decided.move);
    return moveGoal(scope, goal, decided.move, decided.decision, comment);
  }
  const edit = await pendingEditOf(scope, goal.row.id);
  if (!edit) throw new Error(`Goal ${goal.row.id} says that it has a pending edit, but there is none.`);
  refuseStale(updatedAt, edit.updated_at);
  if (canBeTakenBack(decided.move)) await keepForTakeBack(scope, goal, decided.move);
  await moveGoalEdit(scope, goal, edit.id, decided.move, decided.decision, comment);
  if (decided.decision.to === 'applied')
    await applyEdit(actingFor(scope, goal, permissionOf(decided.move)), goal, edit);
}

type Edit = NonNullable<Awaited<ReturnType<typeof pendingEditOf>>>;

/**
 * Copies an accepted edit into its goal, and checks the rules again.
 * @throws HttpProblem 409 when the edit is no longer possible.
 */
async function applyEdit(scope: Scope, goal: HeldGoal, edit: Edit): Promise<void> {
  const { row } = goal;
  await refuseImpossible(scope, goal, edit);
  await scope.db
    .updateTable('goal')
    .set({
      ...textRow(textsOfRow(edit)),
      is_private: edit.is_private,
      strategic_objective: edit.strategic_objective,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  if (edit.is_private && !row.is_private)
    await recordEvent(scope, { kind: 'goal.hidden', subjectId: row.id, detail: {} });
  if (edit.parent_id !== row.parent_id) await alignGoal(scope, goal, edit.parent_id);
}
