import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayFromNumber,
  dayNumber,
  dayOfWeek,
  daysBetween,
  earlierDay,
  endOfMonth,
  isDay,
  mondayOf,
} from './day.ts';

describe('isDay', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])('takes %s', (text) => {
    expect(isDay(text)).toBe(true);
  });
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '٢٠٢٦-٠١-٠١',
    '+2026-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('counting days', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-03-01', 11_017],
    ['2026-11-20', 20_777],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
  ])('%s is day %i', (day, number) => {
    expect(dayNumber(day)).toBe(number);
    expect(dayFromNumber(number)).toBe(day);
  });

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-03-01', -366, '2023-03-01'],
    ['2026-07-03', 0, '2026-07-03'],
  ])('%s %i days on is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  it('throws on text that is not a day, because the caller is at fault', () => {
    expect(() => dayNumber('today')).toThrow(RangeError);
    expect(() => addDays('', 1)).toThrow(RangeError);
  });
});

describe('weekdays', () => {
  it.each([
    ['2026-11-20', 5],
    ['2016-07-03', 7],
    ['1970-01-01', 4],
    ['1969-12-29', 1],
    ['2000-02-29', 2],
    ['1990-01-01', 1],
  ])('%s is weekday %i', (day, weekday) => {
    expect(dayOfWeek(day)).toBe(weekday);
  });

  it.each([
    ['2021-01-03', '2020-12-28'],
    ['2020-12-28', '2020-12-28'],
    ['2026-07-05', '2026-06-29'],
    ['1970-01-01', '1969-12-29'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

describe('months', () => {
  it.each([
    ['2024-02-10', '2024-02-29'],
    ['2023-02-28', '2023-02-28'],
    ['2026-04-30', '2026-04-30'],
    ['2026-12-31', '2026-12-31'],
    ['1900-02-01', '1900-02-28'],
  ])('the month of %s ends on %s', (day, last) => {
    expect(endOfMonth(day)).toBe(last);
  });
});

describe('choosing', () => {
  it('returns the earlier of two days', () => {
    expect(earlierDay('2026-01-31', '2026-02-01')).toBe('2026-01-31');
    expect(earlierDay('2026-01-31', '2025-12-31')).toBe('2025-12-31');
  });
});
