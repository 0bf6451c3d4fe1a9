import { expect, test } from 'vitest';
import { defaultCalendarSettings } from '../../calendar/settings.ts';
import { ianaZone, railsZones } from '../../calendar/zone.ts';
import { askedDaysOf } from './asked-days.ts';
import { askingDay } from './weekly-ask.ts';

const quarter = { startDate: '2026-10-01', endDate: '2026-12-31' };

test.each(['America/Chicago', 'Pacific/Auckland', 'Europe/Berlin'])(
  'people of a company in %s are asked on the day of the weekly ask where they are',
  (zone) => {
    const settings = { ...defaultCalendarSettings, zone };
    const days = askedDaysOf(quarter, 8, settings);
    expect(days?.day).toBe('2026-11-19');
    for (const name of [...Object.keys(railsZones), 'Asia/Manila', 'Europe/Oslo']) {
      const wanted = askingDay(
        { startDate: '2026-11-16', endDate: '2026-11-22' },
        ianaZone(name) ?? '',
        settings,
      );
      const found = days?.after.includes(name)
        ? '2026-11-20'
        : days?.before.includes(name)
          ? '2026-11-18'
          : '2026-11-19';
      expect([name, found]).toEqual([name, wanted]);
    }
  },
);

test('a week that is asked for too late in a zone has the company’s day there, and a week of one day has none', () => {
  const settings = { ...defaultCalendarSettings, firstFiscalMonth: 1 };
  expect(askedDaysOf({ startDate: '2026-07-01', endDate: '2026-09-30' }, 14, settings)).toMatchObject({
    day: '2026-09-28',
  });
  expect(askedDaysOf({ startDate: '2027-01-01', endDate: '2027-03-31' }, 99, settings)).toBeNull();
});
