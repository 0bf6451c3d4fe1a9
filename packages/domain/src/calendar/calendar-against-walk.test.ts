import { assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type Day,
  dayFromNumber,
  dayNumber,
  dayOfWeek,
  endOfMonth,
  isDay,
  mondayOf,
  type Weekday,
} from './day.ts';
import {
  askedFrom,
  hasBegun,
  hasEnded,
  isLastWeek,
  isWithinUpdateWindow,
  lastAskedWeek,
  latestAskedWeek,
  openWeeks,
} from './prediction-window.ts';
import { currentQuarter, isSameFiscalYear, quarterByIndex, quarterOf } from './quarter.ts';
import { weeksOld } from './shown.ts';
import { startOfDay, tenantDay } from './tenant-day.ts';
import { currentWeek, weekAt, weeksOf } from './week.ts';

// A second, independent implementation of the calendar. It does no day arithmetic: it lists every day of a
// hundred years, walks along the list, and asks Intl which day is today.

interface Square {
  at: number;
  day: Day;
  year: number;
  month: number;
  date: number;
  weekday: number;
}

const strip: Square[] = [];
const squareOf = new Map<Day, Square>();
let weekdayOfNext = 5; // 1 January 1988 was a Friday.
for (let year = 1988; year <= 2093; year += 1) {
  const february = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].forEach((length, monthFromZero) => {
    for (let date = 1; date <= length; date += 1) {
      const month = monthFromZero + 1;
      const day = [String(year), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
      const square = { at: strip.length, day, year, month, date, weekday: weekdayOfNext };
      strip.push(square);
      squareOf.set(day, square);
      weekdayOfNext = weekdayOfNext === 7 ? 1 : weekdayOfNext + 1;
    }
  });
}

function square(at: number): Square {
  const found = strip[at];
  if (found === undefined) throw new Error(`the strip has no square ${at}`);
  return found;
}

function squareOn(day: Day): Square {
  const found = squareOf.get(day);
  if (found === undefined) throw new Error(`the strip has no ${day}`);
  return found;
}

interface Walked {
  days: Square[];
  quarter: number;
  year: number;
}

const walkedQuarters = new Map<number, Walked[]>();

/** Returns all whole quarters of the list, from the first fiscal year that begins in it. */
function walkQuarters(firstMonth: number): Walked[] {
  const known = walkedQuarters.get(firstMonth);
  if (known !== undefined) return known;
  const startMonths = [firstMonth];
  for (let month = firstMonth, steps = 1; startMonths.length < 4; steps += 1) {
    month = month === 12 ? 1 : month + 1;
    if (steps % 3 === 0) startMonths.push(month);
  }
  const quarters: Walked[] = [];
  let running: Walked | undefined;
  for (const each of strip) {
    const starts = each.date === 1 ? startMonths.indexOf(each.month) + 1 : 0;
    if (starts === 1) running = { days: [], quarter: 1, year: each.year };
    else if (starts > 1 && running !== undefined) running = { days: [], quarter: starts, year: running.year };
    if (starts > 0 && running !== undefined) quarters.push(running);
    running?.days.push(each);
  }
  walkedQuarters.set(firstMonth, quarters);
  return quarters;
}

function placeOf(day: Day, firstMonth: number): number {
  return walkQuarters(firstMonth).findIndex((each) => each.days.some((square) => square.day === day));
}

function walked(firstMonth: number, place: number): Walked {
  const found = walkQuarters(firstMonth)[place];
  if (found === undefined) throw new Error(`no quarter ${place}`);
  return found;
}

