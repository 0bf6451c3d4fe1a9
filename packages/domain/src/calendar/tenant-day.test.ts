import { describe, expect, it } from 'vitest';
import { type Instant, instantToIso, isoToInstant } from './instant.ts';
import { endOfDay, startOfDay, tenantDay } from './tenant-day.ts';

function at(text: string): Instant {
  const instant = isoToInstant(text);
  if (instant === undefined) throw new Error(`not an instant: ${text}`);
  return instant;
}

describe("the tenant's day", () => {
  it.each([
    ['2026-01-01T05:59:59.999Z', 'America/Chicago', '2025-12-31'],
    ['2026-01-01T06:00:00Z', 'America/Chicago', '2026-01-01'],
    ['2026-07-01T04:59:59Z', 'America/Chicago', '2026-06-30'],
    ['2026-07-01T05:00:00Z', 'America/Chicago', '2026-07-01'],
    ['2026-11-20T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-19'],
    ['2026-11-20T11:00:00Z', 'Pacific/Pago_Pago', '2026-11-20'],
    ['2026-11-20T09:59:59Z', 'Pacific/Kiritimati', '2026-11-20'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-20T11:59:59Z', 'Etc/GMT+12', '2026-11-19'],
    ['2026-11-20T18:14:59Z', 'Asia/Kathmandu', '2026-11-20'],
    ['2026-11-20T18:15:00Z', 'Asia/Kathmandu', '2026-11-21'],
    ['2026-01-15T10:15:00Z', 'Pacific/Chatham', '2026-01-16'],
    ['2026-07-15T13:30:00Z', 'Australia/Lord_Howe', '2026-07-16'],
    ['1969-12-31T23:59:59Z', 'Etc/UTC', '1969-12-31'],
    ['2024-02-29T23:30:00Z', 'Etc/UTC', '2024-02-29'],
    ['2024-02-29T23:30:00Z', 'Europe/Berlin', '2024-03-01'],
  ])('at %s in %s it is %s', (instant, zone, day) => {
    expect(tenantDay(at(instant), zone)).toBe(day);
  });

  it('is the day of the wall clock, also when the clock goes back over midnight', () => {
    // Newfoundland put its clocks back from 00:01 to 23:01, so the day before began again.
    expect(tenantDay(at('2010-11-07T02:30:30Z'), 'America/St_Johns')).toBe('2010-11-07');
    expect(tenantDay(at('2010-11-07T02:31:00Z'), 'America/St_Johns')).toBe('2010-11-06');
    expect(tenantDay(at('2010-11-07T03:30:00Z'), 'America/St_Johns')).toBe('2010-11-07');
  });

  it('does not depend on earlier calls, over more days than the cache holds', () => {
    const first = tenantDay(0, 'America/Chicago');
    for (let day = 0; day < 25_000; day += 1) tenantDay(day * 86_400_000, 'America/Chicago');
    expect(tenantDay(0, 'America/Chicago')).toBe(first);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => tenantDay(0, 'Mars/Olympus')).toThrow(RangeError);
    expect(() => startOfDay('2026-01-01', 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the start of a day', () => {
  it.each([
    ['a usual day', 'America/Chicago', '2026-07-03', '2026-07-03T05:00:00Z'],
    ['the day on which clocks go forward', 'America/Chicago', '2026-03-08', '2026-03-08T06:00:00Z'],
    ['the day after', 'America/Chicago', '2026-03-09', '2026-03-09T05:00:00Z'],
    ['the day on which clocks go back', 'America/Chicago', '2026-11-01', '2026-11-01T05:00:00Z'],
    ['the day after', 'America/Chicago', '2026-11-02', '2026-11-02T06:00:00Z'],
    ['no midnight', 'America/Sao_Paulo', '2017-10-15', '2017-10-15T03:00:00Z'],
    ['no midnight', 'Asia/Beirut', '2024-03-31', '2024-03-30T22:00:00Z'],
    ['no midnight', 'America/Asuncion', '2017-10-01', '2017-10-01T04:00:00Z'],
    ['no midnight', 'Africa/Cairo', '2023-04-28', '2023-04-27T22:00:00Z'],
    ['no midnight', 'America/Santiago', '2023-09-03', '2023-09-03T04:00:00Z'],
    ['no midnight', 'America/Havana', '2024-03-10', '2024-03-10T05:00:00Z'],
    ['midnight comes twice', 'America/St_Johns', '2010-11-07', '2010-11-07T02:30:00Z'],
    ['midnight comes twice', 'America/Havana', '2023-11-05', '2023-11-05T04:00:00Z'],
    ['the evening before comes twice', 'America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00Z'],
    ['the day before a missing day', 'Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00Z'],
    ['a missing day', 'Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
    ['the day after a missing day', 'Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z'],
    ['the zone farthest ahead', 'Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00Z'],
    ['the zone farthest behind', 'Etc/GMT+12', '2026-01-01', '2026-01-01T12:00:00Z'],
  ])('%s: %s %s', (_, zone, day, start) => {
    expect(instantToIso(startOfDay(day, zone))).toBe(start);
  });

  it.each([
    ['America/Chicago', '2026-07-03', 24],
    ['America/Chicago', '2026-03-08', 23],
    ['America/Chicago', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/Sao_Paulo', '2017-10-15', 23],
    ['America/Sao_Paulo', '2018-02-17', 25],
    ['Pacific/Apia', '2011-12-29', 24],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-31', 24],
  ])('a day in %s, %s, lasts %d hours', (zone, day, hours) => {
    expect((endOfDay(day, zone) - startOfDay(day, zone)) / 3_600_000).toBe(hours);
  });
});
