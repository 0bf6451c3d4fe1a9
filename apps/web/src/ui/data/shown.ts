import type { Day } from '@bellwether/domain/calendar/day';
import { weekLabel } from '@bellwether/domain/calendar/shown';
import {
  formatAgo,
  formatDay,
  formatDayAndTime,
  formatFullDay,
  formatFullMoment,
  formatRange,
  formatTime,
  formatTypedDay,
  type ShownFor,
  type WallTime,
  wallTimeAt,
} from '@bellwether/domain/locale/dates';
import { formatDecimal, formatNumber, formatPercent } from '@bellwether/domain/locale/numbers';
import { compareTexts } from '@bellwether/domain/locale/sorting';
import { readerLocale } from './reader-locale.ts';
import { serverNow } from './server-clock.ts';

// Everything on the screens that shows a day, a time or a number, in the locale of the person who is signed in.

const shownFor = (): Required<ShownFor> => ({ locale: readerLocale(), today: localDay(serverNow()) });

/** Returns `27 Nov`, in another year `27 Nov 2026`. */
export const shownDay = (day: Day): string => formatDay(day, shownFor());

/** Returns `27 Nov 2026`, for paper. */
export const shownDayOfYear = (day: Day): string => formatDay(day, { locale: readerLocale() });

/** Returns `11/27/2026` or `27/11/2026`, the form in which deadlines are typed. */
export const shownTypedDay = (day: Day): string => formatTypedDay(day, readerLocale());

/** Returns `23–29 Nov`. */
export const shownRange = (from: Day, to: Day): string => formatRange(from, to, shownFor());

/** Returns `Week 8 · ends Sun 22 Nov`. */
export const shownWeek = (week: Parameters<typeof weekLabel>[0]): string => weekLabel(week, readerLocale());

/** Returns `12,345`. */
export const shownNumber = (value: number): string => formatNumber(value, readerLocale());

/** Returns `0.20` for two places. */
export const shownDecimal = (value: number, places: number): string =>
  formatDecimal(value, places, readerLocale());

/** Returns `38%`; the value is 38. */
export const shownPercent = (value: number): string => formatPercent(value, readerLocale());

/** Returns the day of an instant (epoch milliseconds) in the reader's time zone. */
export function localDay(at: number): Day {
  return localWall(at).day;
}

/** Returns `27 Nov` for an instant, on the reader's own clock. */
export const shownDayAt = (at: number): string => shownDay(localDay(at));

/** Returns `27 Nov, 3:05 PM` on the reader's own clock (texts.8: "shown in local time"). */
export const shownMoment = (at: number): string => formatDayAndTime(localWall(at), shownFor());

/** Returns `3:05 PM` on the reader's own clock, on another day `27 Nov, 3:05 PM`. */
export const shownTime = (at: number): string =>
  localDay(at) === localDay(serverNow()) ? formatTime(localWall(at), readerLocale()) : shownMoment(at);

/** Returns `27 Nov 2026, 3:05 PM`, for paper. */
export const shownMomentOfYear = (at: number): string =>
  formatDayAndTime(localWall(at), { locale: readerLocale() });

/** Returns `Friday, 27 November 2026`. */
export const shownFullDay = (at: number): string => formatFullDay(localDay(at), readerLocale());

/** Returns `Friday, 27 November 2026, 3:05 PM UTC+1`. */
export const shownFullMoment = (at: number): string => formatFullMoment(at, offsetAt(at), readerLocale());

/** Returns how two texts are sorted: negative if the first comes first. */
export const shownOrder = (one: string, other: string): number => compareTexts(one, other, readerLocale());

/** Returns "5 minutes ago", up to a week, then a day. Both instants in milliseconds. */
export function relativeWords(then: number, now: number): string {
  return formatAgo(now - then, readerLocale()) ?? shownDayAt(then);
}

function localWall(at: number): WallTime {
  return wallTimeAt(at, offsetAt(at));
}

function offsetAt(at: number): number {
  return new Date(at).getTimezoneOffset() * -60_000;
}