/** Returns the 22 weeks of a quarter, each as its days. */
function walkWeeks(quarter: Walked): Square[][] {
  const first = quarter.days[0]?.at ?? Number.NaN;
  const firstAfter = first + quarter.days.length;
  const weeks: Square[][] = [];
  for (let at = first; ; at += 1) {
    const each = square(at);
    if (each.weekday === 1 || at === first || at === firstAfter) {
      if (weeks.length === 22) return weeks;
      weeks.push([]);
    }
    weeks.at(-1)?.push(each);
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function wallDay(zone: string, instant: number): Day {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    formatters.set(zone, formatter);
  }
  return formatter.format(instant);
}

/**
 * Returns the day from which a week is asked for: the first of a cut week, the Thursday of a whole one, but never the
 * quarter's last day, `end`; undefined if there is no such day.
 */
function walkAskedDay(week: Square[], askWeekday: number, end: Day | undefined): Day | undefined {
  const before = week.filter((each) => each.day !== end);
  if (week.length < 7) return before[0]?.day;
  return (before.find((each) => each.weekday === askWeekday) ?? before.at(-1))?.day;
}

/**
 * Returns the days of the edit window: from `weeks` Mondays before this week's Monday to this week's Sunday.
 */
function walkWindow(today: Day, weeks: number): Set<Day> {
  const window = new Set<Day>();
  let mondays = 0;
  for (let at = squareOn(today).at; mondays <= weeks; at -= 1) {
    window.add(square(at).day);
    if (square(at).weekday === 1) mondays += 1;
  }
  for (let at = squareOn(today).at; square(at).weekday !== 1 || square(at).day === today; at += 1) {
    window.add(square(at).day);
  }
  return window;
}

describe('day arithmetic, compared with the list of days', () => {
  it('agrees on every day from 1988 to 2093', () => {
    const faults = strip.filter((each, at) => {
      const next = strip[at + 1];
      const isLast = next === undefined || next.month !== each.month;
      return !(
        isDay(each.day) &&
        dayFromNumber(dayNumber(each.day)) === each.day &&
        dayNumber(each.day) === dayNumber('1988-01-01') + at &&
        dayOfWeek(each.day) === each.weekday &&
        (endOfMonth(each.day) === each.day) === isLast &&
        (next === undefined || addDays(each.day, 1) === next.day) &&
        squareOf.get(mondayOf(each.day)) === strip[at - each.weekday + 1]
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('quarters and weeks, compared with the list of days', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'agree on every quarter from 1990 to 2090 of fiscal years from month %i',
    (firstFiscalMonth) => {
      const shifts = [0, 1, -1, 3, -5];
      const all = walkQuarters(firstFiscalMonth);
      const faults: unknown[] = [];
      const firstIndex = quarterOf(all[0]?.days[0]?.day ?? '', {
        firstFiscalMonth,
        quarterLabelShift: 0,
      }).index;
      for (let place = 5; place < all.length - 8; place += 1) {
        const { days } = walked(firstFiscalMonth, place);
        for (const quarterLabelShift of shifts) {
          const shown = walked(firstFiscalMonth, place + quarterLabelShift);
          const expected = {
            index: firstIndex + place,
            startDate: days[0]?.day,
            endDate: days.at(-1)?.day,
            quarter: shown.quarter,
            year: shown.year,
          };
          const settings = { firstFiscalMonth, quarterLabelShift };
          const told = [
            quarterByIndex(firstIndex + place, settings),
            ...[days[0], days[45], days.at(-1)].map((each) => quarterOf(each?.day ?? '', settings)),
          ];
          if (told.some((each) => JSON.stringify(each) !== JSON.stringify(expected)))
            faults.push(told, expected);
        }
        const quarter = quarterByIndex(firstIndex + place, { firstFiscalMonth, quarterLabelShift: 0 });
        const weeks = walkWeeks(walked(firstFiscalMonth, place)).map((week, step) => ({
          week: step + 1,
          startDate: week[0]?.day,
          endDate: week.at(-1)?.day,
          inside: days.includes(week[0] ?? square(0)),
        }));
        if (JSON.stringify(weeksOf(quarter)) !== JSON.stringify(weeks)) faults.push(weeksOf(quarter), weeks);
        const insideCount = weeks.filter((week) => week.inside).length;
        if (insideCount !== 13 && insideCount !== 14) faults.push(insideCount);
        const next = walked(firstFiscalMonth, place + 1);
        const isSame = isSameFiscalYear(quarter, { index: quarter.index + 1 });
        if (isSame !== (next.year === walked(firstFiscalMonth, place).year)) faults.push(quarter);
      }
      expect(faults).toEqual([]);
    },
  );
});

const from1990 = 631_152_000_000;
const to2091 = 3_818_448_000_000;
const hour = 3_600_000;
const instants = oneof(
  integer({ min: from1990, max: to2091 }),
  // Pick days within five days of the first of a month, because quarters change there.
  record({
    at: integer({ min: 800, max: strip.length - 1200 }),
    away: integer({ min: -120 * hour, max: 120 * hour }),
  }).map(({ at, away }) => {
    const near = square(at);
    return (square(at - near.date + 1).at - squareOn('1990-01-01').at) * 24 * hour + from1990 + away;
  }),
);
const settingsOf = record({
  zone: constantFrom(...Intl.supportedValuesOf('timeZone')),
  firstFiscalMonth: integer({ min: 1, max: 12 }),
  quarterLabelShift: integer({ min: -6, max: 6 }),
  statusEditWeeks: integer({ min: 0, max: 6 }),
  askWeekday: constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7),
});

describe('the running quarter, compared with the list of days, 1990–2090, in all zones', () => {
  it('agrees on the quarter, the week, the asked-for week and the open weeks', () => {
    assert(
      property(
        settingsOf,
        instants,
        integer({ min: 0, max: 3 }),
        integer({ min: -30 * 24 * hour, max: 150 * 24 * hour }),
        (settings, now, quartersBack, age) => {
          const today = wallDay(settings.zone, now);
          const place = placeOf(today, settings.firstFiscalMonth);
          const current = currentQuarter(now, settings);
          expect(current.startDate).toBe(walked(settings.firstFiscalMonth, place).days[0]?.day);

          const past = walked(settings.firstFiscalMonth, place - quartersBack);
          const quarter = quarterByIndex(current.index - quartersBack, settings);
          const weeks = walkWeeks(past);
          const holds = (week: Square[]) => week.some((each) => each.day === today);
          expect(weekAt(quarter, today)?.week ?? 0).toBe(weeks.findIndex(holds) + 1);
          if (quartersBack === 0) expect(currentWeek(now, settings)).toEqual(weekAt(quarter, today));

          const inside = weeks.filter((week) => past.days.includes(week[0] ?? square(0)));
          const begun = inside.filter((week) => (week[0]?.day ?? '') <= today);
          const end = inside.at(-1)?.at(-1)?.day;
          const asked = begun.filter((week) => {
            const day = walkAskedDay(week, settings.askWeekday, end);
            return day !== undefined && day <= today;
          });
          expect(latestAskedWeek(quarter, now, settings)).toBe(asked.length);
          const ever = inside.filter((week) => walkAskedDay(week, settings.askWeekday, end) !== undefined);
          expect(lastAskedWeek(quarter)).toBe(ever.length);

          const window = walkWindow(today, settings.statusEditWeeks);
          const createdOn = wallDay(settings.zone, now - age);
          const inWindow = begun.filter((week) => week.some((each) => window.has(each.day)));
          const open = inWindow.filter((week) => createdOn <= (week.at(-1)?.day ?? ''));
          expect(
            openWeeks({ quarter, createdAt: now - age, now }, settings).map((week) => week.startDate),
          ).toEqual(open.map((week) => week[0]?.day));

          expect(isWithinUpdateWindow(quarter, now, settings)).toBe(inWindow.length > 0);
          expect(isLastWeek(quarter, now, settings)).toBe(inside.at(-1)?.some((each) => each.day === today));
          expect(hasBegun(quarter, now, settings)).toBe(begun.length > 0);
          expect(hasEnded(quarter, now, settings)).toBe(past.days.every((each) => each.day < today));
          const next = quarterByIndex(current.index + 1, settings);
          expect(hasBegun(next, now, settings)).toBe(false);
          expect(isWithinUpdateWindow(next, now, settings)).toBe(false);
        },
      ),
      { seed: 1_990_2090, numRuns: 1500 },
    );
  });

  it('agrees on the moment from which a week is asked for', () => {
    assert(
      property(settingsOf, instants, integer({ min: 1, max: 13 }), (settings, now, number) => {
        const place = placeOf(wallDay(settings.zone, now), settings.firstFiscalMonth);
        const week = walkWeeks(walked(settings.firstFiscalMonth, place))[number - 1] ?? [];
        const end = walked(settings.firstFiscalMonth, place).days.at(-1)?.day;
        const expected = walkAskedDay(week, settings.askWeekday, end);
        const days = { startDate: week[0]?.day ?? '', endDate: week.at(-1)?.day ?? '' };
        const from = askedFrom(days, settings);
        if (expected === undefined || from === undefined) {
          expect(from).toBe(expected);
          return;
        }
        expect(from).toBe(startOfDay(expected, settings.zone));
        // The wall clock shows that day from exactly this millisecond.
        expect(wallDay(settings.zone, from) >= expected).toBe(true);
        expect(wallDay(settings.zone, from - 1) < expected).toBe(true);
        expect(latestAskedWeek(quarterOf(tenantDay(now, settings.zone), settings), from, settings)).toBe(
          number,
        );
      }),
      { seed: 1_990_2090, numRuns: 500 },
    );
  });

  it('counts the age of a status in Mondays', () => {
    const range = integer({ min: 365, max: strip.length - 1000 });
    assert(
      property(range, integer({ min: 0, max: 200 }), (at, days) => {
        const between = strip.slice(at + 1, at + days + 1);
        const mondays = between.filter((each) => each.weekday === 1).length;
        expect(weeksOld(square(at).day, square(at + days).day)).toBe(mondays);
      }),
      { seed: 20_261_120, numRuns: 300 },
    );
  });
});
