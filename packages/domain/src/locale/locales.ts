import type { Weekday } from '../calendar/day.ts';

/** A language that has words files: `words.de.ts` beside `words.ts`. English stands in the files without a language. */
export type WordsLanguage = 'en' | 'de' | 'fr' | 'es' | 'xa' | 'xb';

/** How a locale writes days and times. `Intl` writes its numbers. */
export interface LocaleForms {
  /** The locale's name in its own language. */
  readonly name: string;
  /** The language of its words files. */
  readonly words: WordsLanguage;
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
  words: 'en',
  percent: '{n}%',
  justNow: 'just now',
  daysOfMonth: '{d}–{last}',
} as const;

const british = {
  ...english,
  name: 'English (United Kingdom)',
  typedDay: 'DD/MM/YYYY',
  typedDayShown: 'DD/MM/YYYY',
  hours: 24,
  firstWeekday: 1,
} as const;

/**
 * The known locales. Another one is another entry; its sentences are a matter of the words files. The last two are for
 * development and tests: longer accented English, and the same from right to left (accounts.22).
 */
export const locales = {
  'en-US': {
    ...english,
    name: 'English (United States)',
    typedDay: 'MM/DD/YYYY',
    typedDayShown: 'MM/DD/YYYY',
    hours: 12,
    firstWeekday: 7,
  },
  'en-GB': british,
  'de-DE': {
    name: 'Deutsch',
    words: 'de',
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
    name: 'Français',
    words: 'fr',
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
    name: 'Español',
    words: 'es',
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
  'en-XA': { ...british, name: 'Pseudo', words: 'xa' },
  'ar-XB': { ...british, name: 'Mirrored', words: 'xb' },
} as const satisfies Readonly<Record<string, LocaleForms>>;

export type Locale = keyof typeof locales;
const pseudoLocales: readonly Locale[] = ['en-XA', 'ar-XB'];
/** The locales that people choose from. */
export const localeNames = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES'] as const satisfies readonly Locale[];
export type OfferedLocale = (typeof localeNames)[number];

/** The locale of a company that chose none, and of pages without a session. */
export const defaultLocale = 'en-US' satisfies Locale;

/** Returns whether the text names a known locale. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}

/** Returns whether the text names a locale that people choose from. */
export function isOffered(text: string): text is OfferedLocale {
  return localeNames.some((name) => name === text);
}

/** Returns whether a locale is for development and tests only. */
export function isPseudo(locale: Locale): boolean {
  return pseudoLocales.includes(locale);
}

/** Returns from which side the locale is read. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar-XB' ? 'rtl' : 'ltr';
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
 * Returns the offered locale that a file or a directory names: by its code, its language, or its name in any case. The
 * default stands for a language that is offered for several countries.
 */
export function localeNamed(text: string): OfferedLocale | undefined {
  const word = text.trim().replaceAll('_', '-').toLowerCase();
  const named = localeNames.find((name) => locales[name].name.toLowerCase() === word);
  const language = word.replace(/[ -].*/, '');
  const isEnglish = language === locales[defaultLocale].words || language === 'english';
  return named ?? proposedLocale([word]) ?? (isEnglish ? defaultLocale : undefined);
}

/**
 * Returns the offered locale that a browser's languages ask for, the preferred one first: the same locale, else one of
 * the same language. It is only a proposal (texts.8).
 */
export function proposedLocale(languages: readonly string[]): OfferedLocale | undefined {
  for (const language of languages) {
    const exact = localeNames.find((name) => name.toLowerCase() === language.toLowerCase());
    if (exact) return exact;
    // A language without a country proposes nothing if several countries are offered, and neither does a later one.
    const [own = ''] = language.toLowerCase().split('-');
    const related = localeNames.filter((name) => name.toLowerCase().split('-')[0] === own);
    if (related.length > 0) return related.length === 1 ? related[0] : undefined;
  }
  return undefined;
}
