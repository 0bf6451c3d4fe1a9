import { carryOverQuarters } from '@bellwether/domain/calendar/carry-over';
import { isSameFiscalYear } from '@bellwether/domain/calendar/quarter';
import { canCarryOver, type LineGoal } from '@bellwether/domain/goals/carry-over';
import { carryOverReasonSentences } from '@bellwether/domain/goals/messages';
import { conflict, forbidden, type HttpProblem, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, type Periods, periodsOf } from '../../tenant/queries.ts';
import { type HeldSource, heldSources, type LineRow } from './statements.ts';

/** The quarters between which goals can be carried over now. */
export interface CarryOverPeriods {
  readonly periods: Periods;
  /** Undefined if the company had no such quarter yet. */
  readonly from: Period | undefined;
  readonly to: Period;
}

/** Returns the quarters between which goals can be carried over now, as the company has them. */
export async function carryOverPeriods(scope: Scope): Promise<CarryOverPeriods> {
  const { from, to } = carryOverQuarters(scope.now, scope.tenant.calendar);
  const periods = await periodsOf(scope);
  return { periods, from: periods.byIndex(from.index), to: periods.byIndex(to.index) ?? periods.current };
}

/**
 * Returns the goals with these ids, locked, if the acting person may carry all of them over now.
 * @throws HttpProblem 404 if one is invisible, 403 if one is another person's, 409 if one was carried over,
 *   finished or moved meanwhile.
 */
export async function holdSources(
  scope: Scope,
  ids: readonly number[],
  from: Period | undefined,
): Promise<HeldSource[]> {
  const rows = await heldSources(scope, ids);
  if (rows.length < ids.length) throw notFound();
  const refusals = rows.flatMap((row) => sourceRefusal(scope, row, from) ?? []);
  const first = refusals.find(({ status }) => status === 403) ?? refusals[0];
  if (first) throw first;
  return rows;
}

/** Returns why the acting person cannot carry a visible goal over now: 403 or 409; undefined: it is possible. */
export function sourceRefusal(
  scope: Scope,
  row: HeldSource,
  from: Period | undefined,
): HttpProblem | undefined {
  const verdict = canCarryOver({
    state: row.state,
    isReached: row.is_reached,
    isOwner: row.owner_id === scope.person.id,
    isObserver: !scope.capabilities.writesGoals,
    hasSuccessor: row.has_successor,
    isOffered: row.period_id === from?.id,
  });
  if (verdict.ok) return undefined;
  return verdict.reason === 'never' ? forbidden() : conflict(carryOverReasonSentences, verdict.reason);
}

/**
 * Returns the lines by their first goal, with each goal as a possible parent of a draft in the quarter `to`.
 */
export function linesByParent(
  rows: readonly LineRow[],
  { periods, to }: CarryOverPeriods,
): (parentId: number | null) => LineGoal[] {
  const lines = Map.groupBy(
    rows.toSorted((a, b) => a.step - b.step),
    (row) => row.parent_id,
  );
  return (parentId) =>
    (lines.get(parentId ?? 0) ?? []).map((row) => lineGoal(row, periods.byId(row.period_id), to));
}

/** Returns the visible titles of the goals of some lines. */
export function visibleTitles(
  rows: ReadonlyArray<{ id: number; title: string; is_visible: boolean }>,
): Map<number, string> {
  return new Map(rows.flatMap((row) => (row.is_visible ? [[row.id, row.title] as const] : [])));
}

function lineGoal(row: LineRow, period: Period | undefined, to: Period): LineGoal {
  return {
    id: row.id,
    candidate: {
      state: row.state,
      isPrivate: row.is_private,
      isVisible: row.is_visible,
      isItself: false,
      // The draft does not exist yet, so no goal is aligned below it.
      isBelow: false,
      isLaterPeriod: period === undefined || period.index > to.index,
      isSameFiscalYear: period !== undefined && isSameFiscalYear(period, to),
      isInOwnTree: true,
    },
  };
}
