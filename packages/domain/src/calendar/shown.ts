import { type Day, dayOfMonthOf, dayOfWeek, daysBetween, mondayOf, monthOf, yearOf } from './day.ts';
import type { Quarter } from './quarter.ts';
import type { Week } from './week.ts';

// Labels of days that the server has computed. They are apart from the rules about time zones, so that a page
// that only shows a label does not load those rules.

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns `Week 1 · ends Sun 5 Jul`; for a cut week, with the weekday of its real last day. */
export function weekLabel(week: Pick<Week, 'week' | 'endDate'>): string {
  const weekday = weekdayNames[dayOfWeek(week.endDate) - 1];
  const month = monthNames[monthOf(week.endDate) - 1];
  return `Week ${week.week} · ends ${weekday} ${dayOfMonthOf(week.endDate)} ${month}`;
}

/** Returns `Q3 2026`. */
export function quarterLabel(quarter: Pick<Quarter, 'quarter' | 'year'>): string {
  return `Q${quarter.quarter} ${quarter.year}`;
}

/**
 * Returns the N of "Status is N weeks old": how many Monday–Sunday weeks the status' week is before the
 * current one (1-goals §2). Any day of each week will do. The two halves of a week that a quarter's edge cuts
 * count as one week.
 */
export function weeksOld(statusWeekStart: Day, currentWeekStart: Day): number {
  return daysBetween(mondayOf(statusWeekStart), mondayOf(currentWeekStart)) / 7;
}

/** Returns the number of the day's week in the quarter that begins on `quarterStart`, which must not be later. */
export function weekNumberAt(quarterStart: Day, day: Day): number {
  return weeksOld(quarterStart, day) + 1;
}

/** Returns `5 Jul 2026`. */
export function dayLabel(day: Day): string {
  return `${shortDayLabel(day)} ${yearOf(day)}`;
}

/** Returns `5 Jul`. */
export function shortDayLabel(day: Day): string {
  return `${dayOfMonthOf(day)} ${monthNames[monthOf(day) - 1]}`;
}
