import { describe, expect, it } from 'vitest';
import { isoToInstant } from './instant.ts';
import { quarterOf } from './quarter.ts';
import { defaultCalendarSettings } from './settings.ts';
import { weekLabel } from './shown.ts';
import { currentWeek, insideWeekCount, insideWeeksOf, weekAt, weeksOf } from './week.ts';

/** Returns the quarter of the day, without label shift, for a fiscal year from the given month. */
function quarterWith(day: string, firstFiscalMonth = 1) {
  return quarterOf(day, { ...defaultCalendarSettings, firstFiscalMonth });
}

describe('the weeks of a quarter', () => {
  it('are cut at both edges and continue after the quarter up to number 22', () => {
    // July 2026 begins on a Wednesday, and September ends on a Wednesday.
    expect(weeksOf(quarterWith('2026-07-01'))).toEqual([
      { week: 1, startDate: '2026-07-01', endDate: '2026-07-05', inside: true },
      { week: 2, startDate: '2026-07-06', endDate: '2026-07-12', inside: true },
      { week: 3, startDate: '2026-07-13', endDate: '2026-07-19', inside: true },
      { week: 4, startDate: '2026-07-20', endDate: '2026-07-26', inside: true },
      { week: 5, startDate: '2026-07-27', endDate: '2026-08-02', inside: true },
      { week: 6, startDate: '2026-08-03', endDate: '2026-08-09', inside: true },
      { week: 7, startDate: '2026-08-10', endDate: '2026-08-16', inside: true },
      { week: 8, startDate: '2026-08-17', endDate: '2026-08-23', inside: true },
      { week: 9, startDate: '2026-08-24', endDate: '2026-08-30', inside: true },
      { week: 10, startDate: '2026-08-31', endDate: '2026-09-06', inside: true },
      { week: 11, startDate: '2026-09-07', endDate: '2026-09-13', inside: true },
      { week: 12, startDate: '2026-09-14', endDate: '2026-09-20', inside: true },
      { week: 13, startDate: '2026-09-21', endDate: '2026-09-27', inside: true },
      { week: 14, startDate: '2026-09-28', endDate: '2026-09-30', inside: true },
      { week: 15, startDate: '2026-10-01', endDate: '2026-10-04', inside: false },
      { week: 16, startDate: '2026-10-05', endDate: '2026-10-11', inside: false },
      { week: 17, startDate: '2026-10-12', endDate: '2026-10-18', inside: false },
      { week: 18, startDate: '2026-10-19', endDate: '2026-10-25', inside: false },
      { week: 19, startDate: '2026-10-26', endDate: '2026-11-01', inside: false },
      { week: 20, startDate: '2026-11-02', endDate: '2026-11-08', inside: false },
      { week: 21, startDate: '2026-11-09', endDate: '2026-11-15', inside: false },
      { week: 22, startDate: '2026-11-16', endDate: '2026-11-22', inside: false },
    ]);
  });

  it.each([
    ['2018-01-01 is a Monday, 90 days', '2018-01-01', 1, 13],
    ['2023-01-01 is a Sunday, 90 days', '2023-01-01', 1, 14],
    ['2024-04-01 is a Monday, 91 days', '2024-04-01', 1, 13],
    ['2024-07-01 is a Monday, 92 days', '2024-07-01', 1, 14],
    ['2023-10-01 is a Sunday, 92 days', '2023-10-01', 1, 14],
    ['2021-02-01 is a Monday, 89 days', '2021-02-01', 2, 13],
    ['2015-02-01 is a Sunday, 89 days', '2015-02-01', 2, 14],
  ])('%s', (_, day, firstFiscalMonth, count) => {
    const quarter = quarterWith(day, firstFiscalMonth);
    expect(insideWeekCount(quarter)).toBe(count);
    expect(insideWeeksOf(quarter)).toEqual(weeksOf(quarter).filter((week) => week.inside));
  });

  it('may be a single day at an edge', () => {
    expect(weeksOf(quarterWith('2023-01-01'))[0]).toMatchObject({
      startDate: '2023-01-01',
      endDate: '2023-01-01',
    });
    expect(weeksOf(quarterWith('2024-07-01'))[13]).toMatchObject({
      startDate: '2024-09-30',
      endDate: '2024-09-30',
    });
  });

  it('are whole after a quarter that ends on a Sunday', () => {
    expect(weeksOf(quarterWith('2024-06-30'))[13]).toEqual({
      week: 14,
      startDate: '2024-07-01',
      endDate: '2024-07-07',
      inside: false,
    });
  });
});

describe('the week of a day', () => {
  it.each([
    ['2026-06-30', undefined],
    ['2026-07-01', 1],
    ['2026-07-05', 1],
    ['2026-07-06', 2],
    ['2026-09-30', 14],
    ['2026-10-01', 15],
    ['2026-10-05', 16],
    ['2026-11-22', 22],
    ['2026-11-23', undefined],
  ])('%s is week %s of the third quarter of 2026', (day, week) => {
    expect(weekAt(quarterWith('2026-07-01'), day)?.week).toBe(week);
  });

  it('splits the 53rd week of 2020 at the end of the year', () => {
    // Monday 28 December 2020 to Sunday 3 January 2021.
    expect(weekAt(quarterWith('2020-12-31'), '2020-12-31')).toEqual({
      week: 14,
      startDate: '2020-12-28',
      endDate: '2020-12-31',
      inside: true,
    });
    expect(weekAt(quarterWith('2021-01-01'), '2021-01-01')).toEqual({
      week: 1,
      startDate: '2021-01-01',
      endDate: '2021-01-03',
      inside: true,
    });
  });

  it('leaves the 53rd week whole where the fiscal year begins in February', () => {
    expect(weekAt(quarterWith('2021-01-01', 2), '2021-01-01')).toMatchObject({
      startDate: '2020-12-28',
      endDate: '2021-01-03',
    });
  });
});

describe('the current week', () => {
  it.each([
    ['2026-07-06T04:59:59Z', 'America/Chicago', 1],
    ['2026-07-06T05:00:00Z', 'America/Chicago', 2],
    ['2026-07-05T09:59:59Z', 'Pacific/Kiritimati', 1],
    ['2026-07-05T10:00:00Z', 'Pacific/Kiritimati', 2],
    ['2026-07-06T10:59:59Z', 'Pacific/Pago_Pago', 1],
    ['2026-10-01T05:00:00Z', 'America/Chicago', 1],
    ['2026-10-01T04:59:59Z', 'America/Chicago', 14],
  ])("at %s changes at the tenant's midnight in %s: %i", (text, zone, week) => {
    const now = isoToInstant(text) ?? Number.NaN;
    expect(currentWeek(now, { ...defaultCalendarSettings, zone })).toMatchObject({ week, inside: true });
  });
});

describe('the label of a week', () => {
  it.each([
    [1, '2016-07-03', 'Week 1 · ends Sun 3 Jul'],
    [14, '2026-09-30', 'Week 14 · ends Wed 30 Sep'],
    [22, '2024-02-29', 'Week 22 · ends Thu 29 Feb'],
    [14, '2018-12-31', 'Week 14 · ends Mon 31 Dec'],
    [1, '2022-01-01', 'Week 1 · ends Sat 1 Jan'],
  ])('number %i that ends on %s: %s', (week, endDate, label) => {
    expect(weekLabel({ week, endDate }, 'en-US')).toBe(label);
  });
});
