import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { unpackedLikelihoods } from '@bellwether/domain/insight/learning/packed';
import { type LookRow, lookRowsOf } from '@bellwether/domain/insight/opinions/looking';
import type { Period } from '../../tenant/queries.ts';
import type { LookedRow } from './statements.looking.ts';

/** Returns the weeks in which these goals were at Unsure or lower (insight.12). `periods` holds their quarters. */
export function rowsOfGoals(goals: readonly LookedRow[], periods: readonly Period[]): LookRow[] {
  const weeks = new Map(periods.map((period) => [period.id, insideWeekCount(period)]));
  return goals.flatMap(({ period_id, given, looks }) =>
    lookRowsOf({ weeks: weeks.get(period_id) ?? 0, given: unpackedLikelihoods(given), looks }),
  );
}
