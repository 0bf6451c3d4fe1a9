import { addDays, type Day } from '../../calendar/day.ts';
import type { Instant } from '../../calendar/instant.ts';
import { askedFrom, lastAskedDay, type WeekDays } from '../../calendar/prediction-window.ts';
import type { CalendarSettings } from '../../calendar/settings.ts';
import { endOfDay, tenantDay } from '../../calendar/tenant-day.ts';
import { currentWeek, type Week } from '../../calendar/week.ts';
import { firstInstantAt } from '../../calendar/zone-offset.ts';

const askHour = 9;
/** The groups in which a company's people are asked, one after the other, so that the mails spread over an hour. */
export const askGroups = 12;
const groupMilliseconds = 5 * 60_000;
/** The longest way from an instant to the last turn after the next 09:00: a day with a clock that goes back, and the turns. */
const longestWay = 25 * 3_600_000 + askGroups * groupMilliseconds;

/**
 * Returns the first 09:00 in the IANA zone at or after the instant. If the zone skips that hour or day, it is the instant
 * at which the clock is past it.
 */
export function nineOClockFrom(at: Instant, zone: string): Instant {
  const today = tenantDay(at, zone);
  const first = firstInstantAt(zone, today, askHour);
  return first >= at ? first : firstInstantAt(zone, addDays(today, 1), askHour);
}

/**
 * Returns when a person in the IANA zone is asked for the week's prediction (notifications.7): the first 09:00 there
 * at or after the instant from which the company asks for the week. Undefined if that is too late: after the week, or
 * on a quarter's last day (notifications.9). Also if the week is not asked for.
 */
export function weeklyAskAt(week: WeekDays, zone: string, settings: CalendarSettings): Instant | undefined {
  const from = askedFrom(week, settings);
  if (from === undefined) return undefined;
  const at = nineOClockFrom(from, zone);
  return at < endOfDay(lastAskedDay(week, settings), settings.zone) ? at : undefined;
}

/** Returns the day of `weeklyAskAt` in the person's IANA zone. */
export function askingDay(week: WeekDays, zone: string, settings: CalendarSettings): Day | undefined {
  const at = weeklyAskAt(week, zone, settings);
  return at === undefined ? undefined : tenantDay(at, zone);
}

/** The week for which people of a zone are asked. */
export interface AskedWeek extends Week {
  /** The number of groups whose turn has come: 1 to `askGroups`. */
  readonly groups: number;
}

/** Returns the week for which people in the IANA zone are asked at the instant; undefined if there is none yet. */
export function weekToAsk(now: Instant, zone: string, settings: CalendarSettings): AskedWeek | undefined {
  const week = currentWeek(now, settings);
  const turns = turnsOf(week, zone, settings);
  const groups = turns.filter((at) => at <= now).length;
  return groups > 0 ? { ...week, groups } : undefined;
}

/** Returns when each group is asked: every five minutes from 09:00 on; all at once if the week would end before the last. */
function turnsOf(week: WeekDays, zone: string, settings: CalendarSettings): Instant[] {
  const first = weeklyAskAt(week, zone, settings);
  if (first === undefined) return [];
  const turns = Array.from({ length: askGroups }, (_, group) => first + group * groupMilliseconds);
  const end = endOfDay(lastAskedDay(week, settings), settings.zone);
  return turns.some((at) => at >= end) ? turns.map(() => first) : turns;
}

/**
 * Returns when to look next for people to ask, after `now`: at the next turn of a group in one of the IANA zones. One
 * last look comes when the hour after 09:00 has passed in every zone of the world; it finds people who moved to another
 * zone meanwhile.
 */
export function nextWeeklyAsk(now: Instant, zones: readonly string[], settings: CalendarSettings): Instant {
  const week = currentWeek(now, settings);
  const end = endOfDay(week.endDate, settings.zone);
  const next = currentWeek(end, settings);
  const later = [week, next].flatMap((one) => [
    ...zones.flatMap((zone) => turnsOf(one, zone, settings)),
    ...lastLook(one, settings),
  ]);
  // If no zone asks in these two weeks, run again when both are over.
  return Math.min(...later.filter((at) => at > now), endOfDay(next.endDate, settings.zone));
}

function lastLook(week: WeekDays, settings: CalendarSettings): Instant[] {
  const from = askedFrom(week, settings);
  if (from === undefined) return [];
  const at = from + longestWay;
  return at < endOfDay(lastAskedDay(week, settings), settings.zone) ? [at] : [];
}
