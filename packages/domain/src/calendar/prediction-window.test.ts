import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day, Weekday } from './day.ts';
import { type Instant, instantToIso } from './instant.ts';
import {
  askedFrom,
  editWindowStart,
  firstAskedWeek,
  hasBegun,
  hasEnded,
  isLastWeek,
  isWeekOpen,
  isWithinUpdateWindow,
  lastAskedWeek,
  latestAskedWeek,
  openWeeks,
} from './prediction-window.ts';
import { quarterOf } from './quarter.ts';
import { defaultCalendarSettings } from './settings.ts';
import { weekNumberAt, weeksOld } from './shown.ts';
import { startOfDay } from './tenant-day.ts';
import { type Week, weekAt, weeksOf } from './week.ts';

// Q3 2026 runs from Wednesday 1 July to Wednesday 30 September: weeks 1 and 14 are cut.
const settings = defaultCalendarSettings;
const third = quarterOf('2026-07-01', settings);
const fourth = quarterOf('2026-10-01', settings);
const longAgo = startOfDay('2020-01-01', settings.zone);

function noon(day: Day): Instant {
  return startOfDay(day, settings.zone) + 12 * 3_600_000;
}

function week(number: number, quarter = third): Week {
  const found = weeksOf(quarter)[number - 1];
  if (found === undefined) throw new Error(`no week ${number}`);
  return found;
}

function isoOf(instant: Instant | undefined): string | undefined {
  return instant === undefined ? undefined : instantToIso(instant);
}

function numbers(weeks: Week[]): number[] {
  return weeks.map((open) => open.week);
}

describe('a week is asked for', () => {
  it.each<[string, number, Weekday, string]>([
    ['a whole week from its Thursday', 2, 4, '2026-07-09T05:00:00Z'],
    ['a whole week from its Monday', 2, 1, '2026-07-06T05:00:00Z'],
    ['a whole week from its Sunday', 2, 7, '2026-07-12T05:00:00Z'],
    ['a cut first week (Wed–Sun) from its first day', 1, 4, '2026-07-01T05:00:00Z'],
    ['a cut first week (Wed–Sun) from its first day where Monday is over', 1, 1, '2026-07-01T05:00:00Z'],
    ['a cut first week (Wed–Sun) from its first day, not its Sunday', 1, 7, '2026-07-01T05:00:00Z'],
    [
      'a cut last week (Mon–Wed) from its first day where Thursday never comes',
      14,
      4,
      '2026-09-28T05:00:00Z',
    ],
    ['a cut last week (Mon–Wed) from its first day, not its Tuesday', 14, 2, '2026-09-28T05:00:00Z'],
    ['a cut last week (Mon–Wed) from its Monday', 14, 1, '2026-09-28T05:00:00Z'],
  ])('%s', (_, number, askWeekday, from) => {
    expect(isoOf(askedFrom(week(number), { ...settings, askWeekday }))).toBe(from);
  });

  it('on no last day of a quarter: a whole last week from Saturday, where the company asks on Sundays', () => {
    // Q2 2024 ends on Sunday 30 June.
    const last = week(13, quarterOf('2024-06-30', settings));
    expect(last.endDate).toBe('2024-06-30');
    expect(isoOf(askedFrom(last, { ...settings, askWeekday: 7 }))).toBe('2024-06-29T05:00:00Z');
    expect(isoOf(askedFrom(last, { ...settings, askWeekday: 4 }))).toBe('2024-06-27T05:00:00Z');
  });

  it('from its only day if that begins a quarter, and never if it ends one', () => {
    // Sunday 1 January 2023 is week 1, Monday 30 September 2024 is week 14.
    const sunday = week(1, quarterOf('2023-01-01', settings));
    const monday = week(14, quarterOf('2024-09-30', settings));
    for (const askWeekday of [1, 4, 7] as const) {
      expect(isoOf(askedFrom(sunday, { ...settings, askWeekday }))).toBe('2023-01-01T06:00:00Z');
      expect(askedFrom(monday, { ...settings, askWeekday })).toBeUndefined();
    }
    expect(latestAskedWeek(quarterOf('2024-09-30', settings), noon('2024-09-30'), settings)).toBe(13);
    expect(lastAskedWeek(quarterOf('2024-09-30', settings))).toBe(13);
    expect(lastAskedWeek(quarterOf('2026-12-31', settings))).toBe(14);
  });

  it.each([
    ['clocks go forward in the week before', 'America/Chicago', '2026-03-10', '2026-03-12T05:00:00Z'],
    ['clocks go back after it', 'America/Chicago', '2026-10-28', '2026-10-29T05:00:00Z'],
    ['clocks went back before it', 'America/Chicago', '2026-11-04', '2026-11-05T06:00:00Z'],
    ['the zone is far ahead', 'Pacific/Kiritimati', '2026-10-28', '2026-10-28T10:00:00Z'],
    ['the zone is far behind', 'Pacific/Pago_Pago', '2026-10-28', '2026-10-29T11:00:00Z'],
  ])("at the tenant's midnight, where %s", (_, zone, day, from) => {
    const quarter = quarterOf(day, settings);
    const found = weeksOf(quarter).find((each) => each.startDate <= day && day <= each.endDate);
    expect(found && isoOf(askedFrom(found, { ...settings, zone }))).toBe(from);
  });

  it.each([
    ['2026-06-30', 0],
    ['2026-07-01', 1],
    ['2026-07-02', 1],
    ['2026-07-08', 1],
    ['2026-07-09', 2],
    ['2026-09-27', 13],
    ['2026-09-28', 14],
    ['2027-06-01', 14],
  ])('on %s the latest asked-for week of the quarter is week %i', (day, number) => {
    expect(latestAskedWeek(third, noon(day), settings)).toBe(number);
  });

  it('to the millisecond', () => {
    const from = askedFrom(week(2), settings) ?? Number.NaN;
    expect(latestAskedWeek(third, from - 1, settings)).toBe(1);
    expect(latestAskedWeek(third, from, settings)).toBe(2);
  });
});

