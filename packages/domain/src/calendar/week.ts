import { type Day, dayFromNumber, dayNumber, mondayNumber } from './day.ts';
import type { Instant } from './instant.ts';
import { currentQuarter, type FiscalSettings, type Quarter } from './quarter.ts';
import { lastWeekNumber } from './settings.ts';
import { tenantDay } from './tenant-day.ts';

/** A week of a quarter: Monday to Sunday, cut at the quarter's edges (calendar.5). */
export interface Week {
  /** 1–22. The last ones follow the quarter, so that people can look at it until its results are in. */
  readonly week: number;
  readonly startDate: Day;
  /** Included. */
  readonly endDate: Day;
  /** Whether the week is in the quarter. Only these 13 or 14 weeks take predictions. */
  readonly inside: boolean;
}

/** The days of a quarter, which alone decide its weeks. */
export type QuarterDays = Pick<Quarter, 'startDate' | 'endDate'>;

/** Returns how many weeks the quarter has: 13 or 14. This is also the number of its last week. */
export function insideWeekCount(quarter: QuarterDays): number {
  return spanOf(quarter).insideWeeks;
}

/**
 * Returns all 22 weeks in order, without gaps; the first week after the quarter begins on the day after its
 * end.
 */
export function weeksOf(quarter: QuarterDays): readonly Week[] {
  return knownWeeksOf(quarter).all;
}

/** Returns the weeks that take predictions. */
export function insideWeeksOf(quarter: QuarterDays): readonly Week[] {
  return knownWeeksOf(quarter).inside;
}

interface KnownWeeks {
  readonly all: readonly Week[];
  readonly inside: readonly Week[];
}

/** Keeps the weeks of each quarter, because all goals of a quarter need the same ones. */
const knownWeeks = new WeakMap<QuarterDays, KnownWeeks>();

function knownWeeksOf(quarter: QuarterDays): KnownWeeks {
  const known = knownWeeks.get(quarter);
  if (known) return known;
  const span = spanOf(quarter);
  const all = Array.from({ length: lastWeekNumber }, (_, step) => weekByNumber(step + 1, span));
  const weeks = { all, inside: all.slice(0, span.insideWeeks) };
  knownWeeks.set(quarter, weeks);
  return weeks;
}

/** Returns the quarter's week of the day; undefined before the quarter and after its 22nd week. */
export function weekAt(quarter: QuarterDays, day: Day): Week | undefined {
  const span = spanOf(quarter);
  const number = dayNumber(day);
  if (number < span.first) return undefined;
  const week =
    number <= span.last ? weeksFrom(span.first, number) : span.insideWeeks + weeksFrom(span.last + 1, number);
  return week > lastWeekNumber ? undefined : weekByNumber(week, span);
}

/** Returns the tenant's current week of the running quarter. */
export function currentWeek(now: Instant, settings: FiscalSettings & { zone: string }): Week {
  const span = spanOf(currentQuarter(now, settings));
  return weekByNumber(weeksFrom(span.first, dayNumber(tenantDay(now, settings.zone))), span);
}

/** A quarter in day numbers. */
interface QuarterSpan {
  first: number;
  last: number;
  insideWeeks: number;
}

function spanOf(quarter: QuarterDays): QuarterSpan {
  const first = dayNumber(quarter.startDate);
  const last = dayNumber(quarter.endDate);
  return { first, last, insideWeeks: weeksFrom(first, last) };
}

/** Returns how many Monday–Sunday weeks the two days and the days between them touch. */
function weeksFrom(first: number, last: number): number {
  return (mondayNumber(last) - mondayNumber(first)) / 7 + 1;
}

function weekByNumber(week: number, span: QuarterSpan): Week {
  const inside = week <= span.insideWeeks;
  const firstDay = inside ? span.first : span.last + 1;
  const monday = mondayNumber(firstDay) + 7 * (week - 1 - (inside ? 0 : span.insideWeeks));
  const sunday = monday + 6;
  return {
    week,
    startDate: dayFromNumber(Math.max(monday, firstDay)),
    endDate: dayFromNumber(inside ? Math.min(sunday, span.last) : sunday),
    inside,
  };
}
