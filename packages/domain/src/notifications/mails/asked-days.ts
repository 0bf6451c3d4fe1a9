import { addDays, type Day } from '../../calendar/day.ts';
import { askedDayOf } from '../../calendar/prediction-window.ts';
import type { CalendarSettings } from '../../calendar/settings.ts';
import { insideWeeksOf, type QuarterDays } from '../../calendar/week.ts';
import { railsZones } from '../../calendar/zone.ts';
import { grouped } from '../../shared/grouped.ts';
import { askingDay } from './weekly-ask.ts';

/**
 * The day on which people are asked for a week, where they are (people.36): the company's day, except in zones that are many
 * hours away. Zones have the names under which a person's is stored.
 */
export interface AskedDays {
  /** The company's day. */
  readonly day: Day;
  /** The zones where it is the day before. */
  readonly before: readonly string[];
  /** The zones where it is the day after. */
  readonly after: readonly string[];
}

// Hundreds of zones take some milliseconds, and each page of a company asks for the same week.
const kept = new Map<string, AskedDays>();
const keptAtMost = 500;

/** Returns the days on which a week of the quarter is asked for, by its number; null if it never is. */
export function askedDaysOf(
  quarter: QuarterDays,
  number: number,
  settings: CalendarSettings,
): AskedDays | null {
  const day = askedDayOf(quarter, number, settings);
  const week = insideWeeksOf(quarter)[number - 1];
  if (day === null || week === undefined) return null;
  const key = [day, week.endDate, settings.zone, settings.firstFiscalMonth].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const zones = grouped(namedZones(), ([, zone]) => askingDay(week, zone, settings) ?? day);
  const on = (other: Day) => (zones.get(other) ?? []).map(([name]) => name);
  const days = { day, before: on(addDays(day, -1)), after: on(addDays(day, 1)) };
  if (kept.size >= keptAtMost) kept.clear();
  kept.set(key, days);
  return days;
}

let names: readonly (readonly [name: string, zone: string])[] | undefined;

/** Returns the names under which zones are stored, with their IANA zones. */
function namedZones() {
  names ??= [
    ...Object.entries(railsZones),
    // Those without a place in the world are no zones of people.
    ...Intl.supportedValuesOf('timeZone').flatMap((zone) =>
      zone.includes('/') ? [[zone, zone] as const] : [],
    ),
  ];
  return names;
}
