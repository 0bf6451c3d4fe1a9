import { addDays, type Day, dayFromNumber } from './day.ts';
import { type Instant, millisecondsPerDay } from './instant.ts';
import { firstInstantOfDay, offsetAt } from './zone-offset.ts';

/** The day that a calendar on the wall shows in the IANA zone (decisions §2: "today" is always the tenant's). */
export function tenantDay(now: Instant, zone: string): Day {
  return dayFromNumber(Math.floor((now + offsetAt(zone, now)) / millisecondsPerDay));
}

/** The first instant of the day in the IANA zone; not always midnight, see `firstInstantOfDay`. */
export function startOfDay(day: Day, zone: string): Instant {
  return firstInstantOfDay(zone, day);
}

/** The first instant after the day in the IANA zone: a day is `startOfDay <= instant < endOfDay`. */
export function endOfDay(day: Day, zone: string): Instant {
  return firstInstantOfDay(zone, addDays(day, 1));
}
