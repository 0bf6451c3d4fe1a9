import { addDays, type Day, earlierDay, mondayOf } from './day.ts';
import type { Instant } from './instant.ts';
import { type FiscalSettings, quarterOf } from './quarter.ts';
import type { CalendarSettings } from './settings.ts';
import { endOfDay, startOfDay, tenantDay } from './tenant-day.ts';
import { insideWeekCount, insideWeeksOf, type QuarterDays, type Week, weekAt } from './week.ts';

/** The first and last day of a week, as stored and as `weeksOf` returns them. */
export type WeekDays = Pick<Week, 'startDate' | 'endDate'>;

/**
 * Returns the first day of the edit window: `statusEditWeeks` weeks before the Monday of the tenant's current
 * week (predictions.2). The window counts from Monday even if a quarter's edge cuts the current
 * week. Counted from the cut, its start would move on the first day of a quarter; with 0 weeks, the first
 * half of the same week would close while people use it.
 */
export function editWindowStart(now: Instant, settings: CalendarSettings): Day {
  return addDays(mondayOf(tenantDay(now, settings.zone)), -7 * settings.statusEditWeeks);
}

/**
 * Returns the instant from which the week's prediction is asked for: the start of the week's Thursday in the tenant's
 * zone (the weekday is a setting), in a cut week the start of its first day. A prediction is never asked for on the
 * quarter's last day, so a last week that is whole is asked for a day earlier if need be, and a last week of one day
 * not at all (predictions.7): then it is undefined.
 */
export function askedFrom(week: WeekDays, settings: CalendarSettings): Instant | undefined {
  const day = askedDay(week, settings);
  return day === undefined ? undefined : startOfDay(day, settings.zone);
}

/** Returns the last day on which the week's prediction may be asked for: its last one, but not a quarter's last. */
export function lastAskedDay(week: WeekDays, settings: FiscalSettings): Day {
  const endsQuarter = quarterOf(week.endDate, settings).endDate === week.endDate;
  return endsQuarter ? addDays(week.endDate, -1) : week.endDate;
}

/** Returns whether a quarter's edge cuts the week, so that it has less than seven days. */
export function isCutWeek({ startDate, endDate }: WeekDays): boolean {
  return addDays(startDate, 6) !== endDate;
}

/** Returns the number of the quarter's latest week that needs a prediction at the instant; 0 before the first one. */
export function latestAskedWeek(quarter: QuarterDays, now: Instant, settings: CalendarSettings): number {
  const today = tenantDay(now, settings.zone);
  const asked = insideWeeksOf(quarter).findLast((week) => {
    const day = askedDay(week, settings);
    return day !== undefined && day <= today;
  });
  return asked?.week ?? 0;
}

/** Returns the day from which a week of the quarter is asked for, by its number; null if it never is. */
export function askedDayOf(quarter: QuarterDays, week: number, settings: CalendarSettings): Day | null {
  const days = insideWeeksOf(quarter)[week - 1];
  return (days && askedDay(days, settings)) ?? null;
}

/** Returns the number of the quarter's last week that ever needs a prediction: a last week of one day does not. */
export function lastAskedWeek(quarter: QuarterDays): number {
  const last = insideWeeksOf(quarter).at(-1);
  return insideWeekCount(quarter) - (last?.startDate === quarter.endDate ? 1 : 0);
}

/**
 * Returns whether a prediction can be given for the week of a goal that was created at `createdAt`. The week
 * must be in the quarter and have begun, the goal must have been created before the week ended, and the week
 * must overlap the edit window, which ends with the current week. So the last weeks of an ended quarter stay
 * open for a while (predictions.2).
 */
export function isWeekOpen(
  asked: { week: WeekDays; quarter: QuarterDays; createdAt: Instant; now: Instant },
  settings: CalendarSettings,
): boolean {
  const { week, quarter, createdAt, now } = asked;
  const isInside = week.startDate >= quarter.startDate && week.endDate <= quarter.endDate;
  return isInside && isOpenIn(editWindow(now, settings), week, createdAt, settings.zone);
}

interface EditWindow {
  readonly start: Day;
  readonly today: Day;
}

function editWindow(now: Instant, settings: CalendarSettings): EditWindow {
  return { start: editWindowStart(now, settings), today: tenantDay(now, settings.zone) };
}

function isOpenIn({ start, today }: EditWindow, week: WeekDays, createdAt: Instant, zone: string): boolean {
  // The week has begun, so it starts before the window's end; only the window's start is left to compare.
  return week.startDate <= today && week.endDate >= start && createdAt < endOfDay(week.endDate, zone);
}

/**
 * Returns the number of the quarter's first week for which a goal that was published at `publishedAt` is asked: the
 * week of the first asking day that begins after the publication (predictions.6). Returns 0 if the goal was published
 * before the quarter, and the last week's number plus one if no asking day is left.
 */
export function firstAskedWeek(
  quarter: QuarterDays,
  publishedAt: Instant,
  settings: CalendarSettings,
): number {
  if (tenantDay(publishedAt, settings.zone) < quarter.startDate) return 0;
  const first = insideWeeksOf(quarter).find((week) => (askedFrom(week, settings) ?? 0) >= publishedAt);
  return first?.week ?? insideWeekCount(quarter) + 1;
}

/** Returns the quarter's weeks that are open for a goal created at `createdAt`, oldest first. */
export function openWeeks(
  asked: { quarter: QuarterDays; createdAt: Instant; now: Instant },
  settings: CalendarSettings,
): Week[] {
  const { quarter, createdAt, now } = asked;
  const window = editWindow(now, settings);
  return insideWeeksOf(quarter).filter((week) => isOpenIn(window, week, createdAt, settings.zone));
}

/**
 * Returns whether the quarter runs, or ended within the edit window. A goal needs an update only then
 * (predictions.2).
 */
export function isWithinUpdateWindow(
  quarter: QuarterDays,
  now: Instant,
  settings: CalendarSettings,
): boolean {
  return hasBegun(quarter, now, settings) && quarter.endDate >= editWindowStart(now, settings);
}

/**
 * Returns whether the tenant's day is in the last week of the quarter, when finalising is promoted (predictions.7).
 */
export function isLastWeek(quarter: QuarterDays, now: Instant, settings: CalendarSettings): boolean {
  return weekAt(quarter, tenantDay(now, settings.zone))?.endDate === quarter.endDate;
}

/** Returns whether the quarter's first day has come in the tenant's zone; stays true after its end. */
export function hasBegun(
  quarter: Pick<QuarterDays, 'startDate'>,
  now: Instant,
  settings: CalendarSettings,
): boolean {
  return quarter.startDate <= tenantDay(now, settings.zone);
}

/** Returns whether the quarter's last day is over in the tenant's zone. */
export function hasEnded(
  quarter: Pick<QuarterDays, 'endDate'>,
  now: Instant,
  settings: CalendarSettings,
): boolean {
  return quarter.endDate < tenantDay(now, settings.zone);
}

/** Returns the day from which the week's prediction is asked for; undefined as in `askedFrom`. */
export function askedDay(week: WeekDays, settings: CalendarSettings): Day | undefined {
  const latest = lastAskedDay(week, settings);
  const weekday = addDays(mondayOf(week.startDate), settings.askWeekday - 1);
  const day = isCutWeek(week) ? week.startDate : earlierDay(weekday, latest);
  return day <= latest ? day : undefined;
}
