import { hasEnded } from '@bellwether/domain/calendar/prediction-window';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { quartersBack } from '@bellwether/domain/insight/constants';
import type { ScoredGoal } from '@bellwether/domain/insight/learning/chances';
import { unpackedGiven } from '@bellwether/domain/insight/learning/packed';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { type FinishedRow, finishedRows } from '../../goals/reading/queries.finished.ts';
import { type Period, type PeriodReader, periodsOf } from '../../tenant/queries.ts';

/** A finished goal of a quarter. */
export interface PeriodGoal extends ScoredGoal {
  readonly periodId: number;
  /** Whether its result or a prediction comes from a file. */
  readonly isImported: boolean;
}

/** Returns the last twelve finished quarters (insight.1), oldest first. */
export async function finishedPeriods(scope: PeriodReader): Promise<Period[]> {
  const { all } = await periodsOf(scope);
  return all.filter((period) => hasEnded(period, scope.now, scope.tenant.calendar)).slice(-quartersBack);
}

/** Returns the finished goals of these quarters for which the condition is true. */
export async function finishedGoalsWhere(
  scope: Scope,
  periods: readonly Period[],
  which: RawBuilder<SqlBool>,
  options: { readonly ownWords?: boolean } = {},
): Promise<PeriodGoal[]> {
  const rows = await finishedRows(
    scope,
    periods.map(({ id }) => id),
    which,
    options,
  );
  return rows.map((row) => periodGoal(row, periods));
}

function periodGoal(row: FinishedRow, periods: readonly Period[]): PeriodGoal {
  const period = periods.find(({ id }) => id === row.period_id);
  return {
    id: row.id,
    ownerId: row.owner_id,
    periodId: row.period_id,
    weeks: period ? insideWeekCount(period) : 0,
    given: unpackedGiven(row.given),
    isAchieved: row.is_achieved,
    isImported: row.is_imported,
  };
}
