import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rating, ratings } from '../../goals/rating.ts';
import {
  chanceOf,
  isAssumed,
  learnChances,
  modelWithoutHistory,
  rising,
  type ScoredGoal,
  tenthsOf,
  usedModel,
} from './chances.ts';
import type { Phase } from './own-record.ts';

type Pair = [Rating, Rating] | null;
interface Asked {
  label: Rating | null;
  quality: Rating | null;
  phase: Phase;
  chance: number;
}
const fixtures: {
  learnAndChance: {
    finished: { id: number; owner: number; y: 0 | 1; weeks: Pair[] }[];
    table: number[][];
    cellGoals: number[][];
    quality: number[];
    asks: Asked[];
    withoutHistory: { table: number[][]; quality: number[]; asks: Asked[] };
  };
  monotone: { values: number[]; weights: number[]; expected: number[] };
} = JSON.parse(readFileSync(new URL('../insight-fixtures.json', import.meta.url), 'utf8'));
const { finished, ...expected } = fixtures.learnAndChance;

const goals: ScoredGoal[] = finished.map(({ id, owner, y, weeks }) => ({
  id,
  ownerId: owner,
  isAchieved: y === 1,
  weeks: weeks.length,
  given: weeks.flatMap((pair, at) => (pair ? [{ week: at + 1, likelihood: pair[0], quality: pair[1] }] : [])),
}));
const learned = learnChances(goals);

/** Compares within the tolerance of the reference numbers. */
function near(actual: readonly number[], wanted: readonly number[]): void {
  expect(actual).toHaveLength(wanted.length);
  for (const [at, value] of wanted.entries())
    expect(Math.abs((actual[at] ?? 0) - value)).toBeLessThan(0.0005);
}

test('the reference numbers are learned from the finished goals', () => {
  near(learned.table.flat(), expected.table.flat());
  near(
    learned.worth.flat().map(({ goals: worth }) => worth),
    expected.cellGoals.flat(),
  );
  near(learned.quality, expected.quality);
  for (const { label, quality, phase, chance } of expected.asks)
    near([chanceOf(learned, { likelihood: label, quality }, phase)], [chance]);
});

test('without history the prior chances apply', () => {
  const without = learnChances([]);
  expect(without).toEqual(modelWithoutHistory);
  near(without.table.flat(), expected.withoutHistory.table.flat());
  for (const { label, quality, phase, chance } of expected.withoutHistory.asks)
    near([chanceOf(without, { likelihood: label, quality }, phase)], [chance]);
});

test('falling neighbours are put together', () => {
  const { values, weights, expected: risen } = fixtures.monotone;
  near(rising(values, weights), risen);
});

test('the same goals in another order give the same bytes', () => {
  for (const other of [goals.toReversed(), [...goals.slice(3), ...goals.slice(0, 3)]])
    expect(JSON.stringify(learnChances(other))).toBe(JSON.stringify(learned));
});

const rating = fc.constantFrom(...ratings);
const anyGoal = fc.record({
  id: fc.nat(),
  ownerId: fc.nat({ max: 9 }),
  isAchieved: fc.boolean(),
  weeks: fc.constantFrom(13, 14),
  given: fc
    .uniqueArray(fc.record({ week: fc.integer({ min: 1, max: 13 }), likelihood: rating, quality: rating }), {
      selector: ({ week }) => week,
    })
    .map((given) => given.sort((a, b) => a.week - b.week)),
});

test('a chance never falls when the label rises', () => {
  fc.assert(
    fc.property(
      fc.array(anyGoal, { maxLength: 40 }),
      rating,
      fc.constantFrom<Phase>(0, 1, 2),
      (some, quality, phase) => {
        const model = learnChances(some);
        const chances = ratings.map((likelihood) => chanceOf(model, { likelihood, quality }, phase));
        expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      },
    ),
    { numRuns: 100 },
  );
});

describe('what may be shown', () => {
  const worth = (owners: number, each: number): ScoredGoal[] =>
    Array.from({ length: owners * each }, (_, id) => ({
      id,
      ownerId: id % owners,
      isAchieved: true,
      weeks: 14,
      given: [{ week: 8, likelihood: 3, quality: 2 }],
    }));

  test('the table of fewer than five people is not used', () => {
    expect(usedModel(learnChances(worth(4, 10)))).toBe(modelWithoutHistory);
    const five = learnChances(worth(5, 4));
    expect(usedModel(five)).toBe(five);
  });

  test.each([
    [5, 1, false],
    [4, 5, true],
    [2, 2, true],
  ])('a label of %i people with %i goals each is an assumption: %s', (owners, each, isOne) => {
    const model = learnChances(worth(owners, each));
    expect(isAssumed(model, 3, 1)).toBe(isOne);
    expect(isAssumed(model, 3, 2)).toBe(true);
    expect(isAssumed(model, null, 1)).toBe(true);
  });

  test('no chance is certain', () => {
    expect([0, 0.04, 0.449, 0.45, 0.97, 1].map(tenthsOf)).toEqual([1, 1, 4, 5, 9, 9]);
  });
});
