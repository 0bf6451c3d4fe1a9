import { describe, expect, it } from 'vitest';
import { isoToInstant } from './instant.ts';
import { currentQuarter, existingQuarters, isSameFiscalYear, quarterByIndex, quarterOf } from './quarter.ts';
import { type CalendarSettings, defaultCalendarSettings } from './settings.ts';
import { quarterLabel } from './shown.ts';

function settings(changes: Partial<CalendarSettings> = {}): CalendarSettings {
  return { ...defaultCalendarSettings, ...changes };
}
const november = isoToInstant('2026-11-20T08:26:00Z') ?? Number.NaN;

describe('the quarter of a day', () => {
  it.each([
    [1, '2026-01-01', '2026-01-01', '2026-03-31', 'Q1 2026'],
    [1, '2026-12-31', '2026-10-01', '2026-12-31', 'Q4 2026'],
    [2, '2026-01-31', '2025-11-01', '2026-01-31', 'Q4 2025'],
    [2, '2026-02-01', '2026-02-01', '2026-04-30', 'Q1 2026'],
    [3, '2026-02-28', '2025-12-01', '2026-02-28', 'Q4 2025'],
    [3, '2024-02-29', '2023-12-01', '2024-02-29', 'Q4 2023'],
    [3, '2026-03-01', '2026-03-01', '2026-05-31', 'Q1 2026'],
    [4, '2026-03-31', '2026-01-01', '2026-03-31', 'Q4 2025'],
    [5, '2026-05-01', '2026-05-01', '2026-07-31', 'Q1 2026'],
    [6, '2026-05-31', '2026-03-01', '2026-05-31', 'Q4 2025'],
    [7, '2026-07-01', '2026-07-01', '2026-09-30', 'Q1 2026'],
    [7, '2026-06-30', '2026-04-01', '2026-06-30', 'Q4 2025'],
    [8, '2027-01-31', '2026-11-01', '2027-01-31', 'Q2 2026'],
    [9, '2024-02-29', '2023-12-01', '2024-02-29', 'Q2 2023'],
    [10, '2025-10-01', '2025-10-01', '2025-12-31', 'Q1 2025'],
    [10, '2026-09-30', '2026-07-01', '2026-09-30', 'Q4 2025'],
    [11, '2026-11-20', '2026-11-01', '2027-01-31', 'Q1 2026'],
    [12, '2027-02-28', '2026-12-01', '2027-02-28', 'Q1 2026'],
    [12, '2028-02-29', '2027-12-01', '2028-02-29', 'Q1 2027'],
  ])(
    'with a fiscal year from month %i, %s lies in %s to %s, %s',
    (firstFiscalMonth, day, startDate, endDate, label) => {
      const quarter = quarterOf(day, settings({ firstFiscalMonth }));
      expect(quarter).toMatchObject({ startDate, endDate });
      expect(quarterLabel(quarter)).toBe(label);
      expect(quarterByIndex(quarter.index, settings({ firstFiscalMonth }))).toEqual(quarter);
    },
  );

  it('has an index that grows by one at the end of a year', () => {
    const last = quarterOf('2026-12-31', settings());
    expect(quarterOf('2027-01-01', settings()).index).toBe(last.index + 1);
  });
});

describe('a label shift', () => {
  it.each([
    [1, 'Q1 2027'],
    [-1, 'Q3 2026'],
    [2, 'Q2 2027'],
    [-4, 'Q4 2025'],
    [9, 'Q1 2029'],
    [0, 'Q4 2026'],
  ])(
    'of %i shows the fourth quarter of 2026 as %s and keeps its days and index',
    (quarterLabelShift, label) => {
      const plain = quarterOf('2026-11-20', settings());
      const shown = quarterOf('2026-11-20', settings({ quarterLabelShift }));
      expect(quarterLabel(shown)).toBe(label);
      expect(shown).toMatchObject({ index: plain.index, startDate: '2026-10-01', endDate: '2026-12-31' });
    },
  );

  it('does not move the border of the fiscal year', () => {
    const shifted = settings({ quarterLabelShift: 1 });
    const [third, fourth, next] = ['2026-08-01', '2026-11-01', '2027-01-01'].map((day) =>
      quarterOf(day, shifted),
    );
    expect(third && fourth && isSameFiscalYear(third, fourth)).toBe(true);
    expect(fourth && next && isSameFiscalYear(fourth, next)).toBe(false);
  });
});

describe('the same fiscal year', () => {
  it.each([
    [1, '2026-01-01', '2026-12-31', true],
    [1, '2025-12-31', '2026-01-01', false],
    [10, '2025-12-31', '2026-01-01', true],
    [10, '2026-09-30', '2026-10-01', false],
    [7, '2026-01-01', '2026-12-31', false],
  ])('from month %i, %s and %s: %s', (firstFiscalMonth, a, b, same) => {
    const fiscal = settings({ firstFiscalMonth });
    expect(isSameFiscalYear(quarterOf(a, fiscal), quarterOf(b, fiscal))).toBe(same);
  });
});

describe('the current quarter', () => {
  it.each([
    ['2027-01-01T05:59:59Z', 'America/Chicago', 'Q4 2026'],
    ['2027-01-01T06:00:00Z', 'America/Chicago', 'Q1 2027'],
    ['2026-12-31T09:59:59Z', 'Pacific/Kiritimati', 'Q4 2026'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', 'Q1 2027'],
    ['2027-01-01T10:59:59Z', 'Pacific/Pago_Pago', 'Q4 2026'],
  ])("at %s changes at the tenant's midnight in %s: %s", (text, zone, label) => {
    const now = isoToInstant(text) ?? Number.NaN;
    expect(quarterLabel(currentQuarter(now, settings({ zone })))).toBe(label);
  });
});

describe('the existing quarters', () => {
  it("run from the tenant's first one to five after the current one, without a gap", () => {
    const quarters = existingQuarters(2026 * 4, november, settings());
    expect(quarters.map(quarterLabel)).toEqual([
      ...['Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026'],
      ...['Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027', 'Q1 2028'],
    ]);
  });

  it.each([
    ['there is none yet', undefined],
    ['the first one lies ahead', 2027 * 4 + 1],
  ])('begin with the current quarter where %s', (_, first) => {
    expect(existingQuarters(first, november, settings()).map(quarterLabel)).toEqual([
      ...['Q4 2026', 'Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027', 'Q1 2028'],
    ]);
  });
});
