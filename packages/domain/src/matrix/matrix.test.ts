import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GoalState, goalStates } from '../goals/lifecycle.ts';
import { type Rating, ratings } from '../goals/rating.ts';
import { strategicObjectives } from '../strategy/objectives.ts';
import {
  cellCount,
  cellOf,
  countsOf,
  generationsIn,
  isKept,
  isMatrixEmpty,
  type MatrixFilter,
  type MatrixGoal,
  noFilter,
  placeOf,
  ratingsOfCell,
  statesWithMatrix,
} from './matrix.ts';

const rating = fc.constantFrom<Rating[]>(...ratings);
const stateArb = fc.constantFrom<GoalState[]>(...goalStates);
const objectiveArb = fc.option(fc.constantFrom(...strategicObjectives));
const goalArb: fc.Arbitrary<MatrixGoal> = fc
  .record({
    generation: fc.nat({ max: 4 }),
    state: stateArb,
    objective: objectiveArb,
    given: fc.option(fc.record({ likelihood: rating, quality: rating })),
    isFinalized: fc.boolean(),
  })
  .map(({ given, ...goal }) => ({ ...goal, ...(given ?? { likelihood: null, quality: null }) }));
const filterArb: fc.Arbitrary<MatrixFilter> = fc.record({
  generations: fc.option(fc.uniqueArray(fc.nat({ max: 5 }))),
  states: fc.option(fc.uniqueArray(stateArb)),
  objectives: fc.option(fc.uniqueArray(fc.constantFrom(...strategicObjectives))),
  unlikely: fc.boolean(),
  cell: fc.option(fc.nat({ max: cellCount - 1 })),
});

const goal = (fields: Partial<MatrixGoal> = {}): MatrixGoal => ({
  generation: 1,
  state: 'approved',
  objective: 'Sales',
  likelihood: 3,
  quality: 1,
  isFinalized: false,
  ...fields,
});

describe('a cell', () => {
  test('counts likelihood in fives and quality in ones', () => {
    expect([cellOf(0, 0), cellOf(0, 4), cellOf(1, 0), cellOf(3, 1), cellOf(4, 4)]).toEqual([0, 4, 5, 16, 24]);
  });

  test('corresponds to one prediction, and each prediction to one cell', () => {
    const cells = ratings.flatMap((likelihood) => ratings.map((quality) => cellOf(likelihood, quality)));
    expect(new Set(cells).size).toBe(cellCount);
    for (const cell of cells) {
      const back = ratingsOfCell(cell);
      expect(back && cellOf(back.likelihood, back.quality)).toBe(cell);
    }
  });

  test.each([-1, 25, 1.5, Number.NaN])('%s is not a cell', (number) => {
    expect(ratingsOfCell(number)).toBeUndefined();
  });
});

describe('a goal is placed', () => {
  test('at its likelihood and quality', () => {
    expect(placeOf(goal())).toBe(16);
  });

  test('nowhere before its first prediction and after it is finalized', () => {
    expect(placeOf(goal({ likelihood: null, quality: null }))).toBeNull();
    expect(placeOf(goal({ isFinalized: true }))).toBeNull();
  });
});

describe('the list', () => {
  test('keeps every goal without a filter, placed or not', () => {
    fc.assert(fc.property(goalArb, (one) => isKept(one, noFilter)));
  });

  test('keeps the goals that match level, state and cell', () => {
    const filter = {
      generations: [1, 2],
      states: ['approved'],
      objectives: null,
      unlikely: false,
      cell: 16,
    } as const;
    expect(isKept(goal(), filter)).toBe(true);
    expect(isKept(goal({ generation: 0 }), filter)).toBe(false);
    expect(isKept(goal({ state: 'finalized' }), filter)).toBe(false);
    expect(isKept(goal({ likelihood: 2 }), filter)).toBe(false);
    expect(isKept(goal({ isFinalized: true }), filter)).toBe(false);
  });

  test('keeps the goals called unlikely', () => {
    const filter = { ...noFilter, unlikely: true };
    expect(ratings.filter((likelihood) => isKept(goal({ likelihood }), filter))).toEqual([0, 1]);
    expect(isKept(goal({ likelihood: null, quality: null }), filter)).toBe(false);
    expect(isKept(goal({ likelihood: 0, isFinalized: true }), filter)).toBe(false);
  });

  test('an objective keeps the goals that serve it', () => {
    const filter = { ...noFilter, objectives: ['Sales' as const] };
    expect(isKept(goal(), filter)).toBe(true);
    expect(isKept(goal({ objective: 'Product' }), filter)).toBe(false);
    expect(isKept(goal({ objective: null }), filter)).toBe(false);
  });

  test('is empty when no level or no state is chosen', () => {
    expect(isKept(goal(), { ...noFilter, generations: [] })).toBe(false);
    expect(isKept(goal(), { ...noFilter, states: [] })).toBe(false);
    expect(isKept(goal(), { ...noFilter, objectives: [] })).toBe(false);
  });
});

describe('the counts', () => {
  test('each equals the length of the list for its cell, whatever the filters', () => {
    fc.assert(
      fc.property(fc.array(goalArb), filterArb, (goals, filter) => {
        const counts = countsOf(goals, filter);
        expect(counts).toHaveLength(cellCount);
        counts.forEach((count, cell) => {
          expect(count).toBe(goals.filter((one) => isKept(one, { ...filter, cell })).length);
        });
      }),
    );
  });

  test('together with the goals without a place they make the whole list', () => {
    fc.assert(
      fc.property(fc.array(goalArb), filterArb, (goals, drawn) => {
        const filter = { ...drawn, cell: null };
        const listed = goals.filter((one) => isKept(one, filter));
        const placed = countsOf(goals, filter).reduce((sum, count) => sum + count, 0);
        expect(placed + listed.filter((one) => placeOf(one) === null).length).toBe(listed.length);
      }),
    );
  });

  test('do not depend on the chosen cell', () => {
    fc.assert(
      fc.property(fc.array(goalArb), filterArb, (goals, filter) => {
        expect(countsOf(goals, filter)).toEqual(countsOf(goals, { ...filter, cell: null }));
      }),
    );
  });
});

describe('the grid is empty', () => {
  test('exactly when every count is 0', () => {
    fc.assert(
      fc.property(fc.array(goalArb), filterArb, (goals, filter) => {
        expect(isMatrixEmpty(goals, filter)).toBe(countsOf(goals, filter).every((count) => count === 0));
      }),
    );
  });

  test('when every goal is finalized or waits for its first prediction', () => {
    expect(isMatrixEmpty([goal({ isFinalized: true }), goal({ likelihood: null, quality: null })])).toBe(
      true,
    );
    expect(isMatrixEmpty([goal()])).toBe(false);
    expect(isMatrixEmpty([])).toBe(true);
  });
});

test('the levels are those of the tree, each once, top first', () => {
  expect(generationsIn([])).toEqual([]);
  expect(generationsIn([2, 0, 1, 2, 1, 10].map((generation) => ({ generation })))).toEqual([0, 1, 2, 10]);
});

test('drafts have no matrix of their own, and shelved goals are left out', () => {
  const without = goalStates.filter((state) => !statesWithMatrix.includes(state));
  expect(without.sort()).toEqual(['draft', 'review', 'shelved']);
});
