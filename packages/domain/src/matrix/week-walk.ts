import type { Instant } from '../calendar/instant.ts';
import { endOfDay, tenantDay } from '../calendar/tenant-day.ts';
import {
  insideWeekCount,
  insideWeeksOf,
  type QuarterDays,
  type Week,
  weekAt,
  weeksOf,
} from '../calendar/week.ts';

/** The position of a week among the 22 of its quarter, with its neighbours (calendar.5). */
export interface WeekStep {
  readonly shown: Week;
  readonly previous: Week | null;
  /** Null after the last week, and if the next week has not begun: it cannot have predictions. */
  readonly next: Week | null;
}

/**
 * Returns the week of the quarter to show first: the tenant's current week; before the quarter its first
 * week; after its 22 weeks its last week with predictions, because only results follow.
 */
export function firstShownWeek(quarter: QuarterDays, now: Instant, zone: string): number {
  const today = tenantDay(now, zone);
  return weekAt(quarter, today)?.week ?? (today < quarter.startDate ? 1 : insideWeekCount(quarter));
}

/** How long a goal of the quarter is in its grid. */
export interface GridStay {
  /** The number of its first week with a prediction. */
  readonly from: number;
  /** When the owner gave the result; null if there is none yet. */
  readonly resultAt: Instant | null;
}

/**
 * Returns the week with which an ended quarter opens if its grid is empty by now: the last week in which the grid had
 * a goal; undefined if there is none.
 */
export function lastWeekInGrid(
  quarter: QuarterDays,
  stays: readonly GridStay[],
  zone: string,
): number | undefined {
  const isStaying = ({ week, endDate }: Week) =>
    stays.some(
      ({ from, resultAt }) => from <= week && (resultAt === null || resultAt >= endOfDay(endDate, zone)),
    );
  return insideWeeksOf(quarter).findLast(isStaying)?.week;
}

/** Returns the step for a week's number, 1 to 22; undefined for another number. */
export function weekStep(
  quarter: QuarterDays,
  number: number,
  now: Instant,
  zone: string,
): WeekStep | undefined {
  const weeks = weeksOf(quarter);
  const shown = weeks[number - 1];
  if (!shown) return undefined;
  const next = weeks[number];
  const hasBegun = next !== undefined && next.startDate <= tenantDay(now, zone);
  return { shown, previous: weeks[number - 2] ?? null, next: hasBegun ? next : null };
}

/** How the weeks of a goal's quarter relate to the shown week, which may be of another quarter. */
export interface WeekReach {
  /** The number of its latest week that had begun by the end of the shown week; 0 before the quarter. */
  readonly upTo: number;
  /**
   * The number of its week that overlaps the shown week; 0 if none does. A prediction of any
   * other week is shown as carried over from that week.
   */
  readonly same: number;
}

/**
 * Returns how the quarter's weeks relate to the shown week. Goals below a goal may be in a later quarter, whose week
 * numbers start at 1 again, so weeks are compared by their days. Weeks after a quarter fall on the same days as those
 * of the next quarter.
 */
export function weekReach(quarter: QuarterDays, shown: Pick<Week, 'startDate' | 'endDate'>): WeekReach {
  const begun = insideWeeksOf(quarter).findLast((week) => week.startDate <= shown.endDate);
  if (!begun) return { upTo: 0, same: 0 };
  return { upTo: begun.week, same: begun.endDate >= shown.startDate ? begun.week : 0 };
}
