import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../calendar/day.ts';
import { quarterByIndex, quarterOf } from '../calendar/quarter.ts';
import { defaultCalendarSettings as calendar } from '../calendar/settings.ts';
import { startOfDay } from '../calendar/tenant-day.ts';
import { insideWeekCount, insideWeeksOf, weekAt, weeksOf } from '../calendar/week.ts';
import { firstShownWeek, lastWeekInGrid, weekReach, weekStep } from './week-walk.ts';

const { zone } = calendar;
const fall = quarterOf('2026-11-18', calendar);
const at = (day: Day) => startOfDay(day, zone);
const first = (day: Day) => firstShownWeek(fall, at(day), zone);
const step = (number: number, day: Day) => weekStep(fall, number, at(day), zone);

describe('the first shown week', () => {
  test('is the current one, also after the quarter', () => {
    expect(first('2026-10-01')).toBe(1);
    expect(first('2026-11-18')).toBe(8);
    expect(first('2026-12-31')).toBe(14);
    expect(first('2027-01-01')).toBe(15);
  });

  test('is the first week before the quarter, and the last predicted week long after it', () => {
    expect(first('2026-09-30')).toBe(1);
    expect(first('2020-01-01')).toBe(1);
    expect(first('2028-01-01')).toBe(14);
  });
});

describe('the latest week of an ended quarter whose grid is not empty', () => {
  const last = (...stays: readonly [from: number, result: Day | null][]) =>
    lastWeekInGrid(
      fall,
      stays.map(([from, result]) => ({ from, resultAt: result === null ? null : at(result) })),
      zone,
    );

  test('is the last predicted week if results came later, or never', () => {
    expect(last([2, '2027-01-01'])).toBe(14);
    expect(last([14, null])).toBe(14);
  });

  test('is the week before the last result', () => {
    expect(last([2, '2026-12-31'])).toBe(13);
    expect(last([2, '2026-10-20'], [1, '2026-11-18'], [9, '2026-11-30'])).toBe(9);
    expect(last([2, '2026-10-20'], [1, '2026-11-18'], [10, '2026-11-30'])).toBe(7);
  });

  test('is undefined if no goal was ever in the grid', () => {
    expect(last()).toBeUndefined();
    expect(last([5, '2026-10-27'], [8, '2026-11-20'])).toBeUndefined();
  });
});

describe('a step of the walk', () => {
  test('has neighbours on both sides', () => {
    const found = step(5, '2026-11-18');
    expect([found?.previous?.week, found?.shown.week, found?.next?.week]).toEqual([4, 5, 6]);
  });

  test('ends at week 1 and at the last week that has begun', () => {
    expect(step(1, '2026-11-18')?.previous).toBeNull();
    expect(step(8, '2026-11-18')?.next).toBeNull();
    expect(step(7, '2026-11-15')?.next).toBeNull();
    expect(step(7, '2026-11-16')?.next?.week).toBe(8);
  });

  test('continues after the quarter up to week 22', () => {
    expect(step(14, '2027-06-01')?.next).toMatchObject({ week: 15, inside: false });
    expect(step(22, '2027-06-01')).toMatchObject({ previous: { week: 21 }, next: null });
  });

  test.each([0, -1, 23, 1.5])('week %s does not exist', (number) => {
    expect(step(number, '2026-11-18')).toBeUndefined();
  });

  test('all weeks that have begun can be walked one by one, forward and back', () => {
    const walked: number[] = [];
    for (let one = step(1, '2027-06-01'); one; one = one.next ? step(one.next.week, '2027-06-01') : undefined)
      walked.push(one.shown.week);
    expect(walked).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
  });
});

describe('the reach into a quarter', () => {
  const dayArb = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

  test.each([
    ['', fall],
    [' of one day, a Sunday', quarterOf('2023-10-01', calendar)],
  ])('for its own week%s is that week, and after its end its last week', (_, quarter) => {
    for (const week of weeksOf(quarter)) {
      const { upTo, same } = weekReach(quarter, week);
      expect(upTo).toBe(Math.min(week.week, insideWeekCount(quarter)));
      expect(same).toBe(week.inside ? week.week : 0);
    }
  });

  test('that begins later is empty until it begins, then grows week by week', () => {
    const winter = quarterByIndex(fall.index + 1, calendar);
    expect(weekReach(winter, weeksOf(fall)[13] ?? weeksOf(fall)[0] ?? expect.fail())).toEqual({
      upTo: 0,
      same: 0,
    });
    const after = weeksOf(fall).filter((week) => !week.inside);
    expect(after.map((week) => weekReach(winter, week))).toEqual(
      after.map((_, index) => ({ upTo: index + 1, same: index + 1 })),
    );
  });

  test('depends on days only: the week of a shown day, else the latest begun week', () => {
    fc.assert(
      fc.property(
        dayArb,
        fc.integer({ min: 1, max: 22 }),
        fc.integer({ min: -2, max: 2 }),
        (day, number, off) => {
          const quarter = quarterOf(day, calendar);
          const shown = weeksOf(quarter)[number - 1] ?? expect.fail();
          const other = quarterByIndex(quarter.index + off, calendar);
          const days = Array.from({ length: 7 }, (_, one) => addDays(shown.startDate, one)).filter(
            (one) => one <= shown.endDate,
          );
          const held = days.map((one) => weekAt(other, one)).filter((week) => week?.inside);
          const begun = insideWeeksOf(other).filter((week) => week.startDate <= shown.endDate);
          expect(weekReach(other, shown)).toEqual({ upTo: begun.length, same: held.at(-1)?.week ?? 0 });
        },
      ),
    );
  });
});
