import { carryOverQuarters } from '@bellwether/domain/calendar/carry-over';
import { isSameFiscalYear } from '@bellwether/domain/calendar/quarter';
import { canCarryOver, type LineGoal } from '@bellwether/domain/goals/carry-over';
import { carryOverReasonSentences } from '@bellwether/domain/goals/messages';
import { conflict, forbidden, notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, type Periods, periodsOf } from '../../tenant/queries.ts';
import { type HeldSource, heldSources, type LineRow } from './statements.ts';

/** The quarters between which goals are carried over at the moment of the request. */
export interface CarryOverPeriods {
  readonly periods: Periods;
  /** Undefined where the company had no such quarter yet. */
  readonly from: Period | undefined;
  readonly to: Period;
}

/** The quarters between which goals are carried over at the moment, as the company has them. */
export async function carryOverPeriods(scope: Scope): Promise<CarryOverPeriods> {
  const { from, to } = carryOverQuarters(scope.now, scope.tenant.calendar);
  const periods = await periodsOf(scope);
  return { periods, from: periods.byIndex(from.index), to: periods.byIndex(to.index) ?? periods.current };
}

/**
 * The goals with these ids, locked, each of which the acting person may carry over now. Throws 404 where one is invisible,
 * 403 where one is somebody else's, 409 where one was carried over, finished or moved meanwhile.
 */
export async function holdSources(
  scope: Scope,
  ids: readonly number[],
  from: Period | undefined,
): Promise<HeldSource[]> {
  const rows = await heldSources(scope, ids);
  if (rows.length < ids.length) throw notFound();
  const verdicts = rows.map((row) =>
    canCarryOver({
      state: row.state,
      isOwner: row.owner_id === scope.person.id,
      isObserver: !scope.capabilities.writesGoals,
      hasSuccessor: row.has_successor,
      isOffered: row.period_id === from?.id,
    }),
  );
  const reasons = verdicts.flatMap((verdict) => (verdict.ok ? [] : [verdict.reason]));
  if (reasons.includes('never')) throw forbidden();
  for (const reason of reasons) if (reason !== 'never') throw conflict(carryOverReasonSentences, reason);
  return rows;
}

/** The lines by the parent they begin with, as a draft of the quarter `to` sees them. */
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

/** Titles of the goals of some lines, without those that the acting person does not see. */
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
      // Nothing is aligned below a goal that is not there yet.
      isBelow: false,
      isLaterPeriod: period === undefined || period.index > to.index,
      isSameFiscalYear: period !== undefined && isSameFiscalYear(period, to),
      isInOwnTree: true,
    },
  };
}
