import { asksForResult, carriedDraft, planCarryOver } from '@bellwether/domain/goals/carry-over';
import { carryOverReasonSentences, goalMessages } from '@bellwether/domain/goals/messages';
import { validateResult } from '@bellwether/domain/goals/rules';
import { said } from '@bellwether/domain/shared/said';
import { constraintOf } from '#platform/database/constraint.ts';
import { badFields, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { finalizeGoal, type OwnerOutcome } from '../results/commands.ts';
import { textsOfRow } from '../statements.texts.ts';
import { carryOverPeriods, holdSources, linesByParent, visibleTitles } from './access.ts';
import type { CarriedSources } from './presenter.ts';
import { type DraftWrite, dismissSources, type HeldSource, linesOf, writeCarried } from './statements.ts';

/** A result that the owner gives to a goal while carrying it over. */
export type CarriedResult = Omit<OwnerOutcome, 'resultId'>;

/**
 * Carries own goals into the next quarter as drafts with lineage (docs/decisions/0011), and finalises those that get a
 * result in the same call (docs/decisions/0064). The other old goals stay unchanged.
 * Carries all of them or none: 400, 404, 403 or 409 for one goal refuses the whole call.
 */
export async function carryOverGoals(
  scope: Scope,
  ids: readonly number[],
  results: readonly CarriedResult[] = [],
): Promise<CarriedSources> {
  const between = await carryOverPeriods(scope);
  const rows = await holdSources(scope, ids, between.from);
  refuseResults(rows, results);
  const parentIds = [...new Set(rows.flatMap((row) => row.parent_id ?? []))];
  const lineRows = await linesOf(scope, parentIds, { lock: true });
  const lineOf = linesByParent(lineRows, between);
  const plan = planCarryOver(rows.map((row) => ({ id: row.id, line: lineOf(row.parent_id) })));
  const sources = new Map(rows.map((row) => [row.id, row]));
  const drafts = plan.flatMap(({ id, parent }): DraftWrite[] => {
    const row = sources.get(id);
    if (!row) return [];
    return [
      {
        fromId: id,
        draft: carriedDraft(
          {
            ...textsOfRow(row),
            isPrivate: row.is_private,
            strategicObjective: row.strategic_objective,
          },
          scope.tenant.goalType,
        ),
        parentId: parent.fate === 'same' || parent.fate === 'successor' ? parent.id : null,
        togetherWithId: parent.fate === 'together' ? parent.id : null,
      },
    ];
  });
  const made = await refusingSecond(() => writeCarried(scope, drafts, between.to.id));
  // Each result is its own act, with its own history and event.
  for (const result of results) await finalizeGoal(scope, { ...result, resultId: 0 });
  return { between, plan, rows, made, titles: visibleTitles(lineRows) };
}

/**
 * @throws HttpProblem 400 at `Results` for results that are incomplete or of a goal that is not
 *   carried over, 409 if a goal has a result by now.
 */
function refuseResults(rows: readonly HeldSource[], results: readonly CarriedResult[]): void {
  const faults = results.flatMap((result) => {
    const row = rows.find(({ id }) => id === result.goalId);
    if (!row) return [said(goalMessages, 'carryOverForeignResult')];
    if (!asksForResult(row.state)) throw conflict(carryOverReasonSentences, 'wrong_state');
    return validateResult(row.goal_type, result);
  });
  if (faults.length > 0) throw badFields(faults.map((fault) => ({ ...fault, path: 'Results' })));
}

/**
 * Stops offering goals that the acting person may carry over now. They stay as they are.
 * @throws HttpProblem 404, 403 or 409 like `carryOverGoals`, for all goals or none.
 */
export async function dismissCarryOver(scope: Scope, ids: readonly number[]): Promise<void> {
  const { from } = await carryOverPeriods(scope);
  await holdSources(scope, ids, from);
  await dismissSources(scope, ids);
}

/** Runs `work`, and turns its violation of "one living successor per goal" into 409. */
export async function refusingSecond<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (constraintOf(error) === 'goal_carried_from')
      throw conflict(carryOverReasonSentences, 'already_carried');
    throw error;
  }
}
