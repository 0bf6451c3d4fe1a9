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
import { formsOf, type Locale, type LocaleForms } from '../locale/locales.ts';
import { sentenceLocale } from '../locale/sentence-locale.ts';

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

// The words that people type are English; a build of the web in another language has its days and months.
const { weekdays, months } = formsOf(sentenceLocale);
const placeIn = (names: readonly string[], word: string) =>
  names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));

const weekday = weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const month = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');

type Parts = readonly (string | undefined)[];
type Order = LocaleForms['typedDay'];

/** Date words with the day that they mean; undefined for a day that does not exist. */
const grammar: readonly (readonly [
  pattern: string,
  read: (parts: Parts, today: Day, order: Order) => Day | undefined,
])[] = [
  ['today', (_, today) => today],
  ['tomorrow', (_, today) => addDays(today, 1)],
  ['next week', (_, today) => addDays(mondayOf(today), 7)],
  ['(?:end of (?:the )?|this )week', (_, today) => addDays(mondayOf(today), 6)],
  ['end of (?:the )?month', (_, today) => endOfMonth(today)],
  [
    'in (\\d{1,3}) (day|week)s?',
    ([count, unit], today) => addDays(today, Number(count) * (unit?.toLowerCase() === 'week' ? 7 : 1)),
  ],
  [`next (${weekday})`, ([name = ''], today) => addDays(mondayOf(today), 7 + placeIn(weekdays, name))],
  [`(?:this )?(${weekday})`, ([name = ''], today) => comingWeekday(placeIn(weekdays, name) + 1, today)],
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
  [
    `(\\d{1,2})(?:st|nd|rd|th)? (${month})(?:,? (\\d{4}))?`,
    ([day, name = '', year], today) => named(name, day, year, today),
  ],
  [
    `(${month}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`,
    ([name = '', day, year], today) => named(name, day, year, today),
  ],
];

// Short names of days are also words ("sat", "sun"), so inside a longer text they need a word before them.
const leading = '(?:by|on|until|due)';
const shortAlone = /^(?:mon|tue|wed|thu|fri|sat|sun)$/i;

const patterns = grammar.map(([pattern, read]) => ({
  pattern: new RegExp(`^(.*?)(?:(?:^|\\s)(${leading}))?(?:^|\\s)(${pattern})$`, 'is'),
  read,
}));

/**
 * Returns the deadline that the end of a text names: `Call Bob next Friday`, `tomorrow`, `12/24`, `by 24 Dec 2026`.
 * A weekday alone is the coming one and never today; `next` means the week after this one; a day without a year is
 * the coming one. In the United States `12/24` begins with the month, elsewhere with the day.
 * @returns undefined without date words at the end, and for days that do not exist.
 */
export function findDateWords(text: string, { today, locale }: Typist): FoundDate | undefined {
  const { typedDay } = formsOf(locale);
  const typed = text.trim().replace(/\s+/g, ' ');
  for (const { pattern, read } of patterns) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const [, rest = '', lead, words = '', ...parts] = found;
    if (rest.trim() !== '' && lead === undefined && shortAlone.test(words)) continue;
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

function named(name: string, day: string | undefined, year: string | undefined, today: Day): Day | undefined {
  const of = placeIn(months, name) + 1;
  return year === undefined ? comingDay(of, Number(day), today) : realDay(Number(year), of, Number(day));
}

/** Reads the two numbers before a year in the order in which the locale types them. */
function partsInOrder(first: string | undefined, second: string | undefined, order: Order) {
  const [month, day] = order === 'MM/DD/YYYY' ? [first, second] : [second, first];
  return { month: Number(month), day: Number(day) };
}