describe('the edit window', () => {
  it.each([
    ['on a Monday', '2026-08-03', 2, '2026-07-20'],
    ['on a Sunday', '2026-08-09', 2, '2026-07-20'],
    ['in a cut week, from its Monday in the quarter before', '2026-10-01', 2, '2026-09-14'],
    ['over a year end', '2027-01-02', 3, '2026-12-07'],
    ['of no weeks', '2026-08-05', 0, '2026-08-03'],
  ])('%s begins on the right day', (_, day, statusEditWeeks, start) => {
    expect(editWindowStart(noon(day), { ...settings, statusEditWeeks })).toBe(start);
  });
});

describe('open weeks', () => {
  it.each([
    ['before the quarter', '2026-06-30', []],
    ['on its first day', '2026-07-01', [1]],
    ['in the second week', '2026-07-06', [1, 2]],
    ['in the middle: this week and two back', '2026-08-05', [4, 5, 6]],
    ['on a Sunday', '2026-08-09', [4, 5, 6]],
    ['on the next Monday', '2026-08-10', [5, 6, 7]],
    ['on its last day', '2026-09-30', [12, 13, 14]],
    ['the day after, still in the same Monday–Sunday week', '2026-10-01', [12, 13, 14]],
    ['in the first whole week after', '2026-10-05', [13, 14]],
    ['two weeks after', '2026-10-12', [14]],
    ['at the end of the second week after', '2026-10-18', [14]],
    ['three weeks after', '2026-10-19', []],
  ])('%s', (_, day, expected) => {
    expect(numbers(openWeeks({ quarter: third, createdAt: longAgo, now: noon(day) }, settings))).toEqual(
      expected,
    );
  });

  it.each([
    [0, '2026-08-05', [6]],
    [1, '2026-08-05', [5, 6]],
    [3, '2026-08-05', [3, 4, 5, 6]],
    [0, '2026-10-01', [14]],
    [0, '2026-10-05', []],
    [20, '2026-08-05', [1, 2, 3, 4, 5, 6]],
  ])('with a window of %i weeks on %s', (statusEditWeeks, day, expected) => {
    const asked = { quarter: third, createdAt: longAgo, now: noon(day) };
    expect(numbers(openWeeks(asked, { ...settings, statusEditWeeks }))).toEqual(expected);
  });

  it('are only those in which the goal existed: it was created before the week ended', () => {
    const endOfWeek5 = startOfDay('2026-08-03', settings.zone);
    const now = noon('2026-08-05');
    expect(numbers(openWeeks({ quarter: third, createdAt: endOfWeek5 - 1, now }, settings))).toEqual([5, 6]);
    expect(numbers(openWeeks({ quarter: third, createdAt: endOfWeek5, now }, settings))).toEqual([6]);
  });

  it('of a goal created after its quarter are none', () => {
    const asked = { quarter: third, createdAt: noon('2026-10-02'), now: noon('2026-10-02') };
    expect(openWeeks(asked, settings)).toEqual([]);
  });

  it("begin and end at the tenant's midnight", () => {
    const monday = startOfDay('2026-08-10', settings.zone);
    const open = (now: Instant) => numbers(openWeeks({ quarter: third, createdAt: longAgo, now }, settings));
    expect(open(monday - 1)).toEqual([4, 5, 6]);
    expect(open(monday)).toEqual([5, 6, 7]);
  });

  it('never lie after the quarter', () => {
    const now = noon('2026-10-08');
    for (const number of [15, 16, 22]) {
      expect(isWeekOpen({ week: week(number), quarter: third, createdAt: longAgo, now }, settings)).toBe(
        false,
      );
    }
  });

  it("belong to the goal's own quarter", () => {
    const now = noon('2026-10-01');
    const first = week(1, fourth);
    expect(isWeekOpen({ week: first, quarter: fourth, createdAt: longAgo, now }, settings)).toBe(true);
    expect(isWeekOpen({ week: first, quarter: third, createdAt: longAgo, now }, settings)).toBe(false);
  });
});

