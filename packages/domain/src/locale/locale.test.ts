import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFromNumber, dayNumber } from '../calendar/day.ts';
import {
  formatAgo,
  formatDay,
  formatDayAndTime,
  formatFullDay,
  formatFullMoment,
  formatLongWeekdayAndDay,
  formatRange,
  formatTime,
  formatTypedDay,
  formatWeekdayAndDay,
  wallTimeAt,
} from './dates.ts';
import { formsOf } from './forms.ts';
import { type Locale, localeNames, localeOf, locales, proposedLocale } from './locales.ts';
import { formatNumber, formatPercent } from './numbers.ts';
import { compareTexts } from './sorting.ts';

const us = { locale: 'en-US', today: '2026-11-28' } as const;
const gb = { locale: 'en-GB', today: '2026-11-28' } as const;

describe('days', () => {
  test.each([
    ['2026-11-27', '27 Nov'],
    ['2026-01-05', '5 Jan'],
    ['2025-11-27', '27 Nov 2025'],
    ['2027-01-01', '1 Jan 2027'],
    ['0099-02-03', '3 Feb 99'],
  ])('%s is %s in both Englishes', (day, words) => {
    expect([formatDay(day, us), formatDay(day, gb)]).toEqual([words, words]);
  });

  test('have their year where they are kept', () => {
    expect(formatDay('2026-11-27', { locale: 'en-GB' })).toBe('27 Nov 2026');
  });

  test('have weekdays, short and long', () => {
    expect(formatWeekdayAndDay('2026-11-27', us)).toBe('Fri 27 Nov');
    expect(formatLongWeekdayAndDay('2026-11-29', us)).toBe('Sunday, 29 Nov');
    expect(formatFullDay('2026-11-27', 'en-GB')).toBe('Friday, 27 November 2026');
  });

  test('are typed with the month first in the United States alone', () => {
    expect(formatTypedDay('2026-03-07', 'en-US')).toBe('03/07/2026');
    expect(formatTypedDay('2026-03-07', 'en-GB')).toBe('07/03/2026');
  });

  test.each([
    ['2026-11-23', '2026-11-29', '23–29 Nov'],
    ['2026-10-01', '2026-12-31', '1 Oct – 31 Dec'],
    ['2025-10-01', '2025-12-31', '1 Oct – 31 Dec 2025'],
    ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
    ['2025-11-23', '2025-11-29', '23–29 Nov 2025'],
    ['2026-11-27', '2026-11-27', '27 Nov'],
  ])('from %s to %s: %s', (from, to, words) => {
    expect(formatRange(from, to, us)).toBe(words);
  });

  test('of a range without today have the year once', () => {
    expect(formatRange('2026-10-01', '2026-12-31', { locale: 'en-US' })).toBe('1 Oct – 31 Dec 2026');
  });

  test('no two days of nearby years look alike', () => {
    const day = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2032-12-31') }).map(dayFromNumber);
    const property = fc.property(day, day, fc.constantFrom(...localeNames), (one, other, locale) => {
      const of = (which: string) => formatDay(which, { locale, today: '2026-11-28' });
      expect(of(one) === of(other)).toBe(one === other);
      expect(of(one)).not.toMatch(/[{}]|undefined|NaN/);
    });
    fc.assert(property);
  });
});

describe('German days and numbers', () => {
  const de = { locale: 'de-DE', today: '2026-11-28' } as const;

  test('are written as German writes them', () => {
    expect(formatDay('2026-11-27', de)).toBe('27. Nov.');
    expect(formatDay('2027-03-01', de)).toBe('1. März 2027');
    expect(formatWeekdayAndDay('2026-11-27', de)).toBe('Fr, 27. Nov.');
    expect(formatFullDay('2026-11-27', 'de-DE')).toBe('Freitag, 27. November 2026');
    expect(formatRange('2026-11-23', '2026-11-29', de)).toBe('23.–29. Nov.');
    expect(formatTypedDay('2026-03-07', 'de-DE')).toBe('07.03.2026');
    expect(formatDayAndTime({ day: '2026-11-27', hour: 15, minute: 5 }, de)).toBe('27. Nov., 15:05');
    expect(formatAgo(60_000, 'de-DE')).toBe('vor 1 Minute');
    expect([formatNumber(1_234_567.5, 'de-DE'), formatPercent(62.5, 'de-DE')]).toEqual([
      '1.234.567,5',
      '62,5\u202f%',
    ]);
  });
});

test.each([
  [
    'fr-FR',
    ['27 nov.', '1 mars 2027', 'ven. 27 nov.', 'vendredi 27 novembre 2026', '23–29 nov.', '07/03/2026'],
    ['27 nov., 15:05', 'il y a 1 minute', '1\u202f234\u202f567,5', '62,5\u202f%'],
  ],
  [
    'es-ES',
    ['27 nov', '1 mar 2027', 'vie, 27 nov', 'viernes, 27 de noviembre de 2026', '23–29 nov', '07/03/2026'],
    ['27 nov, 15:05', 'hace 1 minuto', '1.234.567,5', '62,5\u00a0%'],
  ],
] as const)('days, times and numbers of %s', (locale, days, others) => {
  const form = { locale, today: '2026-11-28' } as const;
  expect([
    formatDay('2026-11-27', form),
    formatDay('2027-03-01', form),
    formatWeekdayAndDay('2026-11-27', form),
    formatFullDay('2026-11-27', locale),
    formatRange('2026-11-23', '2026-11-29', form),
    formatTypedDay('2026-03-07', locale),
  ]).toEqual(days);
  expect([
    formatDayAndTime({ day: '2026-11-27', hour: 15, minute: 5 }, form),
    formatAgo(60_000, locale),
    formatNumber(1_234_567.5, locale),
    formatPercent(62.5, locale),
  ]).toEqual(others);
});

