import { type Day, dayOfMonthOf, dayOfWeek, daysBetween, mondayOf, monthOf, yearOf } from './day.ts';
import type { Quarter } from './quarter.ts';
import type { Week } from './week.ts';

// What screens say of days that the server has already computed. It stands apart from the rules that know time zones,
// so that a page that only shows a label does not carry them.

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Week 1 · ends Sun 5 Jul`; a week that is cut names the weekday of its real last day. */
export function weekLabel(week: Pick<Week, 'week' | 'endDate'>): string {
  const weekday = weekdayNames[dayOfWeek(week.endDate) - 1];
  const month = monthNames[monthOf(week.endDate) - 1];
  return `Week ${week.week} · ends ${weekday} ${dayOfMonthOf(week.endDate)} ${month}`;
}

/** `Q3 2026`. */
export function quarterLabel(quarter: Pick<Quarter, 'quarter' | 'year'>): string {
  return `Q${quarter.quarter} ${quarter.year}`;
}

/**
 * The N of "Status is N weeks old": how many Monday–Sunday weeks the status' week lies behind the current one, both
 * given by any of their days (1-goals §2). The two halves of a week that a quarter's edge cuts count as one.
 */
export function weeksOld(statusWeekStart: Day, currentWeekStart: Day): number {
  return daysBetween(mondayOf(statusWeekStart), mondayOf(currentWeekStart)) / 7;
}

/** `5 Jul 2026`. */
export function dayLabel(day: Day): string {
  return `${dayOfMonthOf(day)} ${monthNames[monthOf(day) - 1]} ${yearOf(day)}`;
}
