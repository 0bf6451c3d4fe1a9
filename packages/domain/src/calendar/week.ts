import { type Day, dayFromNumber, dayNumber, mondayNumber } from './day.ts';
import type { Instant } from './instant.ts';
import { currentQuarter, type FiscalSettings, type Quarter } from './quarter.ts';
import { lastWeekNumber } from './settings.ts';
import { tenantDay } from './tenant-day.ts';

/** A week of a quarter: Monday to Sunday, cut at the quarter's edges (decisions §2). */
export interface Week {
  /** 1–22; the last ones follow the quarter, so that it can be walked until its results are in. */
  week: number;
  startDate: Day;
  /** The last day, included. */
  endDate: Day;
  /** Whether it lies in the quarter. Predictions are given only for those 13 or 14. */
  inside: boolean;
}

/** The days of a quarter, all that its weeks depend on. */
export type QuarterDays = Pick<Quarter, 'startDate' | 'endDate'>;

/** How many weeks the quarter has: 13 or 14. It is also the number of its last week. */
export function insideWeekCount(quarter: QuarterDays): number {
  return spanOf(quarter).insideWeeks;
}

/** All 22 weeks in order. They follow each other without a gap, the first after the quarter from the day after its end. */
export function weeksOf(quarter: QuarterDays): Week[] {
  return weeksUpTo(lastWeekNumber, spanOf(quarter));
}

/** The weeks in which predictions can be given. */
export function insideWeeksOf(quarter: QuarterDays): Week[] {
  const span = spanOf(quarter);
  return weeksUpTo(span.insideWeeks, span);
}

/** The week of the quarter that holds the day; undefined before the quarter and after its 22nd week. */
export function weekAt(quarter: QuarterDays, day: Day): Week | undefined {
  const span = spanOf(quarter);
  const number = dayNumber(day);
  if (number < span.first) return undefined;
  const week =
    number <= span.last ? weeksFrom(span.first, number) : span.insideWeeks + weeksFrom(span.last + 1, number);
  return week > lastWeekNumber ? undefined : weekByNumber(week, span);
}

/** The week of the running quarter that the tenant is in. */
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

/** How many Monday–Sunday weeks two days touch, both included. */
function weeksFrom(first: number, last: number): number {
  return (mondayNumber(last) - mondayNumber(first)) / 7 + 1;
}

function weeksUpTo(count: number, span: QuarterSpan): Week[] {
  return Array.from({ length: count }, (_, step) => weekByNumber(step + 1, span));
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
