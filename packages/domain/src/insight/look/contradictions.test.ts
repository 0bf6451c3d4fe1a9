import { describe, expect, test } from 'vitest';
import { goalStates } from '../../goals/lifecycle.ts';
import { type Rating, ratings } from '../../goals/rating.ts';
import { isCounted, isLow, isParentHigh, type PredictedGoal } from './contradictions.ts';

const goal = (likelihood: Rating | null, changes: Partial<PredictedGoal> = {}): PredictedGoal => ({
  state: 'approved',
  isPrivate: false,
  likelihood,
  ...changes,
});

test.each(goalStates)('a goal in state %s is counted only while it runs, and never if private', (state) => {
  const runs = ['approved', 'shelving_in_review', 'results_in_review'].includes(state);
  expect(isCounted({ state, isPrivate: false })).toBe(runs);
  expect(isCounted({ state, isPrivate: true })).toBe(false);
});

test('Not at all and Not sure are low', () => {
  expect(ratings.filter(isLow)).toEqual([0, 1]);
});

describe('the owner is more hopeful than the goals below', () => {
  test.each<[string, Rating | null, rated: number, low: number, boolean]>([
    ['Likely above half', 3, 4, 2, true],
    ['Very likely above three of four', 4, 4, 3, true],
    ['Likely above all', 3, 2, 2, true],
    ['Likely above fewer than half', 3, 3, 1, false],
    ['Unsure above all', 2, 3, 3, false],
    ['Not sure above all', 1, 3, 3, false],
    ['Very likely above one goal', 4, 1, 1, false],
    ['Very likely above one of two', 4, 2, 1, true],
    ['Very likely above no goal', 4, 0, 0, false],
    ['Very likely above hopeful ones', 4, 5, 0, false],
    ['no prediction', null, 3, 3, false],
  ])('%s', (_, likelihood, rated, low, expected) => {
    expect(isParentHigh(goal(likelihood), { rated, low })).toBe(expected);
  });

  test('is never said of a private goal, nor of one that does not run', () => {
    const all = { rated: 3, low: 3 };
    expect(isParentHigh(goal(4), all)).toBe(true);
    expect(isParentHigh(goal(4, { isPrivate: true }), all)).toBe(false);
    for (const state of ['draft', 'review', 'finalized', 'shelved'] as const)
      expect(isParentHigh(goal(4, { state }), all)).toBe(false);
  });
});
