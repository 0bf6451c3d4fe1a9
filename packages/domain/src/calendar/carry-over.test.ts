import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { carryOverQuarters } from './carry-over.ts';
import { addDays } from './day.ts';
import { isoToInstant } from './instant.ts';
import { hasBegun, hasEnded } from './prediction-window.ts';
import { currentQuarter, isSameFiscalYear, quarterByIndex } from './quarter.ts';
import { type CalendarSettings, defaultCalendarSettings } from './settings.ts';
import { quarterLabel } from './shown.ts';
import { startOfDay, tenantDay } from './tenant-day.ts';
import { insideWeeksOf } from './week.ts';

const chicago = defaultCalendarSettings;
const labelsAt = (iso: string, settings: CalendarSettings = chicago) => {
  const { from, to } = carryOverQuarters(isoToInstant(iso) ?? Number.NaN, settings);
  return `${quarterLabel(from)} → ${quarterLabel(to)}`;
};

describe('the quarter whose goals are carried over', () => {
  // Q3 2026 ends on Wednesday 30 September: its last week is Monday 28 to Wednesday 30.
  it.each([
    ['2026-07-01T05:00:00Z', 'Q2 2026 → Q3 2026', 'the first instant of a quarter'],
    ['2026-09-28T04:59:59Z', 'Q2 2026 → Q3 2026', 'the last one before its last week'],
    ['2026-09-28T05:00:00Z', 'Q3 2026 → Q4 2026', 'the first one of its last week'],
    ['2026-10-01T04:59:59Z', 'Q3 2026 → Q4 2026', 'its last one'],
    ['2026-10-01T05:00:00Z', 'Q3 2026 → Q4 2026', 'the first one after it'],
    ['2026-11-20T08:26:00Z', 'Q3 2026 → Q4 2026', 'the middle of the next'],
    ['2026-12-28T05:59:59Z', 'Q3 2026 → Q4 2026', 'the last one before the last week of the next'],
    ['2026-12-28T06:00:00Z', 'Q4 2026 → Q1 2027', 'the last week of the year'],
  ])('at %s is %s (%s)', (iso, expected) => expect(labelsAt(iso)).toBe(expected));

  it("changes at the tenant's midnight", () => {
    const at = '2026-09-27T22:00:00Z';
    expect(labelsAt(at, { ...chicago, zone: 'Europe/Berlin' })).toBe('Q3 2026 → Q4 2026');
    expect(labelsAt(at)).toBe('Q2 2026 → Q3 2026');
  });

  it("follows the tenant's fiscal year", () => {
    expect(labelsAt('2027-01-26T12:00:00Z', { ...chicago, firstFiscalMonth: 2 })).toBe('Q4 2026 → Q1 2027');
    expect(labelsAt('2026-11-20T12:00:00Z', { ...chicago, quarterLabelShift: 1 })).toBe('Q4 2026 → Q1 2027');
  });
});

const settingsArb = fc.record({
  zone: fc.constantFrom(
    'America/Chicago',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Europe/Berlin',
    'Asia/Kathmandu',
  ),
  firstFiscalMonth: fc.integer({ min: 1, max: 12 }),
});
const nowArb = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2080, 0, 1) });

test('the target is the running quarter or the next one, never an earlier one', () => {
  fc.assert(
    fc.property(settingsArb, nowArb, (changes, now) => {
      const settings = { ...chicago, ...changes };
      const { from, to } = carryOverQuarters(now, settings);
      const { index } = currentQuarter(now, settings);
      expect(to.index).toBe(from.index + 1);
      expect([index, index + 1]).toContain(to.index);
      expect(hasBegun(from, now, settings)).toBe(true);
      expect(hasEnded(to, now, settings)).toBe(false);
      // A goal leaves its fiscal year exactly where the fourth quarter ends.
      expect(isSameFiscalYear(from, to)).toBe(from.index % 4 !== 3);
    }),
  );
});

test('each quarter is offered from the first day of its last week until the last week of the next quarter begins', () => {
  fc.assert(
    fc.property(settingsArb, fc.integer({ min: 2000 * 4, max: 2080 * 4 }), (changes, index) => {
      const settings = { ...chicago, ...changes };
      const lastWeekOf = (at: number) => insideWeeksOf(quarterByIndex(at, settings)).at(-1)?.startDate ?? '';
      const opens = startOfDay(lastWeekOf(index), settings.zone);
      const closes = startOfDay(lastWeekOf(index + 1), settings.zone);
      const offeredAt = (now: number) => carryOverQuarters(now, settings).from.index;
      expect([opens - 1, opens, closes - 1, closes].map(offeredAt)).toEqual([
        index - 1,
        index,
        index,
        index + 1,
      ]);
      expect(tenantDay(closes - 1, settings.zone)).toBe(addDays(lastWeekOf(index + 1), -1));
    }),
  );
});
