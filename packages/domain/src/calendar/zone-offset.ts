import { Temporal } from 'temporal-polyfill';
import { type Day, dayNumber } from './day.ts';
import { type Instant, millisecondsPerDay } from './instant.ts';

// This is the only file that uses Temporal. Lists ask for the same few days thousands of times, so the offset
// of a UTC day without a change is cached. The two days a year with a clock change ask Temporal each time.
const offsetsByZone = new Map<string, Map<number, number>>();
let remembered = 0;
const rememberAtMost = 20_000;
/** Marks a UTC day in which the offset changes. */
const changing = Number.NaN;

/**
 * Returns the milliseconds that the zone's clock is ahead of UTC at the instant.
 *
 * @throws RangeError for an unknown IANA zone.
 */
export function offsetAt(zone: string, instant: Instant): number {
  const offset = offsetOfUtcDay(zone, Math.floor(instant / millisecondsPerDay));
  return Number.isNaN(offset) ? askOffset(zone, instant) : offset;
}

/**
 * Returns the first instant of the day in the zone. If the clock jumps over midnight, it is the instant of
 * the jump (São Paulo, 2017-10-15, begins at 01:00). If midnight comes twice, it is the first one. If the
 * zone skips the day (Apia, 2011-12-30), it is the start of the next day.
 *
 * @throws RangeError for an unknown IANA zone.
 */
export function firstInstantOfDay(zone: string, day: Day): Instant {
  const midnight = dayNumber(day) * millisecondsPerDay;
  // No zone is a whole day away from UTC, so equal offsets a day before and after mean no change around
  // midnight.
  const before = offsetAt(zone, midnight - millisecondsPerDay);
  if (before === offsetAt(zone, midnight + millisecondsPerDay)) return midnight - before;
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
}

/**
 * Returns the first instant at which the zone's clock shows the whole hour (0–23) of the day. If the clock skips the hour or
 * the day, it is as much later as the clock jumps: the hour 02 of a spring day begins at 03:00.
 *
 * @throws RangeError for an unknown IANA zone.
 */
export function firstInstantAt(zone: string, day: Day, hour: number): Instant {
  const wall = dayNumber(day) * millisecondsPerDay + hour * 3_600_000;
  const before = offsetAt(zone, wall - millisecondsPerDay);
  if (before === offsetAt(zone, wall + millisecondsPerDay)) return wall - before;
  return Temporal.PlainDate.from(day).toPlainDateTime({ hour }).toZonedDateTime(zone).epochMilliseconds;
}

function offsetOfUtcDay(zone: string, utcDay: number): number {
  let offsets = offsetsByZone.get(zone);
  const known = offsets?.get(utcDay);
  if (known !== undefined) return known;
  if (remembered >= rememberAtMost) {
    offsetsByZone.clear();
    offsets = undefined;
    remembered = 0;
  }
  const atStart = askOffset(zone, utcDay * millisecondsPerDay);
  const atEnd = askOffset(zone, (utcDay + 1) * millisecondsPerDay - 1);
  const offset = atStart === atEnd ? atStart : changing;
  if (offsets === undefined) {
    offsets = new Map();
    offsetsByZone.set(zone, offsets);
  }
  offsets.set(utcDay, offset);
  remembered += 1;
  return offset;
}

function askOffset(zone: string, instant: Instant): number {
  const nanoseconds =
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds;
  return Math.round(nanoseconds / 1_000_000);
}