describe('times', () => {
  test.each([
    [0, 5, '12:05 AM', '00:05'],
    [9, 30, '9:30 AM', '09:30'],
    [12, 0, '12:00 PM', '12:00'],
    [15, 5, '3:05 PM', '15:05'],
    [23, 59, '11:59 PM', '23:59'],
  ])('%i:%i', (hour, minute, american, british) => {
    expect(formatTime({ hour, minute }, 'en-US')).toBe(american);
    expect(formatTime({ hour, minute }, 'en-GB')).toBe(british);
  });

  test('follow their day', () => {
    const at = wallTimeAt(Date.parse('2026-11-27T14:05:00Z'), 3_600_000);
    expect(formatDayAndTime(at, us)).toBe('27 Nov, 3:05 PM');
    expect(formatDayAndTime(at, { locale: 'en-GB' })).toBe('27 Nov 2026, 15:05');
  });

  test.each([
    [0, 'Friday, 27 November 2026, 14:05 UTC'],
    [60, 'Friday, 27 November 2026, 15:05 UTC+1'],
    [-210, 'Friday, 27 November 2026, 10:35 UTC−3:30'],
    [600, 'Saturday, 28 November 2026, 00:05 UTC+10'],
  ])('name their zone %i minutes from UTC', (minutes, words) => {
    expect(formatFullMoment(Date.parse('2026-11-27T14:05:00Z'), minutes * 60_000, 'en-GB')).toBe(words);
  });

  test('are the clock on the wall, as UTC tells it', () => {
    const property = fc.property(fc.integer({ min: -2e12, max: 4e12 }), (instant) => {
      const { day, hour, minute } = wallTimeAt(instant, 0);
      const iso = new Date(instant).toISOString();
      expect([day, hour, minute]).toEqual([iso.slice(0, 10), +iso.slice(11, 13), +iso.slice(14, 16)]);
    });
    fc.assert(property);
  });

  test.each([
    [20_000, 'just now'],
    [60_000, '1 minute ago'],
    [26 * 3_600_000, 'yesterday'],
    [7 * 86_400_000, undefined],
    [-120_000, undefined],
  ])('%i milliseconds ago: %s', (ago, words) => {
    expect(formatAgo(ago, 'en-GB')).toBe(words);
  });
});

test('numbers and percentages have one form', () => {
  expect([0, 999, 1_000, 1_234_567, 0.125, -5].map((value) => formatNumber(value, 'en-GB'))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '0.13',
    '-5',
  ]);
  expect([0, 38, 62.5, 1_000].map((value) => formatPercent(value, 'en-US'))).toEqual([
    '0%',
    '38%',
    '62.5%',
    '1,000%',
  ]);
});

describe('whose locale', () => {
  test('the person’s goes before the company’s, and an unknown one is left out', () => {
    expect(localeOf('en-GB', 'en-US')).toBe('en-GB');
    expect(localeOf(null, 'en-GB')).toBe('en-GB');
    expect(localeOf('xx', 'en-GB')).toBe('en-GB');
    expect(localeOf('toString', undefined)).toBe('en-US');
  });

  test.each([
    [['en-GB', 'en-US'], 'en-GB'],
    [['EN-gb'], 'en-GB'],
    [['it', 'en-US'], 'en-US'],
    [['fr-CA', 'en-US'], 'fr-FR'],
    [['es'], 'es-ES'],
    [['de', 'en-US'], 'de-DE'],
    [['de-AT'], 'de-DE'],
    [['en'], undefined],
    [['en', 'de'], undefined],
    [['en-AU', 'it'], undefined],
    [[], undefined],
  ])('a browser with %j is offered %s', (languages, proposed) => {
    expect(proposedLocale(languages)).toBe(proposed);
  });
});

test('names of months and weekdays are those of each language', () => {
  expect(formsOf('de-DE').shortMonths.join(' ')).toBe(
    'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  );
  expect(formsOf('fr-FR').months.join(' ')).toBe(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  );
  expect(formsOf('es-ES').shortMonths.join(' ')).toBe('ene feb mar abr may jun jul ago sept oct nov dic');
  expect(formsOf('es-ES').weekdays.join(' ')).toBe('lunes martes miércoles jueves viernes sábado domingo');
});

test('every locale has all its names and placeholders', () => {
  for (const locale of Object.keys(locales) as Locale[]) {
    const { months, shortMonths, weekdays, shortWeekdays, day, dayOfYear } = formsOf(locale);
    expect([months.length, shortMonths.length, weekdays.length, shortWeekdays.length]).toEqual([
      12, 12, 7, 7,
    ]);
    expect(`${day} ${dayOfYear}`).toMatch(/\{d\}.*\{y\}/);
  }
});

test('texts sort as people expect', () => {
  const names = ['Zoe', 'émile', 'Eva', 'Goal 10', 'Goal 9'];
  expect(names.toSorted((one, other) => compareTexts(one, other, 'en-GB'))).toEqual([
    'émile',
    'Eva',
    'Goal 9',
    'Goal 10',
    'Zoe',
  ]);
});

test('a Spanish name stands where the reader’s language looks for it', () => {
  const names = ['Zoé', 'Ñíguez', 'Olga', 'Nuria', 'Óscar', 'Nora'];
  const sorted = (locale: 'fr-FR' | 'es-ES') =>
    names.toSorted((one, other) => compareTexts(one, other, locale));
  expect(sorted('fr-FR')).toEqual(['Ñíguez', 'Nora', 'Nuria', 'Olga', 'Óscar', 'Zoé']);
  expect(sorted('es-ES')).toEqual(['Nora', 'Nuria', 'Ñíguez', 'Olga', 'Óscar', 'Zoé']);
});
