import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GivenPrediction, predictionsInHistory } from './history-predictions.ts';
import { ratings } from './rating.ts';

const give = (week: number, likelihood: 0 | 1 | 2 | 3 | 4): GivenPrediction => ({
  week,
  likelihood,
  quality: 3,
});

describe('a prediction in the history', () => {
  test('the first has no predecessor', () => {
    const first = give(4, 2);
    expect(predictionsInHistory([first])).toEqual([{ given: first, before: null, isChange: false }]);
  });

  test('the next week has the week before as predecessor', () => {
    const [first, second] = [give(4, 2), give(5, 3)];
    expect(predictionsInHistory([first, second])[1]).toEqual({
      given: second,
      before: first,
      isChange: false,
    });
  });

  test('skips a week without a prediction', () => {
    const [first, second] = [give(2, 2), give(6, 3)];
    expect(predictionsInHistory([first, second])[1]?.before).toBe(first);
  });

  test('a second prediction for a week is a change of the first', () => {
    const [first, second, third] = [give(4, 2), give(5, 3), give(5, 1)];
    expect(predictionsInHistory([first, second, third])[2]).toEqual({
      given: third,
      before: second,
      isChange: true,
    });
  });

  test('a late prediction for an older week follows the week before it, not a later week', () => {
    const [first, later, late] = [give(3, 2), give(5, 4), give(4, 1)];
    expect(predictionsInHistory([first, later, late])[2]).toEqual({
      given: late,
      before: first,
      isChange: false,
    });
  });

  test('the prediction after a changed week follows the change', () => {
    const [first, changed, next] = [give(4, 2), give(4, 0), give(5, 3)];
    expect(predictionsInHistory([first, changed, next])[2]?.before).toBe(changed);
  });
});

const anyHistory = fc.array(
  fc.record({
    week: fc.integer({ min: 1, max: 14 }),
    likelihood: fc.constantFrom(...ratings),
    quality: fc.constant(2 as const),
  }),
  { maxLength: 30 },
);

test('every predecessor was given earlier, for the same week or an earlier one', () => {
  fc.assert(
    fc.property(anyHistory, (given) => {
      const answer = predictionsInHistory(given);
      expect(answer.map((each) => each.given)).toEqual(given);
      for (const [place, { given: own, before, isChange }] of answer.entries()) {
        const earlier = given.slice(0, place);
        expect(isChange).toBe(earlier.some((each) => each.week === own.week));
        if (before === null) expect(earlier.every((each) => each.week > own.week)).toBe(true);
        else {
          expect(earlier.lastIndexOf(before)).toBe(
            earlier.findLastIndex((each) => each.week === before.week),
          );
          expect(earlier.filter((each) => each.week > before.week && each.week <= own.week)).toEqual([]);
          expect(before.week <= own.week).toBe(true);
        }
      }
    }),
  );
});
