import { describe, expect, test } from 'vitest';
import { goalStates } from './lifecycle.ts';
import { asksForSentence, sentenceSince } from './sentence.ts';

describe('asksForSentence', () => {
  test.each([
    [0, 'same', true],
    [2, null, true],
    [2, 'improved', true],
    [3, 'worsened', true],
    [3, 'same', false],
    [4, 'improved', false],
    [null, null, false],
  ] as const)('likelihood %s that is %s: %s', (likelihood, likelihoodDelta, asks) => {
    expect(asksForSentence({ state: 'approved', likelihood, likelihoodDelta })).toBe(asks);
  });

  test('is for running goals only', () => {
    const asking = goalStates.filter((state) =>
      asksForSentence({ state, likelihood: 0, likelihoodDelta: null }),
    );
    expect(asking.toSorted()).toEqual(['approved', 'shelving_in_review']);
  });
});

describe('sentenceSince', () => {
  const said = (...levels: (number | null)[]) =>
    levels.flatMap((likelihood, at) => (likelihood === null ? [] : [{ week: at + 1, likelihood }]));

  test.each([
    [[], 0],
    [[3, 3, 2], 3],
    [[3, 2, null, 1, 2], 2],
    [[1, 4, 2, 2], 3],
    [[0, 1], 1],
    // Fallen, but still likely: only what was said with that prediction explains it.
    [[4, null, 3], 3],
  ])('of %j: week %d', (levels, week) => {
    expect(sentenceSince(said(...levels))).toBe(week);
  });
});
