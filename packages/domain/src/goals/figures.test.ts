import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countFigures,
  type FiguredGoal,
  figureNames,
  goalFigures,
  outcomeOf,
  sumFigures,
} from './figures.ts';
import { goalStates } from './lifecycle.ts';

const goal = (more: Partial<FiguredGoal> = {}): FiguredGoal => ({
  state: 'approved',
  likelihood: null,
  result: null,
  managerCompleted: null,
  ...more,
});
const done = { completed: true, percent: null };
const not = { completed: false, percent: null };

test.each<[string, FiguredGoal, string[]]>([
  ['a draft', goal({ state: 'draft' }), []],
  ['a goal in review', goal({ state: 'review' }), []],
  ['a shelved goal', goal({ state: 'shelved', likelihood: 0 }), []],
  ['a goal without a prediction', goal(), ['counted', 'notPredicted']],
  ['a likely goal', goal({ likelihood: 3 }), ['counted', 'predicted', 'likely']],
  ['an unsure goal', goal({ likelihood: 2 }), ['counted', 'predicted']],
  ['a goal at risk', goal({ likelihood: 1 }), ['counted', 'predicted', 'atRisk']],
  [
    'a finalized goal that was called unlikely',
    goal({ state: 'finalized', likelihood: 0, result: done }),
    ['counted', 'predicted', 'withResult', 'completed'],
  ],
  [
    'a result that waits for the manager',
    goal({ state: 'results_in_review', likelihood: 4, result: not }),
    ['counted', 'predicted', 'likely', 'withResult', 'missed', 'waiting'],
  ],
  [
    'a percentage',
    goal({ state: 'finalized', result: { completed: null, percent: 99 } }),
    ['counted', 'notPredicted', 'withResult', 'partly'],
  ],
  [
    'a dispute',
    goal({ state: 'finalized', likelihood: 4, result: done, managerCompleted: false }),
    ['counted', 'predicted', 'likely', 'withResult', 'inDispute'],
  ],
])('%s', (_name, one, counted) => {
  expect(figureNames.filter((name) => goalFigures[name].counts(one))).toEqual(counted);
});

test('the manager’s answer is the outcome where it differs from the owner’s', () => {
  expect(outcomeOf({ result: done, managerCompleted: false })).toBe('missed');
  expect(outcomeOf({ result: not, managerCompleted: true })).toBe('completed');
  expect(outcomeOf({ result: done, managerCompleted: null })).toBe('completed');
});

test('no figure is larger than the figure that it is a share of, and the parts of results make the whole', () => {
  const result = fc.option(
    fc.oneof(
      fc.record({ completed: fc.boolean(), percent: fc.constant(null) }),
      fc.record({ completed: fc.constant(null), percent: fc.nat(120) }),
    ),
  );
  const goals = fc.array(
    fc.record({
      state: fc.constantFrom(...goalStates),
      likelihood: fc.option(fc.nat(4)),
      result,
      managerCompleted: fc.option(fc.boolean()),
    }),
  );
  fc.assert(
    fc.property(goals, goals, (some, more) => {
      const figures = countFigures(some);
      for (const name of figureNames) {
        const { of } = goalFigures[name];
        // A goal whose result is in review has one, so `waiting` is left out: these goals are drawn at random.
        if (of !== null && name !== 'waiting') expect(figures[name]).toBeLessThanOrEqual(figures[of]);
      }
      expect(figures.predicted + figures.notPredicted).toBe(figures.counted);
      const { completed, partly, missed, inDispute, withResult } = figures;
      expect(completed + partly + missed + inDispute).toBe(withResult);
      expect(sumFigures([figures, countFigures(more)])).toEqual(countFigures([...some, ...more]));
    }),
  );
});
