import {
  addDays,
  type Day,
  dayFromParts,
  dayOfWeek,
  endOfMonth,
  isDay,
  mondayOf,
  yearOf,
} from '../calendar/day.ts';
import { formsOf, type LocaleForms } from '../locale/forms.ts';
import { defaultLocale, type Locale } from '../locale/locales.ts';
import { type Dates, datesOf } from './date-grammar.ts';

/** For whom the date words are read. */
export interface Typist {
  /** The company's day. */
  readonly today: Day;
  readonly locale: Locale;
}

/** Date words at the end of a text. */
export interface FoundDate {
  readonly day: Day;
  /** The text before the date words, without a leading word such as `by`, trimmed. */
  readonly rest: string;
}

type Parts = readonly (string | undefined)[];
type Order = LocaleForms['typedDay'];

/** A pattern of date words, and the day that they mean; undefined for a day that does not exist. */
type Reading = readonly [pattern: string, read: (parts: Parts, today: Day, order: Order) => Day | undefined];

/** The date words of a language. The longer ones come first, because a pattern may begin inside of them. */
function wordsIn({ grammar, weekdays, months }: Dates): Reading[] {
  const withNames = (pattern: string) => pattern.replace('W', weekdays.pattern).replace('M', months.pattern);
  const named = (name: string, day: string | undefined, year: string | undefined, today: Day) => {
    const of = months.placeOf(name) + 1;
    return year === undefined ? comingDay(of, Number(day), today) : realDay(Number(year), of, Number(day));
  };
  return [
    [grammar.dayAfterTomorrow, (_, today) => addDays(today, 2)],
    [grammar.today, (_, today) => today],
    [grammar.tomorrow, (_, today) => addDays(today, 1)],
    [grammar.nextWeek, (_, today) => addDays(mondayOf(today), 7)],
    [grammar.thisWeek, (_, today) => addDays(mondayOf(today), 6)],
    [grammar.endOfMonth, (_, today) => endOfMonth(today)],
    [
      grammar.inSome,
      ([count, unit = ''], today) =>
        addDays(today, Number(count) * (unit.toLowerCase().startsWith(grammar.week) ? 7 : 1)),
    ],
    [withNames(grammar.next), ([name = ''], today) => addDays(mondayOf(today), 7 + weekdays.placeOf(name))],
    [withNames(grammar.coming), ([name = ''], today) => comingWeekday(weekdays.placeOf(name) + 1, today)],
    [withNames(grammar.dayOfMonth), ([day, name = '', year], today) => named(name, day, year, today)],
  ];
}

/** English alone writes the month before the day. */
function monthFirst({ months }: Dates): Reading {
  return [
    `(${months.pattern}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`,
    ([name = '', day, year], today) => {
      const of = months.placeOf(name) + 1;
      return year === undefined ? comingDay(of, Number(day), today) : realDay(Number(year), of, Number(day));
    },
  ];
}

/** Dates in figures, in every language. */
const figures: readonly Reading[] = [
  ['(\\d{4})-(\\d{2})-(\\d{2})', ([year, of, day]) => realDay(Number(year), Number(of), Number(day))],
  [
    '(\\d{1,2})/(\\d{1,2})/(\\d{4})',
    ([first, second, year], _, order) => {
      const { month: of, day } = partsInOrder(first, second, order);
      return realDay(Number(year), of, day);
    },
  ],
  [
    '(\\d{1,2})/(\\d{1,2})',
    ([first, second], today, order) => {
      const { month: of, day } = partsInOrder(first, second, order);
      return comingDay(of, day, today);
    },
  ],
  [
    '(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})?',
    ([day, of, year], today, order) => {
      // Elsewhere `2.1.` at the end of a text is a version.
      if (order !== 'DD.MM.YYYY') return undefined;
      return year === undefined
        ? comingDay(Number(of), Number(day), today)
        : realDay(Number(year), Number(of), Number(day));
    },
  ],
];

/** A lead that may also belong to another word: "el mar", "le mar". */
const article = /^(?:el|le)$/i;

interface Pattern {
  readonly pattern: RegExp;
  readonly read: Reading[1];
  readonly shortAlone: RegExp;
}

const patterns = new Map<Locale, readonly Pattern[]>();

/** Returns the date words of a locale's language, and English ones after them: people of every language type them. */
function patternsOf(locale: Locale): readonly Pattern[] {
  const found = patterns.get(locale) ?? [...new Set([datesOf(locale), datesOf(defaultLocale)])].flatMap(made);
  patterns.set(locale, found);
  return found;
}

function made(dates: Dates): Pattern[] {
  const readings = [...wordsIn(dates), ...figures];
  if (dates === datesOf(defaultLocale)) readings.push(monthFirst(dates));
  return readings.map(([pattern, read]) => ({
    pattern: new RegExp(`^(.*?)(?:(?:^|\\s)(${dates.grammar.leading}))?(?:^|\\s)(${pattern})$`, 'is'),
    read,
    shortAlone: dates.shortAlone,
  }));
}

/**
 * Returns the deadline that the end of a text names: `Call Bob next Friday`, `tomorrow`, `12/24`, `by 24 Dec 2026`.
 * A weekday alone is the coming one and never today; `next` means the week after this one; a day without a year is
 * the coming one. In the United States `12/24` begins with the month, elsewhere with the day.
 * @returns undefined without date words at the end, and for days that do not exist.
 */
export function findDateWords(text: string, { today, locale }: Typist): FoundDate | undefined {
  const { typedDay } = formsOf(locale);
  const typed = text.trim().replace(/\s+/g, ' ');
  for (const { pattern, read, shortAlone } of patternsOf(locale)) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const [, rest = '', lead, words = '', ...parts] = found;
    // Short names of days are also words, so inside a longer text they need a word before them.
    const isLed = lead !== undefined && !article.test(lead);
    if (rest.trim() !== '' && !isLed && shortAlone.test(words)) continue;
    const day = read(parts, today, typedDay);
    if (day !== undefined) return { day, rest: rest.trim() };
  }
  return undefined;
}

/** Returns the day that the whole text names; undefined if there is other text, too. */
export function readDateWords(text: string, typist: Typist): Day | undefined {
  const found = findDateWords(text, typist);
  return found?.rest === '' ? found.day : undefined;
}

/** Returns the first day after `today` with this weekday, 1 Monday … 7 Sunday. */
function comingWeekday(weekdayNumber: number, today: Day): Day {
  return addDays(today, ((weekdayNumber - dayOfWeek(today) + 6) % 7) + 1);
}

function realDay(year: number, of: number, day: number): Day | undefined {
  const found = dayFromParts(year, of, day);
  return isDay(found) ? found : undefined;
}

/** Returns the first such date on or after `today`; it can be eight years ahead because of 29 February. */
function comingDay(of: number, day: number, today: Day): Day | undefined {
  for (let year = yearOf(today); year <= yearOf(today) + 8; year += 1) {
    const found = realDay(year, of, day);
    if (found !== undefined && found >= today) return found;
    if (found === undefined && !(of === 2 && day === 29)) return undefined;
  }
  return undefined;
}

/** Reads the two numbers before a year in the order in which the locale types them. */
function partsInOrder(first: string | undefined, second: string | undefined, order: Order) {
  const [month, day] = order === 'MM/DD/YYYY' ? [first, second] : [second, first];
  return { month: Number(month), day: Number(day) };
}
