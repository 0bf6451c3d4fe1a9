import { addDays, type Day, mondayOf } from '../calendar/day.ts';
import type { Instant } from '../calendar/instant.ts';
import { tenantDay } from '../calendar/tenant-day.ts';
import { firstInstantAt } from '../calendar/zone-offset.ts';

const hour = 8;
/** Results are given in the days after a quarter. */
const resultsAfterDays = 14;

/** Returns the next Monday at 08:00 in the IANA zone, after `now`. */
export function nextDigest(now: Instant, zone: string): Instant {
  const monday = mondayOf(tenantDay(now, zone));
  const at = firstInstantAt(zone, monday, hour);
  return at > now ? at : firstInstantAt(zone, addDays(monday, 7), hour);
}

/** Returns whether a digest may be posted at `now`: on a Monday. A server that was off sends none late. */
export function isDigestTime(now: Instant, zone: string): boolean {
  const today = tenantDay(now, zone);
  return today === mondayOf(today) && now >= firstInstantAt(zone, today, hour);
}

/** Returns when the results of the quarter before the one that begins on `start` are posted. */
export function resultsAt(start: Day, zone: string): Instant {
  return firstInstantAt(zone, addDays(start, resultsAfterDays), hour);
}
