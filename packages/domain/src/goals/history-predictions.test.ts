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
  test('the first follows nothing', () => {
    const first = give(4, 2);
    expect(predictionsInHistory([first])).toEqual([{ given: first, before: null, isChange: false }]);
  });

  test('the next week follows the week before', () => {
    const [first, second] = [give(4, 2), give(5, 3)];
    expect(predictionsInHistory([first, second])[1]).toEqual({
      given: second,
      before: first,
      isChange: false,
    });
  });

  test('a week left out is stepped over', () => {
    const [first, second] = [give(2, 2), give(6, 3)];
    expect(predictionsInHistory([first, second])[1]?.before).toBe(first);
  });

  test('the same week again is a change of it', () => {
    const [first, second, third] = [give(4, 2), give(5, 3), give(5, 1)];
    expect(predictionsInHistory([first, second, third])[2]).toEqual({
      given: third,
      before: second,
      isChange: true,
    });
  });

  test('an older week given late follows the week before it, not the later one', () => {
    const [first, later, late] = [give(3, 2), give(5, 4), give(4, 1)];
    expect(predictionsInHistory([first, later, late])[2]).toEqual({
      given: late,
      before: first,
      isChange: false,
    });
  });

  test('what follows a changed week follows its change', () => {
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

test('every prediction follows one that was given earlier, for its own week or one before, or nothing', () => {
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
