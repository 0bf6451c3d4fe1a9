import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completionDegrees,
  isRating,
  likelihoodLabels,
  qualityLabels,
  ratings,
  ringLevel,
  threeLikelihoodLabels,
} from './rating.ts';

test('labels are fixed', () => {
  expect(ratings.map((rating) => likelihoodLabels[rating])).toEqual([
    'Not at all',
    'Not sure',
    'Unsure',
    'Likely',
    'Very likely',
  ]);
  expect(ratings.map((rating) => qualityLabels[rating])).toEqual([
    'Very bad',
    'Bad',
    'Okay',
    'Good',
    'Very good',
  ]);
  expect(threeLikelihoodLabels).toEqual({ 0: 'Not at all', 2: 'Unsure', 4: 'Very Likely' });
});

test.each([
  [0, true],
  [4, true],
  [5, false],
  [-1, false],
  [2.5, false],
  [Number.NaN, false],
])('%s is a rating: %s', (value, wanted) => {
  expect(isRating(value)).toBe(wanted);
});

describe('the goal ring', () => {
  const yesNo = (completed: boolean | null) => ({ completed, objectiveResult: null });
  const percent = (objectiveResult: number) => ({ completed: null, objectiveResult });

  test('shows the most recent likelihood until there is a result', () => {
    for (const rating of ratings) expect(ringLevel(rating, null)).toBe(rating);
    expect(ringLevel(null, null)).toBe(null);
  });

  test('is green if completed, red if not, whatever the predictions were', () => {
    expect(ringLevel(0, yesNo(true))).toBe(4);
    expect(ringLevel(4, yesNo(false))).toBe(0);
    expect(ringLevel(null, yesNo(null))).toBe(0);
  });

  test.each([
    [1, 0],
    [24.99, 0],
    [25, 1],
    [50, 2],
    [75, 3],
    [99.99, 3],
    [100, 4],
    [120, 4],
    [-5, 0],
  ])('%s percent is level %i', (value, level) => {
    expect(ringLevel(0, percent(value))).toBe(level);
  });

  test('a higher percentage never has a lower level', () => {
    const some = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(some, some, (a, b) => {
        const low = ringLevel(null, percent(Math.min(a, b)));
        const high = ringLevel(null, percent(Math.max(a, b)));
        return low !== null && high !== null && low <= high;
      }),
    );
  });
});

test.each([
  [0, 0],
  [1, 3.6],
  [50, 180],
  [100, 360],
  [130, 360],
  [-1, 0],
])('%i percent are %s degrees', (percent, degrees) => {
  expect(completionDegrees(percent)).toBe(degrees);
});
