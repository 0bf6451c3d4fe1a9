import type { Weekday } from '../calendar/day.ts';
import type { Locale } from './locales.ts';

/** How a locale writes days and times. `Intl` writes its numbers. */
export interface LocaleForms {
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
  /** An instant less than a minute ago. */
  readonly justNow: string;
  /** Two days of one month, also `{last}`: `23–29 Nov`. */
  readonly daysOfMonth: string;
  /** The form of typed deadlines, which is fixed as MM/DD/YYYY (texts.8). */
  readonly typedDay: 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'DD.MM.YYYY';
  /** The same form in the letters of the language, as a placeholder shows it. */
  readonly typedDayShown: string;
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
  justNow: 'just now',
  daysOfMonth: '{d}–{last}',
} as const;

const british = {
  ...english,
  typedDay: 'DD/MM/YYYY',
  typedDayShown: 'DD/MM/YYYY',
  hours: 24,
  firstWeekday: 1,
} as const;

type Names = Pick<LocaleForms, 'months' | 'shortMonths' | 'weekdays' | 'shortWeekdays'>;

/** Monday, 15 January 2024, in epoch milliseconds. */
const monday = 1_705_276_800_000;
const dayLong = 86_400_000;
const monthLong = 30.4 * dayLong;

/** Returns the names of months and weekdays as `Intl` writes them inside a date. */
function namesOf(locale: string): Names {
  const names = (type: 'month' | 'weekday', length: 'long' | 'short') => {
    const form = new Intl.DateTimeFormat(locale, { day: 'numeric', [type]: length, timeZone: 'UTC' });
    const [count, pace] = type === 'month' ? [12, monthLong] : [7, dayLong];
    return Array.from(
      { length: count },
      (_, at) => form.formatToParts(monday + at * pace).find((part) => part.type === type)?.value ?? '',
    );
  };
  return {
    months: names('month', 'long'),
    shortMonths: names('month', 'short'),
    weekdays: names('weekday', 'long'),
    shortWeekdays: names('weekday', 'short'),
  };
}

const forms: Readonly<Record<Locale, () => LocaleForms>> = {
  'en-US': () => ({
    ...english,
    typedDay: 'MM/DD/YYYY',
    typedDayShown: 'MM/DD/YYYY',
    hours: 12,
    firstWeekday: 7,
  }),
  'en-GB': () => british,
  'de-DE': () => ({
    ...namesOf('de-DE'),
    shortWeekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    day: '{d}. {m}',
    dayOfYear: '{d}. {m} {y}',
    weekdayAndDay: '{w}, {day}',
    longWeekdayAndDay: '{W}, {day}',
    longDay: '{d}. {M} {y}',
    dayAndTime: '{day}, {time}',
    justNow: 'gerade eben',
    daysOfMonth: '{d}.–{last}',
    typedDay: 'DD.MM.YYYY',
    typedDayShown: 'TT.MM.JJJJ',
    hours: 24,
    firstWeekday: 1,
  }),
  'fr-FR': () => ({
    ...namesOf('fr-FR'),
    day: '{d} {m}',
    dayOfYear: '{d} {m} {y}',
    weekdayAndDay: '{w} {day}',
    longWeekdayAndDay: '{W} {day}',
    longDay: '{d} {M} {y}',
    dayAndTime: '{day}, {time}',
    justNow: 'à l’instant',
    daysOfMonth: '{d}–{last}',
    typedDay: 'DD/MM/YYYY',
    typedDayShown: 'JJ/MM/AAAA',
    hours: 24,
    firstWeekday: 1,
  }),
  'es-ES': () => ({
    ...namesOf('es-ES'),
    day: '{d} {m}',
    dayOfYear: '{d} {m} {y}',
    weekdayAndDay: '{w}, {day}',
    longWeekdayAndDay: '{W}, {day}',
    longDay: '{d} de {M} de {y}',
    dayAndTime: '{day}, {time}',
    justNow: 'ahora mismo',
    daysOfMonth: '{d}–{last}',
    typedDay: 'DD/MM/YYYY',
    typedDayShown: 'DD/MM/AAAA',
    hours: 24,
    firstWeekday: 1,
  }),
  'en-XA': () => british,
  'ar-XB': () => british,
};

const made = new Map<Locale, LocaleForms>();

/** Returns how the locale writes days and times; a page asks for one or two, so each is made when it is asked for. */
export function formsOf(locale: Locale): LocaleForms {
  const known = made.get(locale) ?? forms[locale]();
  made.set(locale, known);
  return known;
}
