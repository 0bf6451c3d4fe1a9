import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from './day.ts';
import { type Instant, instantToIso } from './instant.ts';
import { startOfDay, tenantDay } from './tenant-day.ts';
import { ianaZone, railsZoneNames } from './zone.ts';

// A second, independent implementation of "which day is it there": it asks the platform's formatter for each
// instant.
const from1990 = 631_152_000_000;
const to2091 = 3_818_448_000_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns `2026-11-20 08:26:00` as the zone's clock shows it, by Intl. */
function wallClock(zone: string, instant: Instant): string {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(zone, formatter);
  }
  return formatter.format(instant);
}

function wallDay(zone: string, instant: Instant): Day {
  return wallClock(zone, instant).slice(0, 10);
}

/** Returns the minutes that the zone is ahead of UTC, by its wall clock. */
function wallOffset(zone: string, instant: Instant): number {
  const [here, there] = [wallClock(zone, instant), wallClock('Etc/UTC', instant)];
  const minutesOf = (clock: string) => Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
  const days = Math.sign(here.slice(0, 10).localeCompare(there.slice(0, 10)));
  return days * 1440 + minutesOf(here) - minutesOf(there);
}

/** Returns the instants between the two at which the zone's clock changes, to the second. */
function clockChanges(zone: string, from: Instant, to: Instant): Instant[] {
  const step = 6 * day;
  const changes: Instant[] = [];
  let offset = wallOffset(zone, from);
  for (let next = from + step; next <= to; next += step) {
    const nextOffset = wallOffset(zone, next);
    if (nextOffset === offset) continue;
    let [before, after] = [next - step, next];
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000;
      if (wallOffset(zone, middle) === offset) before = middle;
      else after = middle;
    }
    changes.push(after);
    offset = nextOffset;
  }
  return changes;
}

/**
 * Returns the fault of the zone's start of the day, if any: it must be the day's first instant by the wall
 * clock.
 */
function faultOfStart(date: Day, zone: string): string | undefined {
  const start = startOfDay(date, zone);
  const isThere = wallDay(zone, start) >= date;
  // The day before must last until then: if midnight comes twice, its first time counts.
  const isFirst = [1, 30 * minute, 59.5 * minute, 90 * minute].every(
    (back) => wallDay(zone, start - back) < date,
  );
  return isThere && isFirst ? undefined : `${zone} ${date} starts ${instantToIso(start)}`;
}

function faultOfDay(instant: Instant, zone: string): string | undefined {
  const shown = wallDay(zone, instant);
  const told = tenantDay(instant, zone);
  return shown === told ? undefined : `${zone} at ${instantToIso(instant)}: ${told}, clock shows ${shown}`;
}

const railsIanaZones = [...new Set(railsZoneNames.map((name) => ianaZone(name) ?? name))];
const allZones = [...new Set([...railsIanaZones, ...Intl.supportedValuesOf('timeZone')])];

describe('days by the wall clock, 1990–2090', () => {
  it('has every zone of the world', () => {
    expect(allZones.length).toBeGreaterThan(400);
  });

  it('agrees at any instant in any zone', () => {
    assert(
      property(constantFrom(...allZones), integer({ min: from1990, max: to2091 }), (zone, instant) => {
        expect(faultOfDay(instant, zone)).toBeUndefined();
        expect(faultOfStart(tenantDay(instant, zone), zone)).toBeUndefined();
      }),
      { seed: 1_990_2090, numRuns: 6000 },
    );
  });

  // Test half a second around every change, and the days beside it: mistakes are most likely there.
  it('agrees around every clock change in every zone of the list', () => {
    const faults: (string | undefined)[] = [];
    let seen = 0;
    for (const zone of railsIanaZones) {
      for (const change of clockChanges(zone, from1990, to2091)) {
        seen += 1;
        for (const distance of [-500, 0, -hour, hour, -3 * hour, 3 * hour]) {
          faults.push(faultOfDay(change + distance, zone));
        }
        const date = wallDay(zone, change);
        for (const near of [addDays(date, -1), date, addDays(date, 1)]) faults.push(faultOfStart(near, zone));
      }
    }
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    expect(seen).toBeGreaterThan(8000);
  }, 60_000);
});
