import { addDays, type Day, dayFromNumber } from './day.ts';
import { type Instant, millisecondsPerDay } from './instant.ts';
import { firstInstantOfDay, offsetAt } from './zone-offset.ts';

/** Returns the day of the wall calendar in the IANA zone (calendar.5: "today" is always the tenant's). */
export function tenantDay(now: Instant, zone: string): Day {
  return dayFromNumber(Math.floor((now + offsetAt(zone, now)) / millisecondsPerDay));
}

/**
 * Returns the first instant of the day in the IANA zone. It is not always midnight, see `firstInstantOfDay`.
 */
export function startOfDay(day: Day, zone: string): Instant {
  return firstInstantOfDay(zone, day);
}

/** Returns the first instant after the day in the IANA zone: a day is `startOfDay <= instant < endOfDay`. */
export function endOfDay(day: Day, zone: string): Instant {
  return firstInstantOfDay(zone, addDays(day, 1));
}
