import { describe, expect, it } from 'vitest';
import { defaultCalendarSettings } from './settings.ts';
import { defaultZoneName, ianaZone, railsZoneNames } from './zone.ts';
import { offsetAt } from './zone-offset.ts';

const hour = 3_600_000;
const winter2026 = 1_767_225_600_000;

describe('the zone names', () => {
  it("are Rails' 152 names, each once", () => {
    expect(railsZoneNames).toHaveLength(152);
    expect(new Set(railsZoneNames).size).toBe(152);
  });

  it.each([
    ['Central Time (US & Canada)', 'America/Chicago'],
    ['Eastern Time (US & Canada)', 'America/New_York'],
    ['International Date Line West', 'Etc/GMT+12'],
    ['Indiana (East)', 'America/Indiana/Indianapolis'],
    ['Quito', 'America/Lima'],
    ['UTC', 'Etc/UTC'],
    ['Bern', 'Europe/Zurich'],
    ['St. Petersburg', 'Europe/Moscow'],
    ['New Delhi', 'Asia/Kolkata'],
    ["Nuku'alofa", 'Pacific/Tongatapu'],
    ['Samoa', 'Pacific/Apia'],
  ])('%s is %s', (name, zone) => {
    expect(ianaZone(name)).toBe(zone);
  });

  it.each([...railsZoneNames])('%s is a zone that the runtime knows', (name) => {
    const zone = ianaZone(name) ?? '';
    expect(ianaZone(zone)).toBeDefined();
    expect(Math.abs(offsetAt(zone, winter2026))).toBeLessThanOrEqual(14 * hour);
  });

  it('begin with Central Time by default', () => {
    expect(railsZoneNames).toContain(defaultZoneName);
    expect(defaultCalendarSettings).toEqual({
      zone: 'America/Chicago',
      firstFiscalMonth: 1,
      quarterLabelShift: 0,
      statusEditWeeks: 2,
      askWeekday: 4,
    });
  });
});

describe('an IANA name', () => {
  it.each([
    'America/Chicago',
    'Europe/Berlin',
    'Pacific/Kiritimati',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
    'Etc/GMT+12',
    'Asia/Calcutta',
    'Asia/Kolkata',
  ])('%s stays as it is', (zone) => {
    expect(ianaZone(zone)).toBe(zone);
  });

  it('gets its usual letter case', () => {
    expect(ianaZone('america/chicago')).toBe('America/Chicago');
  });

  it.each([
    'Mars/Olympus',
    '+05:00',
    'EST',
    'central time (us & canada)',
    'Central Time',
    '',
    'toString',
    '__proto__',
    'America/Chicago\u0000',
    '../etc/passwd',
  ])('%j is not a zone', (name) => {
    expect(ianaZone(name)).toBeUndefined();
  });
});
