import { addDays, type Day } from '@bellwether/domain/calendar/day';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { SentFile } from '#platform/http/sent-file.ts';
import { shortHash } from '#platform/secrets/short-hash.ts';

/** A whole day in a person's calendar. */
export interface CalendarEntry {
  /** The same at every read, so that a calendar program updates the entry instead of adding a second one. */
  readonly uid: string;
  readonly day: Day;
  /** The last day of an entry of several days. */
  readonly until?: Day;
  readonly title: string;
  /** The path of the screen. */
  readonly path: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Returns a calendar file (RFC 5545). The same entries give the same bytes. */
export function presentCalendar(calendar: {
  /** How calendar programs call it. */
  readonly name: string;
  /** The company's address, without a final slash. */
  readonly home: string;
  readonly entries: readonly CalendarEntry[];
}): SentFile {
  const { name, home, entries } = calendar;
  const { host } = new URL(home);
  const file = ical({
    name: oneLine(name),
    prodId: { company: 'Bellwether', product: 'Bellwether', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  for (const { uid, day, until, title, path, changedAt } of entries) {
    file.createEvent({
      id: `${uid}@${host}`,
      start: new Date(`${day}T00:00:00Z`),
      // The end of a whole day is the next day's beginning.
      ...(until === undefined ? {} : { end: new Date(`${addDays(until, 1)}T00:00:00Z`) }),
      allDay: true,
      summary: oneLine(title),
      url: home + path,
      stamp: new Date(changedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  const bytes = Buffer.from(file.toString());
  const version = shortHash(bytes);
  return { mediaType: 'text/calendar', bytes, version };
}

/** Returns the text without control characters, which are not allowed in a calendar file. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
