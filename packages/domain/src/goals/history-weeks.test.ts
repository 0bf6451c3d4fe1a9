import { describe, expect, test } from 'vitest';
import { historyWeek } from './history-weeks.ts';

const quarter = { startDate: '2026-10-01', endDate: '2026-12-31' } as const;
const weekOf = (iso: string, zone = 'Etc/UTC') =>
  historyWeek(quarter, Date.parse(iso), { zone, locale: 'en-US' });

describe('the week of a history', () => {
  test.each([
    ['2026-10-01T00:00:00Z', 1, 'Week 1 · ends Sun 4 Oct'],
    ['2026-10-04T23:59:59Z', 1, 'Week 1 · ends Sun 4 Oct'],
    ['2026-10-05T00:00:00Z', 2, 'Week 2 · ends Sun 11 Oct'],
    ['2026-12-31T12:00:00Z', 14, 'Week 14 · ends Thu 31 Dec'],
    ['2027-01-01T12:00:00Z', 15, 'Week 15 · ends Sun 3 Jan'],
  ])('%s', (at, week, label) => {
    expect(weekOf(at)).toMatchObject({ week, label });
  });

  test('events before the quarter and long after it have a week too', () => {
    expect(weekOf('2026-09-30T23:59:59Z')).toEqual({ week: 0, label: 'Before the quarter', endDate: null });
    expect(weekOf('2027-06-01T00:00:00Z')).toEqual({ week: 23, label: 'After the quarter', endDate: null });
  });

  test("the day is the tenant's, not UTC's", () => {
    // Sunday evening in Chicago is Monday in UTC.
    expect(weekOf('2026-10-05T02:00:00Z').week).toBe(2);
    expect(weekOf('2026-10-05T02:00:00Z', 'America/Chicago').week).toBe(1);
    expect(weekOf('2026-10-01T03:00:00Z', 'America/Chicago').week).toBe(0);
  });

  test('gives its last day', () => {
    expect(weekOf('2026-10-06T12:00:00Z').endDate).toBe('2026-10-11');
  });

  test('the last numbered week is the 22nd', () => {
    expect(weekOf('2027-02-28T12:00:00Z').week).toBe(22 + 1);
    const last = Array.from({ length: 90 }, (_, day) =>
      weekOf(new Date(Date.UTC(2026, 11, 1 + day)).toISOString()),
    );
    expect(Math.max(...last.filter(({ week }) => week < 23).map(({ week }) => week))).toBe(22);
  });
});
