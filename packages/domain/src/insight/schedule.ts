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
 * Returns when a company is looked at next: on the next Monday at 06:00, or when its quarter is over, whichever is earlier;
 * always after `now`.
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

/** A result that becomes final makes a company learn anew, at most so often. */
const learningPause = 3_600_000;

/** Returns when a company learns anew after a change; `computedAt` is when it learned last, null if never. */
export function nextLearning(now: Instant, computedAt: Instant | null): Instant {
  return computedAt === null ? now : Math.max(now, computedAt + learningPause);
}

const wednesday = 2;
const askHour = 9;

/** Returns when managers are asked next for their view before their reports answer: on a Wednesday at 09:00, after `now`. */
export function nextViewAsk(now: Instant, zone: string): Instant {
  const monday = mondayOf(tenantDay(now, zone));
  const at = firstInstantAt(zone, addDays(monday, wednesday), askHour);
  return at > now ? at : firstInstantAt(zone, addDays(monday, 7 + wednesday), askHour);
}

/** Returns whether it is a Wednesday after 09:00: an ask that was missed is not made up for on another day. */
export function isViewAskTime(now: Instant, zone: string): boolean {
  const day = tenantDay(now, zone);
  return day === addDays(mondayOf(day), wednesday) && now >= firstInstantAt(zone, day, askHour);
}
