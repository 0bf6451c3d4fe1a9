import { firstWeekOf } from '@bellwether/domain/calendar/prediction-window';
import { carriedDraft, planCarryOver } from '@bellwether/domain/goals/carry-over';
import { carryOverReasonSentences } from '@bellwether/domain/goals/messages';
import { conflict } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { textsOfRow } from '../statements.texts.ts';
import { carryOverPeriods, holdSources, linesByParent, visibleTitles } from './access.ts';
import type { CarriedSources } from './presenter.ts';
import { type DraftWrite, linesOf, writeCarried } from './statements.ts';

/**
 * Carries own unfinished goals into the next quarter as drafts with lineage (docs/decisions/0011). The old
 * goals stay unchanged, to be finalised.
 * Carries all of them or none: 404, 403 or 409 for one goal refuses the whole call.
 */
export async function carryOverGoals(scope: Scope, ids: readonly number[]): Promise<CarriedSources> {
  const between = await carryOverPeriods(scope);
  const rows = await holdSources(scope, ids, between.from);
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
  const made = await refusingSecond(() =>
    writeCarried(scope, drafts, {
      periodId: between.to.id,
      firstWeek: firstWeekOf(between.to, scope.now, scope.tenant.calendar),
    }),
  );
  return { between, plan, rows, made, titles: visibleTitles(lineRows) };
}

/** Runs `work`, and turns its violation of "one living successor per goal" into 409. */
export async function refusingSecond<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && (error as { constraint?: string }).constraint === 'goal_carried_from')
      throw conflict(carryOverReasonSentences, 'already_carried');
    throw error;
  }
}