describe('the first week for which a goal is asked', () => {
  it.each([
    ['long before', '2020-01-01T00:00:00Z', 0],
    ['the day before the quarter', '2026-07-01T04:59:59.999Z', 0],
    ['the first instant of a cut week, which is asked for on that day', '2026-07-01T05:00:00Z', 1],
    ['the morning of the first day', '2026-07-01T05:00:00.001Z', 2],
    ['the Wednesday before an asking day', '2026-07-08T12:00:00Z', 2],
    ['the asking day itself', '2026-07-09T12:00:00Z', 3],
    ['handed in on Friday, approved on Monday', '2026-07-13T12:00:00Z', 3],
    ['the Sunday before the cut last week', '2026-09-27T12:00:00Z', 14],
    ['the cut last week', '2026-09-28T12:00:00Z', 15],
    ['after the quarter', '2026-10-01T05:00:00Z', 15],
  ])('%s (published at %s): %i', (_, publishedAt, first) => {
    expect(firstAskedWeek(third, Date.parse(publishedAt), settings)).toBe(first);
  });

  it('is the first one whose asking day begins after the publication, whenever that is', () => {
    const publications = integer({ min: -100, max: 100 * 24 });
    const weekdays = constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
    const quarters = constantFrom<Day>('2026-07-01', '2023-01-01', '2024-09-30', '2024-06-30', '2026-11-11');
    assert(
      property(publications, weekdays, quarters, (hour, askWeekday, day) => {
        const quarter = quarterOf(day, settings);
        const publishedAt = startOfDay(quarter.startDate, settings.zone) + hour * 3_600_000;
        const first = firstAskedWeek(quarter, publishedAt, { ...settings, askWeekday });
        for (const one of weeksOf(quarter).filter(({ inside }) => inside)) {
          const from = askedFrom(one, { ...settings, askWeekday });
          if (from === undefined) continue;
          expect(one.week >= first).toBe(from >= publishedAt);
          expect(from).toBeLessThan(startOfDay(quarter.endDate, settings.zone));
        }
      }),
    );
  });
});

describe('a quarter can need updates', () => {
  it.each([
    ['2026-06-30', false, false, false, false],
    ['2026-07-01', true, true, false, false],
    ['2026-09-27', true, true, false, false],
    ['2026-09-28', true, true, true, false],
    ['2026-09-30', true, true, true, false],
    ['2026-10-01', true, true, false, true],
    ['2026-10-18', true, true, false, true],
    ['2026-10-19', false, true, false, true],
  ])('on %s: %s (begun %s, in its last week %s, ended %s)', (day, within, begun, last, ended) => {
    const now = noon(day);
    expect(isWithinUpdateWindow(third, now, settings)).toBe(within);
    expect(hasBegun(third, now, settings)).toBe(begun);
    expect(isLastWeek(third, now, settings)).toBe(last);
    expect(hasEnded(third, now, settings)).toBe(ended);
  });

  it("starts and ends at the tenant's midnight", () => {
    const begin = startOfDay('2026-07-01', settings.zone);
    const end = startOfDay('2026-10-01', settings.zone);
    expect([begin - 1, begin].map((now) => hasBegun(third, now, settings))).toEqual([false, true]);
    expect([end - 1, end].map((now) => hasEnded(third, now, settings))).toEqual([false, true]);
  });
});

describe('"Status is N weeks old"', () => {
  it.each([
    ['this week', '2026-08-03', '2026-08-03', 0],
    ['last week', '2026-07-27', '2026-08-03', 1],
    ['two weeks back', '2026-07-20', '2026-08-03', 2],
    ['a cut first week (Wed–Sun), two weeks back', '2026-07-01', '2026-07-13', 2],
    ['the other half of a cut week', '2026-09-28', '2026-10-01', 0],
    ['the week before a cut week', '2026-09-21', '2026-10-01', 1],
    ['two weeks before a cut week', '2026-09-14', '2026-10-01', 2],
    ['over a year end with a week 53', '2020-12-21', '2021-01-04', 2],
  ])('%s', (_, statusStart, currentStart, weeks) => {
    expect(weeksOld(statusStart, currentStart)).toBe(weeks);
  });
});

describe('the number of a week', () => {
  it.each([
    ['a cut first week', '2026-10-01', '2026-10-01', 1],
    ['its Sunday', '2026-10-01', '2026-10-04', 1],
    ['the first whole week', '2026-10-01', '2026-10-05', 2],
    ['the last day', '2026-10-01', '2026-12-31', 14],
  ])('of %s agrees with the quarter', (_, quarterStart, day, week) => {
    expect(weekNumberAt(quarterStart, day)).toBe(week);
    expect(weekAt({ startDate: quarterStart, endDate: '2026-12-31' }, day)?.week).toBe(week);
  });
});
