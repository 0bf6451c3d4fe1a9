import { addDays, type Day, daysBetween, earlierDay } from '../../calendar/day.ts';
import type { Instant } from '../../calendar/instant.ts';
import { type FiscalSettings, type Quarter, quarterByIndex, quarterOf } from '../../calendar/quarter.ts';
import type { CalendarSettings } from '../../calendar/settings.ts';
import { tenantDay } from '../../calendar/tenant-day.ts';
import { firstInstantAt } from '../../calendar/zone-offset.ts';
import { nineOClockFrom } from '../mails/weekly-ask.ts';

// Once a day, at 09:00 in its own zone, a company tells its people what the day brings (notifications.9): the turn of
// a quarter, and what is due tomorrow or overdue. Every rule gets the last day that was told, because a run may be
// late.

/** Returns the day of which a company tells at the instant: today from 09:00 on, else yesterday. */
export function dayToTell(now: Instant, { zone }: Pick<CalendarSettings, 'zone'>): Day {
  const today = tenantDay(now, zone);
  return now >= firstInstantAt(zone, today, 9) ? today : addDays(today, -1);
}

/** Returns the next instant at which the company tells of a day. */
export function nextDayToTell(now: Instant, { zone }: Pick<CalendarSettings, 'zone'>): Instant {
  return nineOClockFrom(now + 1, zone);
}

/** How many days after a quarter's first day the second mail about the former one follows. */
export const daysToSecond = 8;

/** The steps of a quarter's turn: on the day after the former quarter's end, and eight days later. */
export type TurnStep = 'begun' | 'reminded';

/** A quarter that has turned, and what is told of it now. */
export interface QuarterTurn {
  readonly step: TurnStep;
  readonly ended: Quarter;
  readonly begun: Quarter;
}

/**
 * Returns the turn of which the company tells on `day`, if the last day it told of was `last`; undefined if there is none. If
 * both steps fell into a downtime, only the second one is told.
 */
export function turnToTell(last: Day, day: Day, settings: FiscalSettings): QuarterTurn | undefined {
  const begun = quarterOf(day, settings);
  const ended = quarterByIndex(begun.index - 1, settings);
  const isNow = (told: Day) => last < told && told <= day;
  if (isNow(addDays(begun.startDate, daysToSecond))) return { step: 'reminded', ended, begun };
  return isNow(begun.startDate) ? { step: 'begun', ended, begun } : undefined;
}

/** How many days there are from the first telling that something is overdue to each further one. */
export const overdueEvery = 7;

/**
 * Returns how many days are left of something that is due on `due`, if it is told of on `day`: on the day before, on the
 * day after, and then weekly; a late run catches up once. Negative: overdue. Undefined if it is not told of.
 */
export function daysLeftToTell(due: Day, last: Day, day: Day): number | undefined {
  const left = daysBetween(day, due);
  const weeksOver = (at: Day) => Math.floor((daysBetween(due, at) - 1) / overdueEvery);
  const isOverdueNow = left < 0 && weeksOver(day) > Math.max(weeksOver(earlierDay(last, day)), -1);
  const dayBefore = addDays(due, -1);
  const isNearNow = left >= 0 && last < dayBefore && dayBefore <= day;
  return isOverdueNow || isNearNow ? left : undefined;
}

/** How many days before its due day a part of a review is told of for the first time. */
export const partNoticeDays = 7;

/** For how many days after its due day people are reminded of a part of a review. */
export const partOverdueDays = 92;

/**
 * Returns how many days are left of a part of a review that is due on `due`, if it is told of on `day`: seven days before, and
 * then like everything that is due, for a quarter (talent.25). Undefined if it is not told of.
 */
export function partDaysToTell(due: Day, last: Day, day: Day): number | undefined {
  if (day > addDays(due, partOverdueDays)) return undefined;
  const first = addDays(due, -partNoticeDays);
  const isFirstNow = last < first && first <= day && day <= due;
  return isFirstNow ? daysBetween(day, due) : daysLeftToTell(due, last, day);
}

/** How many days before its end a token is told of. */
export const tokenNoticeDays = 7;

/**
 * Returns the last days of the tokens that are told of on `day`, the first and the last of them: those that end in seven
 * days. A late run catches up.
 */
export function tokenEndsToTell(last: Day, day: Day): { readonly from: Day; readonly until: Day } {
  return { from: addDays(last, tokenNoticeDays + 1), until: addDays(day, tokenNoticeDays) };
}
