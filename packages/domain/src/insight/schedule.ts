import { addDays, mondayOf } from '../calendar/day.ts';
import type { Instant } from '../calendar/instant.ts';
import { currentQuarter } from '../calendar/quarter.ts';
import type { CalendarSettings } from '../calendar/settings.ts';
import { startOfDay, tenantDay } from '../calendar/tenant-day.ts';
import type { Week } from '../calendar/week.ts';
import { firstInstantAt } from '../calendar/zone-offset.ts';

const snapshotHour = 6;

/** Returns when the snapshot of a week is taken: on the Monday after it, at 06:00 in the IANA zone. */
export function snapshotAt({ endDate }: Pick<Week, 'endDate'>, zone: string): Instant {
  return firstInstantAt(zone, addDays(mondayOf(endDate), 7), snapshotHour);
}

/**
 * Returns the next run for a company, always after `now`: the next Monday at 06:00, or the end of its quarter,
 * whichever is earlier.
 */
export function nextInsightRun(now: Instant, settings: CalendarSettings): Instant {
  const { zone } = settings;
  const monday = mondayOf(tenantDay(now, zone));
  const runs = [
    firstInstantAt(zone, monday, snapshotHour),
    firstInstantAt(zone, addDays(monday, 7), snapshotHour),
    startOfDay(addDays(currentQuarter(now, settings).endDate, 1), zone),
  ];
  return Math.min(...runs.filter((at) => at > now));
}

/** In milliseconds: the minimum time between two learnings of a company. */
const learningPause = 3_600_000;

/**
 * Returns when a company learns after a change. `computedAt` is the time of the last learning; null if there was
 * none.
 */
export function nextLearning(now: Instant, computedAt: Instant | null): Instant {
  return computedAt === null ? now : Math.max(now, computedAt + learningPause);
}

const wednesday = 2;
const askHour = 9;

/**
 * Returns the next time after `now` at which managers are asked for their view before their reports answer: a
 * Wednesday at 09:00.
 */
export function nextViewAsk(now: Instant, zone: string): Instant {
  const monday = mondayOf(tenantDay(now, zone));
  const at = firstInstantAt(zone, addDays(monday, wednesday), askHour);
  return at > now ? at : firstInstantAt(zone, addDays(monday, 7 + wednesday), askHour);
}

/** Returns whether it is a Wednesday after 09:00. A missed request is not repeated on another day. */
export function isViewAskTime(now: Instant, zone: string): boolean {
  const day = tenantDay(now, zone);
  return day === addDays(mondayOf(day), wednesday) && now >= firstInstantAt(zone, day, askHour);
}
