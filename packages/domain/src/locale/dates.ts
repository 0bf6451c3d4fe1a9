import {
  type Day,
  dayFromNumber,
  dayOfMonthOf,
  dayOfWeek,
  monthOf,
  twoDigits,
  yearOf,
} from '../calendar/day.ts';
import { formsOf } from './forms.ts';
import type { Locale } from './locales.ts';

// The only place that writes days and times for people (texts.8). `check-structure` refuses others.

/** For whom and when a day is written. */
export interface ShownFor {
  readonly locale: Locale;
  /**
   * The year of this day is left out. Absent: the year is always written, as in a file or signature that is read years
   * later.
   */
  readonly today?: Day | undefined;
}

/** A day and a time of day, as a clock on the wall shows them. */
export interface WallTime {
  readonly day: Day;
  readonly hour: number;
  readonly minute: number;
}

/** Returns `27 Nov`, in another year than today's `27 Nov 2026`. */
export function formatDay(day: Day, { locale, today }: ShownFor): string {
  const { day: short, dayOfYear } = formsOf(locale);
  const isThisYear = today !== undefined && yearOf(today) === yearOf(day);
  return filled(isThisYear ? short : dayOfYear, partsOf(day, locale));
}

/** Returns `Fri 27 Nov`. */
export function formatWeekdayAndDay(day: Day, shownFor: ShownFor): string {
  const parts = { ...partsOf(day, shownFor.locale), day: formatDay(day, shownFor) };
  return filled(formsOf(shownFor.locale).weekdayAndDay, parts);
}

/** Returns `Friday, 27 Nov`. */
export function formatLongWeekdayAndDay(day: Day, shownFor: ShownFor): string {
  const parts = { ...partsOf(day, shownFor.locale), day: formatDay(day, shownFor) };
  return filled(formsOf(shownFor.locale).longWeekdayAndDay, parts);
}

/** Returns `27 November 2026`. */
export function formatLongDay(day: Day, locale: Locale): string {
  return filled(formsOf(locale).longDay, partsOf(day, locale));
}

/** Returns `Friday, 27 November 2026`. */
export function formatFullDay(day: Day, locale: Locale): string {
  const parts = { ...partsOf(day, locale), day: formatLongDay(day, locale) };
  return filled(formsOf(locale).longWeekdayAndDay, parts);
}

/** Returns `11/27/2026` for the United States: the form in which a deadline is typed. */
export function formatTypedDay(day: Day, locale: Locale): string {
  return formsOf(locale)
    .typedDay.replace('DD', day.slice(8, 10))
    .replace('MM', day.slice(5, 7))
    .replace('YYYY', day.slice(0, 4));
}

/** Returns `3:05 PM` or `15:05`. */
export function formatTime({ hour, minute }: Pick<WallTime, 'hour' | 'minute'>, locale: Locale): string {
  if (formsOf(locale).hours === 24) return `${twoDigits(hour)}:${twoDigits(minute)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns `27 Nov, 3:05 PM`. */
export function formatDayAndTime(at: WallTime, shownFor: ShownFor): string {
  const { dayAndTime } = formsOf(shownFor.locale);
  return filled(dayAndTime, { day: formatDay(at.day, shownFor), time: formatTime(at, shownFor.locale) });
}

/** Returns `Friday, 27 November 2026, 15:05 UTC+1`; `offset`: how far the clock is ahead of UTC, in milliseconds. */
export function formatFullMoment(instant: number, offset: number, locale: Locale): string {
  const at = wallTimeAt(instant, offset);
  const parts = { day: formatFullDay(at.day, locale), time: formatTime(at, locale) };
  return `${filled(formsOf(locale).dayAndTime, parts)} ${zoneOf(offset)}`;
}

/** Returns `UTC`, `UTC+1`, `UTC−3:30`. */
function zoneOf(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  if (minutes === 0) return 'UTC';
  const rest = minutes % 60 === 0 ? '' : `:${twoDigits(minutes % 60)}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

/** Returns `23–29 Nov`, `1 Oct – 31 Dec`, `29 Dec 2025 – 4 Jan 2026`; equal days are written once. */
export function formatRange(from: Day, to: Day, shownFor: ShownFor): string {
  const last = formatDay(to, shownFor);
  if (from === to) return last;
  const isOneYear = yearOf(from) === yearOf(to);
  if (isOneYear && monthOf(from) === monthOf(to)) {
    const { d } = partsOf(from, shownFor.locale);
    return filled(formsOf(shownFor.locale).daysOfMonth, { d, last });
  }
  // The year of the last day holds for both.
  const first = formatDay(from, isOneYear ? { ...shownFor, today: from } : { locale: shownFor.locale });
  return `${first} – ${isOneYear ? last : formatDay(to, { locale: shownFor.locale })}`;
}

/** Returns the wall time of an instant on a clock that is `offset` milliseconds ahead of UTC. */
export function wallTimeAt(instant: number, offset: number): WallTime {
  const minutes = Math.floor((instant + offset) / 60_000);
  const minuteOfDay = ((minutes % 1_440) + 1_440) % 1_440;
  return {
    day: dayFromNumber(Math.floor(minutes / 1_440)),
    hour: Math.floor(minuteOfDay / 60),
    minute: minuteOfDay % 60,
  };
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Returns "just now", "5 minutes ago", "yesterday", up to a week; undefined for an older or a future instant, which is
 * shown as a day. `ago` in milliseconds.
 */
export function formatAgo(ago: number, locale: Locale): string | undefined {
  if (ago < -minute || ago >= 7 * day) return undefined;
  if (ago < minute) return formsOf(locale).justNow;
  const words = relativeOf(locale);
  if (ago < hour) return words.format(-Math.floor(ago / minute), 'minute');
  if (ago < day) return words.format(-Math.floor(ago / hour), 'hour');
  return words.format(-Math.floor(ago / day), 'day');
}

const relatives = new Map<Locale, Intl.RelativeTimeFormat>();

function relativeOf(locale: Locale): Intl.RelativeTimeFormat {
  const known = relatives.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relatives.set(locale, known);
  return known;
}

function partsOf(of: Day, locale: Locale): Readonly<Record<string, string | undefined>> {
  const { months, shortMonths, weekdays, shortWeekdays } = formsOf(locale);
  const month = monthOf(of) - 1;
  const weekday = dayOfWeek(of) - 1;
  return {
    d: String(dayOfMonthOf(of)),
    m: shortMonths[month],
    M: months[month],
    y: String(yearOf(of)),
    w: shortWeekdays[weekday],
    W: weekdays[weekday],
  };
}

function filled(pattern: string, parts: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
