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

/** The place of a week among the 22 of its quarter that a person walks through (decisions §2). */
export interface WeekStep {
  readonly shown: Week;
  readonly previous: Week | null;
  /** Null after the last week, and where the next one has not begun: nothing can have been predicted there. */
  readonly next: Week | null;
}

/**
 * The week of the quarter that is shown first: the tenant's current one; of a quarter that has not begun the first, of one
 * whose 22 weeks are over its last one with predictions, since afterwards there is nothing but results.
 */
export function firstShownWeek(quarter: QuarterDays, now: Instant, zone: string): number {
  const today = tenantDay(now, zone);
  return weekAt(quarter, today)?.week ?? (today < quarter.startDate ? 1 : insideWeekCount(quarter));
}

/** How long a goal of the quarter stands in its grid. */
export interface GridStay {
  /** The number of its first week with a prediction. */
  readonly from: number;
  /** When its owner's result was given; null = not yet. */
  readonly resultAt: Instant | null;
}

/**
 * The week to open the matrix of an ended quarter with when nothing stands in its grid any more: the last of its weeks in
 * which a goal still did; undefined where there is none.
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

/** A step of the walk by the week's number, 1 to 22; undefined for another number. */
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

/** How the weeks of one quarter, in which a goal may lie, stand to a week that is shown of another or the same. */
export interface WeekReach {
  /** The number of its last week that had begun by the end of the week shown; 0 before the quarter. */
  readonly upTo: number;
  /** The number of its week that lies in the week shown; 0 where none does. Others' predictions are carried. */
  readonly same: number;
}

/**
 * Goals below a goal may lie in a later quarter, whose weeks are numbered anew: they are compared by their days. Weeks
 * after a quarter fall on the same days as those of the next.
 */
export function weekReach(quarter: QuarterDays, shown: Pick<Week, 'startDate' | 'endDate'>): WeekReach {
  const begun = insideWeeksOf(quarter).findLast((week) => week.startDate <= shown.endDate);
  if (!begun) return { upTo: 0, same: 0 };
  return { upTo: begun.week, same: begun.endDate >= shown.startDate ? begun.week : 0 };
}
