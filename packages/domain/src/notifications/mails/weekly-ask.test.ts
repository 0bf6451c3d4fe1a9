import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantToIso, isoToInstant } from '../../calendar/instant.ts';
import { askedFrom, lastAskedDay } from '../../calendar/prediction-window.ts';
import { type CalendarSettings, defaultCalendarSettings } from '../../calendar/settings.ts';
import { endOfDay } from '../../calendar/tenant-day.ts';
import { currentWeek } from '../../calendar/week.ts';
import { nextWeeklyAsk, nineOClockFrom, weeklyAskAt, weekToAsk } from './weekly-ask.ts';

const at = (text: string) => isoToInstant(text) ?? Number.NaN;
const iso = (instant: number | undefined) => (instant === undefined ? undefined : instantToIso(instant));
const company = (zone: string, changes: Partial<CalendarSettings> = {}): CalendarSettings => ({
  ...defaultCalendarSettings,
  zone,
  ...changes,
});

describe('the first 09:00', () => {
  it.each([
    ['2026-11-19T08:00:00Z', 'Europe/Berlin', '2026-11-19T08:00:00Z'],
    ['2026-11-19T08:00:00.001Z', 'Europe/Berlin', '2026-11-20T08:00:00Z'],
    // The clock goes forward on 29 March and back on 25 October.
    ['2026-03-28T08:00:01Z', 'Europe/Berlin', '2026-03-29T07:00:00Z'],
    ['2026-10-24T07:00:01Z', 'Europe/Berlin', '2026-10-25T08:00:00Z'],
    ['2026-04-04T20:00:00Z', 'Australia/Lord_Howe', '2026-04-04T22:30:00Z'],
    // Apia had no 30 December 2011.
    ['2011-12-29T20:00:00Z', 'Pacific/Apia', '2011-12-30T19:00:00Z'],
  ])('from %s in %s is %s', (from, zone, first) => {
    expect(iso(nineOClockFrom(at(from), zone))).toBe(first);
  });
});

