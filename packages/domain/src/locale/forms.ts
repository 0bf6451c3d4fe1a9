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
  /** `{n}` is the number: `38%`. */
  readonly percent: string;
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
  percent: '{n}%',
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

const forms: Readonly<Record<Locale, LocaleForms>> = {
  'en-US': {
    ...english,
    typedDay: 'MM/DD/YYYY',
    typedDayShown: 'MM/DD/YYYY',
    hours: 12,
    firstWeekday: 7,
  },
  'en-GB': british,
  'de-DE': {
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
    typedDayShown: 'TT.MM.JJJJ',
    hours: 24,
    firstWeekday: 1,
  },
  'fr-FR': {
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    shortMonths: [
      'janv.',
      'févr.',
      'mars',
      'avr.',
      'mai',
      'juin',
      'juil.',
      'août',
      'sept.',
      'oct.',
      'nov.',
      'déc.',
    ],
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    shortWeekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    day: '{d} {m}',
    dayOfYear: '{d} {m} {y}',
    weekdayAndDay: '{w} {day}',
    longWeekdayAndDay: '{W} {day}',
    longDay: '{d} {M} {y}',
    dayAndTime: '{day}, {time}',
    percent: '{n}\u202f%',
    justNow: 'à l’instant',
    daysOfMonth: '{d}–{last}',
    typedDay: 'DD/MM/YYYY',
    typedDayShown: 'JJ/MM/AAAA',
    hours: 24,
    firstWeekday: 1,
  },
  'es-ES': {
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    shortMonths: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    shortWeekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    day: '{d} {m}',
    dayOfYear: '{d} {m} {y}',
    weekdayAndDay: '{w}, {day}',
    longWeekdayAndDay: '{W}, {day}',
    longDay: '{d} de {M} de {y}',
    dayAndTime: '{day}, {time}',
    percent: '{n}\u00a0%',
    justNow: 'ahora mismo',
    daysOfMonth: '{d}–{last}',
    typedDay: 'DD/MM/YYYY',
    typedDayShown: 'DD/MM/AAAA',
    hours: 24,
    firstWeekday: 1,
  },
  'en-XA': british,
  'ar-XB': british,
};

/** Returns how the locale writes days and times. */
export function formsOf(locale: Locale): LocaleForms {
  return forms[locale];
}
