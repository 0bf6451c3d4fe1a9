import { addDays, type Day, earlierDay, laterDay, mondayOf } from './day.ts';
import type { Instant } from './instant.ts';
import type { CalendarSettings } from './settings.ts';
import { endOfDay, startOfDay, tenantDay } from './tenant-day.ts';
import { insideWeekCount, insideWeeksOf, type QuarterDays, type Week, weekAt } from './week.ts';

/** The days of a week, as they are stored and as `weeksOf` gives them. */
export type WeekDays = Pick<Week, 'startDate' | 'endDate'>;

/**
 * The first day of the edit window: `statusEditWeeks` weeks before the Monday of the tenant's current week
 * (1-goals §4, decisions §2). It is measured from the Monday also where a quarter's edge cuts the current week: the
 * cut is a matter of bookkeeping, and measured from it the reach back would change on the first day of a quarter (with
 * 0 weeks the cut half of the same week would close under people's hands).
 */
export function editWindowStart(now: Instant, settings: CalendarSettings): Day {
  return addDays(mondayOf(tenantDay(now, settings.zone)), -7 * settings.statusEditWeeks);
}

/**
 * From when the week's prediction is asked for: the first instant of its Thursday in the tenant's zone (the weekday is
 * a setting); in a cut week the later of its first day and the earlier of Thursday and its last day (decisions §2).
 */
export function askedFrom(week: WeekDays, settings: CalendarSettings): Instant {
  return startOfDay(askedDay(week, settings), settings.zone);
}

/** The number of the quarter's latest week that is asked for at the instant; 0 when none is yet. */
export function latestAskedWeek(quarter: QuarterDays, now: Instant, settings: CalendarSettings): number {
  const today = tenantDay(now, settings.zone);
  const asked = insideWeeksOf(quarter).findLast((week) => askedDay(week, settings) <= today);
  return asked?.week ?? 0;
}

/**
 * Whether a prediction can be given for the week of a goal that was created at `createdAt`: the week lies in the
 * quarter, has begun, the goal was created before it ended, and it overlaps the edit window, which ends with the
 * current week. The last weeks of an ended quarter stay open by the same rule (decisions §2).
 */
export function isWeekOpen(
  asked: { week: WeekDays; quarter: QuarterDays; createdAt: Instant; now: Instant },
  settings: CalendarSettings,
): boolean {
  const { week, quarter, createdAt, now } = asked;
  const isInside = week.startDate >= quarter.startDate && week.endDate <= quarter.endDate;
  // A week that has begun starts before the window's end; only the window's start is left to compare.
  return (
    isInside &&
    week.startDate <= tenantDay(now, settings.zone) &&
    week.endDate >= editWindowStart(now, settings) &&
    createdAt < endOfDay(week.endDate, settings.zone)
  );
}

/**
 * The number of the quarter's first week in which a goal created at `createdAt` existed (decisions §2): 0 where it is older
 * than the quarter, the last week's number plus one where it was created after it.
 */
export function firstWeekOf(
  quarter: QuarterDays,
  createdAt: Instant,
  settings: Pick<CalendarSettings, 'zone'>,
): number {
  const day = tenantDay(createdAt, settings.zone);
  if (day < quarter.startDate) return 0;
  const afterLast = insideWeekCount(quarter) + 1;
  return Math.min(weekAt(quarter, day)?.week ?? afterLast, afterLast);
}

/** The quarter's weeks that are open for a goal created at `createdAt`, oldest first. */
export function openWeeks(
  asked: { quarter: QuarterDays; createdAt: Instant; now: Instant },
  settings: CalendarSettings,
): Week[] {
  return insideWeeksOf(asked.quarter).filter((week) => isWeekOpen({ ...asked, week }, settings));
}

/** Whether the quarter runs, or has ended within the edit window: only then a goal can need an update (decisions §2). */
export function isWithinUpdateWindow(
  quarter: QuarterDays,
  now: Instant,
  settings: CalendarSettings,
): boolean {
  return hasBegun(quarter, now, settings) && quarter.endDate >= editWindowStart(now, settings);
}

/** Whether the tenant's day lies in the last week of the quarter, from where finalising is promoted (decisions §2). */
export function isLastWeek(quarter: QuarterDays, now: Instant, settings: CalendarSettings): boolean {
  return weekAt(quarter, tenantDay(now, settings.zone))?.endDate === quarter.endDate;
}

/** Whether the quarter's first day has come in the tenant's zone; it stays true after its end. */
export function hasBegun(
  quarter: Pick<QuarterDays, 'startDate'>,
  now: Instant,
  settings: CalendarSettings,
): boolean {
  return quarter.startDate <= tenantDay(now, settings.zone);
}

/** Whether the quarter's last day is over in the tenant's zone. */
export function hasEnded(
  quarter: Pick<QuarterDays, 'endDate'>,
  now: Instant,
  settings: CalendarSettings,
): boolean {
  return quarter.endDate < tenantDay(now, settings.zone);
}

function askedDay(week: WeekDays, settings: Pick<CalendarSettings, 'askWeekday'>): Day {
  const weekday = addDays(mondayOf(week.startDate), settings.askWeekday - 1);
  return laterDay(week.startDate, earlierDay(weekday, week.endDate));
}