describe('the weekly ask', () => {
  it.each([
    // Asked from Thursday 2026-11-19 in the company’s zone; each person at their own 09:00.
    ['UTC', '2026-11-16', 'Etc/UTC', '2026-11-19T09:00:00Z'],
    ['UTC', '2026-11-16', 'Asia/Tokyo', '2026-11-19T00:00:00Z'],
    ['UTC', '2026-11-16', 'Pacific/Pago_Pago', '2026-11-19T20:00:00Z'],
    ['UTC', '2026-11-16', 'Pacific/Kiritimati', '2026-11-19T19:00:00Z'],
    // Thursday has begun in Kiritimati while it is still Wednesday morning in Pago Pago.
    ['Pacific/Kiritimati', '2026-11-16', 'Pacific/Pago_Pago', '2026-11-18T20:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-16', 'Pacific/Kiritimati', '2026-11-19T19:00:00Z'],
    // Cut weeks are asked for on their first day: Wed 1 to Sun 5 July, and Mon 28 to Wed 30 September.
    ['UTC', '2026-07-01', 'Etc/UTC', '2026-07-01T09:00:00Z'],
    ['UTC', '2026-09-28', 'Etc/UTC', '2026-09-28T09:00:00Z'],
    ['UTC', '2026-09-28', 'Pacific/Pago_Pago', '2026-09-28T20:00:00Z'],
    // A last week of one day, Monday 30 September 2024, is not asked for.
    ['UTC', '2024-09-30', 'Etc/UTC', undefined],
    // A cut week of one day: Sun 1 January 2023.
    ['UTC', '2023-01-01', 'Etc/UTC', '2023-01-01T09:00:00Z'],
    ['UTC', '2023-01-01', 'Pacific/Pago_Pago', '2023-01-01T20:00:00Z'],
  ])('of a company in %s for the week of %s reaches %s at %s', (zone, day, personZone, asked) => {
    const settings = company(zone === 'UTC' ? 'Etc/UTC' : zone);
    const week = currentWeek(at(`${day}T12:00:00Z`), settings);
    expect(iso(weeklyAskAt(week, personZone, settings))).toBe(asked);
  });

  it('is not made up for after the end of its week', () => {
    const settings = company('Etc/UTC');
    expect(weekToAsk(at('2026-11-19T08:59:59Z'), 'Etc/UTC', settings)).toBeUndefined();
    expect(weekToAsk(at('2026-11-19T09:00:00Z'), 'Etc/UTC', settings)?.startDate).toBe('2026-11-16');
    expect(weekToAsk(at('2026-11-22T23:59:59Z'), 'Etc/UTC', settings)?.startDate).toBe('2026-11-16');
    expect(weekToAsk(at('2026-11-23T00:00:00Z'), 'Etc/UTC', settings)).toBeUndefined();
  });

  it('reaches one more twelfth of the people every five minutes', () => {
    const settings = company('Etc/UTC');
    const groups = (time: string) => weekToAsk(at(`2026-11-19T${time}Z`), 'Etc/UTC', settings)?.groups;
    expect(
      ['08:59:59', '09:00:00', '09:04:59', '09:05:00', '09:54:59', '09:55:00', '18:00:00'].map(groups),
    ).toEqual([undefined, 1, 1, 2, 11, 12, 12]);
  });

  it('reaches everybody before the week ends, wherever they are', () => {
    fc.assert(
      fc.property(settingsArb, nowArb, zoneArb, (chosen, now, zone) => {
        const asked = weeklyAskAt(currentWeek(now, chosen), zone, chosen);
        if (asked === undefined) return;
        const last = endOfDay(lastAskedDay(currentWeek(now, chosen), chosen), chosen.zone) - 1;
        expect(weekToAsk(last, zone, chosen)?.groups).toBe(12);
      }),
      { numRuns: 300 },
    );
  });

  it('looks next at the next zone, then once more, then in the next week', () => {
    const settings = company('Etc/UTC');
    const zones = ['Asia/Tokyo', 'Europe/Berlin'];
    let now = at('2026-11-18T00:00:00Z');
    const looks = Array.from({ length: 26 }, () => {
      now = nextWeeklyAsk(now, zones, settings);
      return iso(now);
    });
    // Twelve turns in Tokyo, twelve in Berlin.
    expect(looks.slice(0, 2)).toEqual(['2026-11-19T00:00:00Z', '2026-11-19T00:05:00Z']);
    expect(looks.slice(11, 13)).toEqual(['2026-11-19T00:55:00Z', '2026-11-19T08:00:00Z']);
    expect(looks.slice(23)).toEqual(['2026-11-19T08:55:00Z', '2026-11-20T02:00:00Z', '2026-11-26T00:00:00Z']);
  });
});

const zones = [
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const settingsArb = fc
  .record({
    zone: fc.constantFrom(...zones),
    firstFiscalMonth: fc.integer({ min: 1, max: 12 }),
    askWeekday: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
  })
  .map((changes) => ({ ...defaultCalendarSettings, ...changes }) as CalendarSettings);
const nowArb = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2040, 0, 1) });
const zoneArb = fc.constantFrom(...zones);
const wallHour = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);

describe('whenever and wherever', () => {
  it('a person is asked at 09:00 of the wall clock, within a day after the week is asked for', () => {
    fc.assert(
      fc.property(settingsArb, nowArb, zoneArb, (settings, now, zone) => {
        const week = currentWeek(now, settings);
        const asked = weeklyAskAt(week, zone, settings);
        const from = askedFrom(week, settings);
        const end = endOfDay(lastAskedDay(week, settings), settings.zone);
        if (from === undefined) {
          expect(asked).toBeUndefined();
          return;
        }
        if (asked === undefined) {
          expect(end - from).toBeLessThanOrEqual(25 * 3_600_000);
          return;
        }
        expect(asked).toBeGreaterThanOrEqual(from);
        expect(asked - from).toBeLessThanOrEqual(25 * 3_600_000);
        expect(asked).toBeLessThan(end);
        if (zone !== 'Pacific/Apia') expect(wallHour(asked, zone)).toBe('09:00');
      }),
      { numRuns: 400 },
    );
  });

  it('the next look misses no zone', () => {
    fc.assert(
      fc.property(settingsArb, nowArb, zoneArb, (settings, now, zone) => {
        const next = nextWeeklyAsk(now, zones, settings);
        expect(next).toBeGreaterThan(now);
        const week = currentWeek(now, settings);
        const asked = weeklyAskAt(week, zone, settings);
        if (asked !== undefined && asked > now) expect(next).toBeLessThanOrEqual(asked);
      }),
      { numRuns: 300 },
    );
  });
});
