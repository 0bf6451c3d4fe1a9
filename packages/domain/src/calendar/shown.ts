import { formatWeekdayAndDay } from '../locale/dates.ts';
import type { Translated } from '../locale/language.ts';
import type { Locale } from '../locale/locales.ts';
import { type Day, daysBetween, mondayOf } from './day.ts';
import type { Quarter } from './quarter.ts';
import type { Week } from './week.ts';
import { weekWords } from './words.ts';

// Labels of days that the server has computed. They are apart from the rules about time zones, so that a page
// that only shows a label does not load those rules.

/**
 * Returns `Week 1 · ends Sun 5 Jul`; for a cut week, with the weekday of its real last day. `words`: in the reader's
 * language, which on the web is the one of the page.
 */
export function weekLabel(
  { week, endDate }: Pick<Week, 'week' | 'endDate'>,
  locale: Locale,
  words: Translated<typeof weekWords> = weekWords,
): string {
  // A week is always named within its quarter, so its year is known.
  return words.week({ week, ends: formatWeekdayAndDay(endDate, { locale, today: endDate }) });
}

/** Returns `Q3 2026`. */
export function quarterLabel(quarter: Pick<Quarter, 'quarter' | 'year'>): string {
  return `Q${quarter.quarter} ${quarter.year}`;
}

/**
 * Returns the N of "Status is N weeks old": how many Monday–Sunday weeks the status' week is before the
 * current one (predictions.9). Any day of each week will do. The two halves of a week that a quarter's edge cuts
 * count as one week.
 */
export function weeksOld(statusWeekStart: Day, currentWeekStart: Day): number {
  return daysBetween(mondayOf(statusWeekStart), mondayOf(currentWeekStart)) / 7;
}

/** Returns the number of the day's week in the quarter that begins on `quarterStart`, which must not be later. */
export function weekNumberAt(quarterStart: Day, day: Day): number {
  return weeksOld(quarterStart, day) + 1;
}
