import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quarterByIndex, quarterOf } from '../calendar/quarter.ts';
import { defaultCalendarSettings as calendar } from '../calendar/settings.ts';
import { insideWeekCount, type Week, weeksOf } from '../calendar/week.ts';
import { trailLength, trailOf, trailWeeks } from './trail.ts';
import { weekReach } from './week-walk.ts';

const fall = quarterOf('2026-11-18', calendar);
const weekOf = (number: number): Week => weeksOf(fall)[number - 1] ?? expect.fail();

/**
 * Returns the trail that ends with week `shown` of the quarter; the goal's quarter is `later` quarters after
 * it.
 */
function trailAt(shown: number, given: readonly { week: number; cell: number }[], later = 0) {
  const own = quarterByIndex(fall.index + later, calendar);
  return trailOf(
    given,
    trailWeeks({ week: shown }).map((number) => weekReach(own, weekOf(number))),
  );
}

describe('the weeks of a trail', () => {
  test('end with the shown week and start a few weeks earlier', () => {
    expect(trailWeeks({ week: 8 })).toEqual([3, 4, 5, 6, 7, 8]);
    expect(trailWeeks({ week: 22 })).toEqual([17, 18, 19, 20, 21, 22]);
  });

  test('begin with week 1 if the quarter is younger', () => {
    expect(trailWeeks({ week: 1 })).toEqual([1]);
    expect(trailWeeks({ week: 4 })).toEqual([1, 2, 3, 4]);
  });

  test('are never more than fit', () => {
    for (let week = 1; week <= 22; week += 1)
      expect(trailWeeks({ week })).toHaveLength(Math.min(week, trailLength));
  });
});

describe('a trail', () => {
  test('contains the cell of each predicted week, and null for the others', () => {
    expect(
      trailAt(8, [
        { week: 2, cell: 1 },
        { week: 4, cell: 12 },
        { week: 7, cell: 16 },
      ]),
    ).toEqual([null, 12, null, null, 16, null]);
  });

  test('leaves out predictions for later weeks', () => {
    expect(trailAt(3, [{ week: 4, cell: 9 }])).toEqual([null, null, null]);
  });

  test('is empty after the quarter', () => {
    const last = insideWeekCount(fall);
    expect(trailAt(last + 2, [{ week: last, cell: 24 }])).toEqual([null, null, null, 24, null, null]);
  });

  test('of a goal of the next quarter begins where that quarter begins', () => {
    expect(trailAt(16, [{ week: 1, cell: 3 }], 1)).toEqual([null, null, null, null, 3, null]);
  });

  test('is as long as its weeks and contains only given predictions', () => {
    const givenArb = fc.uniqueArray(
      fc.record({ week: fc.integer({ min: 1, max: 14 }), cell: fc.nat({ max: 24 }) }),
      { selector: ({ week }) => week },
    );
    fc.assert(
      fc.property(givenArb, fc.integer({ min: 1, max: 22 }), (given, shown) => {
        const weeks = trailWeeks({ week: shown });
        expect(trailAt(shown, given)).toEqual(
          weeks.map((number) => given.find((one) => one.week === number)?.cell ?? null),
        );
      }),
    );
  });
});
