import { dayFromNumber, dayNumber, isDay, twoDigits } from './day.ts';

/** A moment, in whole milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

export const millisecondsPerDay = 86_400_000;

const isoPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/**
 * Formats the instant as ISO 8601 in UTC, as on the wire: `2026-11-20T08:26:00Z`, or
 * `2026-11-20T08:26:00.250Z` if it has milliseconds (wire.7). The two forms do not sort as text, so
 * compare instants as numbers.
 */
export function instantToIso(instant: Instant): string {
  const number = Math.floor(instant / millisecondsPerDay);
  const inDay = instant - number * millisecondsPerDay;
  const milliseconds = inDay % 1000;
  const fraction = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`;
  return `${dayFromNumber(number)}T${clockOf(Math.floor(inDay / 1000))}${fraction}Z`;
}

/**
 * Parses ISO 8601 text with seconds and a zone (`Z` or `±hh:mm`); drops parts of a millisecond. Returns
 * undefined for any other text, for a day that does not exist, and for leap seconds.
 */
export function isoToInstant(text: string): Instant | undefined {
  const match = isoPattern.exec(text);
  if (match === null) return undefined;
  const [, day = '', hour, minute, second, fraction = '', sign, offsetHour = '0', offsetMinute = '0'] = match;
  if (!isDay(day)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000 * (sign === '-' ? -1 : 1);
  return dayNumber(day) * millisecondsPerDay + seconds * 1000 + milliseconds - offset;
}

function clockOf(secondOfDay: number): string {
  const hour = Math.floor(secondOfDay / 3600);
  const minute = Math.floor(secondOfDay / 60) % 60;
  return `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(secondOfDay % 60)}`;
}
