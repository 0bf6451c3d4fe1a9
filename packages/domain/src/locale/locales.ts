import type { Weekday } from '../calendar/day.ts';

/** How a locale writes days and times. `Intl` writes its numbers. */
export interface LocaleForms {
  /** The locale's name in its own language. */
  readonly name: string;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** From Monday on. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  /**
   * Patterns: `{d}` the day of the month, `{m}` the short and `{M}` the long month, `{y}` the year, `{w}` the short and
   * `{W}` the long weekday, `{day}` a day that is written already.
   */
  readonly day: string;
  readonly dayOfYear: string;
  readonly weekdayAndDay: string;
  readonly longWeekdayAndDay: string;
  readonly longDay: string;
  /** `27 Nov, 15:05`; also `{time}`. */
  readonly dayAndTime: string;
  /** `{n}` is the number: `38%`. */
  readonly percent: string;
  /** An instant less than a minute ago. */
  readonly justNow: string;
  /** Two days of one month, also `{last}`: `23–29 Nov`. */
  readonly daysOfMonth: string;
  /** The form of typed deadlines, which is fixed as MM/DD/YYYY (texts.8). */
  readonly typedDay: 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'DD.MM.YYYY';
  readonly hours: 12 | 24;
  readonly firstWeekday: Weekday;
}

const english = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  day: '{d} {m}',
  dayOfYear: '{d} {m} {y}',
  weekdayAndDay: '{w} {day}',
  longWeekdayAndDay: '{W}, {day}',
  longDay: '{d} {M} {y}',
  dayAndTime: '{day}, {time}',
  percent: '{n}%',
  justNow: 'just now',
  daysOfMonth: '{d}–{last}',
} as const;

/** The offered locales. Another one is another entry; its sentences are a matter of the words files. */
export const locales = {
  'en-US': {
    ...english,
    name: 'English (United States)',
    typedDay: 'MM/DD/YYYY',
    hours: 12,
    firstWeekday: 7,
  },
  'en-GB': {
    ...english,
    name: 'English (United Kingdom)',
    typedDay: 'DD/MM/YYYY',
    hours: 24,
    firstWeekday: 1,
  },
  'de-DE': {
    name: 'Deutsch',
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    shortMonths: [
      'Jan.',
      'Feb.',
      'März',
      'Apr.',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sept.',
      'Okt.',
      'Nov.',
      'Dez.',
    ],
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    shortWeekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    day: '{d}. {m}',
    dayOfYear: '{d}. {m} {y}',
    weekdayAndDay: '{w}, {day}',
    longWeekdayAndDay: '{W}, {day}',
    longDay: '{d}. {M} {y}',
    dayAndTime: '{day}, {time}',
    // A narrow space that does not break, as German sets it.
    percent: '{n}\u202f%',
    justNow: 'gerade eben',
    daysOfMonth: '{d}.–{last}',
    typedDay: 'DD.MM.YYYY',
    hours: 24,
    firstWeekday: 1,
  },
} as const satisfies Readonly<Record<string, LocaleForms>>;

export type Locale = keyof typeof locales;
export const localeNames = Object.keys(locales) as readonly Locale[];

/** The locale of a company that chose none, and of pages without a session. */
export const defaultLocale: Locale = 'en-US';

/** Returns whether the text names an offered locale. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}

/** Returns the first of the stored choices that is offered: the person's, then the company's. */
export function localeOf(...stored: readonly (string | null | undefined)[]): Locale {
  for (const each of stored) if (each && isLocale(each)) return each;
  return defaultLocale;
}

/** Returns how the locale writes days and times. */
export function formsOf(locale: Locale): LocaleForms {
  return locales[locale];
}

/**
 * Returns the offered locale that a browser's languages ask for, the preferred one first: the same locale, else one of
 * the same language. It is only a proposal (texts.8).
 */
export function proposedLocale(languages: readonly string[]): Locale | undefined {
  for (const language of languages) {
    const exact = localeNames.find((name) => name.toLowerCase() === language.toLowerCase());
    if (exact) return exact;
    // A language without a country proposes nothing if several countries are offered.
    const [own = ''] = language.toLowerCase().split('-');
    const related = localeNames.filter((name) => name.toLowerCase().split('-')[0] === own);
    if (related.length === 1) return related[0];
  }
  return undefined;
}
