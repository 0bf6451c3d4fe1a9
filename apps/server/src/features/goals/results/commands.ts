import { decideGoalMove, finalizeMove } from '@bellwether/domain/goals/decide';
import type { GoalMoveName } from '@bellwether/domain/goals/lifecycle';
import { isMeasuredInPercent, validateManagerResult, validateResult } from '@bellwether/domain/goals/rules';
import { canBeTakenBack } from '@bellwether/domain/goals/take-back';
import type { FieldError } from '@bellwether/domain/shared/said';
import { timestamp } from '#platform/database/instant.ts';
import { badFields, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../access.ts';
import { keepForTakeBack } from '../approval/commands.take-back.ts';
import { moveGoal, nextVersion, refused, refuseStale } from '../commands.ts';
import { type CurrentResult, currentResultOf, type ResultKind, refuseForeignResult } from './queries.ts';
import { resultWords } from './words.ts';

interface Outcome {
  /** The result's id, 0 for the first. */
  readonly resultId: number;
  readonly goalId: number;
  readonly completed: boolean | null;
  /** Percent; only of ObjectiveResult goals. */
  readonly objectiveResult: number | null;
  readonly updatedAt: string | undefined;
}

export type OwnerOutcome = Outcome & { readonly quality: number; readonly outcome: string };
export type ManagerOutcome = Outcome & { readonly feedback: string };

/**
 * Records the owner's result and finalises the goal. A later call changes the result, and keeps the state and
 * the manager's result (goals.18).
 * `updatedAt` is the goal's before a result exists, then the result's.
 */
export async function finalizeGoal(scope: Scope, given: OwnerOutcome): Promise<void> {
  const goal = await holdGoal(scope, given.goalId, { lock: true });
  const { row, facts } = goal;
  const isGiven = row.state === 'results_in_review' || row.state === 'finalized';
  const move = isGiven ? 'editResult' : finalizeMove(facts);
  const values = { ...measureOf(goal, given), quality: given.quality, body: given.outcome };
  await record(scope, goal, { kind: 'owner', move, given, values, staleAgainst: row.updated_at }, () =>
    validateResult(row.goal_type, given),
  );
}

/**
 * Records the manager's result of a finalised goal, or changes it (goals.18).
 * `updatedAt` is that of the owner's result before a manager's result exists, then the manager's.
 */
export async function reviewResult(scope: Scope, given: ManagerOutcome): Promise<void> {
  const goal = await holdGoal(scope, given.goalId, { lock: true });
  const { row } = goal;
  const move = row.state === 'finalized' ? 'editReviewedResult' : 'reviewResult';
  const owners = await currentResultOf(scope, goal, 'owner');
  const values = { ...measureOf(goal, given), quality: null, body: given.feedback };
  const staleAgainst = owners?.updated_at ?? row.updated_at;
  await record(scope, goal, { kind: 'manager', move, given, values, staleAgainst }, () =>
    validateManagerResult(row.goal_type, given),
  );
}

/** Retracts the owner's result before its review; the goal is approved again (goals.18). */
export async function retractResult(scope: Scope, goalId: number, comment: string): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  const decision = decideGoalMove('retractResult', goal.facts, goal.relation, comment);
  if (!decision.ok) throw refused(decision);
  await scope.db
    .updateTable('goal_result')
    .set({ retracted_at: timestamp(scope.now), updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('goal_id', '=', goalId)
    .where('round', '=', goal.row.result_round)
    .where('kind', '=', 'owner')
    .where('retracted_at', 'is', null)
    .execute();
  await moveGoal(scope, goal, 'retractResult', decision, comment);
}

interface ResultValues {
  completed: boolean | null;
  objective_result: number | null;
  quality: number | null;
  body: string;
}

interface Recording {
  kind: ResultKind;
  move: GoalMoveName;
  given: Outcome;
  values: ResultValues;
  /** The version that the screen started from while no result of this kind existed. */
  staleAgainst: number;
}

// Check in the order of the wire: 403, then 409, then 400 for missing fields (wire.1).
async function record(
  scope: Scope,
  goal: HeldGoal,
  recording: Recording,
  validate: () => FieldError[],
): Promise<void> {
  const { kind, move, given, values } = recording;
  const decision = decideGoalMove(move, goal.facts, goal.relation, '');
  if (!decision.ok && decision.refusal !== 'not_now') throw refused(decision);
  if (given.resultId !== 0) await refuseForeignResult(scope, goal, kind, given.resultId);
  if (!decision.ok) throw refused(decision);
  const current = await currentResultOf(scope, goal, kind);
  // Id 0 means that no result existed, so an existing result now is a conflict.
  if ((current?.id ?? 0) !== given.resultId) throw conflict(resultWords, 'results_changed_meanwhile');
  refuseStale(given.updatedAt, current?.updated_at ?? recording.staleAgainst);
  const faults = validate();
  if (faults.length > 0) throw badFields(faults);
  if (canBeTakenBack(move)) await keepForTakeBack(scope, goal, move);
  await writeResult(scope, goal, kind, current, values);
  await moveGoal(scope, goal, move, decision);
}

// Keep every version: history shows what a changed result said before.
async function writeResult(
  scope: Scope,
  goal: HeldGoal,
  kind: ResultKind,
  current: CurrentResult | undefined,
  values: ResultValues,
): Promise<void> {
  const at = timestamp(scope.now);
  const by = { tenant_id: scope.tenant.id, author_id: scope.person.id, created_at: at };
  const { id } = current
    ? await scope.db
        .updateTable('goal_result')
        .set({ ...values, author_id: scope.person.id, updated_at: nextVersion(scope) })
        .where('tenant_id', '=', scope.tenant.id)
        .where('id', '=', current.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await scope.db
        .insertInto('goal_result')
        .values({
          ...values,
          ...by,
          goal_id: goal.row.id,
          kind,
          round: goal.row.result_round,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
  await scope.db
    .insertInto('goal_result_version')
    .values({ ...values, ...by, result_id: id })
    .execute();
}

/** Returns the measure that the goal's type asks for. */
function measureOf(goal: HeldGoal, given: Outcome): Pick<ResultValues, 'completed' | 'objective_result'> {
  return isMeasuredInPercent(goal.row.goal_type)
    ? { completed: null, objective_result: given.objectiveResult }
    : { completed: given.completed, objective_result: null };
}
