import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AskedGoal,
  countFigures,
  type FiguredGoal,
  figureNames,
  goalFigures,
  outcomeOf,
  sumFigures,
  weekFigures,
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
const asked = (more: Partial<AskedGoal> = {}): AskedGoal => ({
  state: 'approved',
  firstWeek: 0,
  recentWeek: 0,
  recentGap: false,
  ...more,
});
const final = ['handedIn', 'counted'];
const open = [...final, 'running', 'unfinished'];

test.each<[string, FiguredGoal, string[]]>([
  ['a draft', goal({ state: 'draft' }), ['drafts']],
  ['a goal in review', goal({ state: 'review' }), ['handedIn']],
  ['a shelved goal', goal({ state: 'shelved', likelihood: 0 }), []],
  ['a goal without a prediction', goal(), [...open, 'notPredicted']],
  ['a likely goal', goal({ likelihood: 3 }), [...open, 'predicted', 'likely', 'runningPredicted']],
  ['an unsure goal', goal({ likelihood: 2 }), [...open, 'predicted', 'unsure', 'runningPredicted']],
  [
    'a goal at risk',
    goal({ likelihood: 1 }),
    [...open, 'predicted', 'atRisk', 'unlikely', 'runningPredicted', 'runningUnlikely'],
  ],
  [
    'a goal whose owner asks to shelve it is no longer at risk, and waits for the manager',
    goal({ state: 'shelving_in_review', likelihood: 1 }),
    [...final, 'predicted', 'unlikely', 'running', 'runningPredicted', 'runningUnlikely', 'waiting'],
  ],
  [
    'a finalized goal that was called unlikely',
    goal({ state: 'finalized', likelihood: 0, result: done }),
    [...final, 'predicted', 'unlikely', 'withResult', 'completed'],
  ],
  [
    'a result that waits for the manager',
    goal({ state: 'results_in_review', likelihood: 4, result: not }),
    [...final, 'predicted', 'likely', 'running', 'runningPredicted', 'withResult', 'missed', 'waiting'],
  ],
  [
    'a percentage',
    goal({ state: 'finalized', result: { completed: null, percent: 99 } }),
    [...final, 'notPredicted', 'withResult', 'partly'],
  ],
  [
    'a dispute',
    goal({ state: 'finalized', likelihood: 4, result: done, managerCompleted: false }),
    [...final, 'predicted', 'likely', 'withResult', 'inDispute'],
  ],
])('%s', (_name, one, counted) => {
  const names = figureNames.filter((name) => goalFigures[name].counts(one));
  expect(names.toSorted()).toEqual(counted.toSorted());
});

test.each<[string, Parameters<typeof weekFigures.asked>, asked: boolean, notUpdated: boolean]>([
  ['a goal without a prediction', [asked(), 7], true, true],
  ['one with a prediction of the week', [asked({ recentWeek: 7 }), 7], true, false],
  ['one that skipped the week before its latest', [asked({ recentWeek: 8, recentGap: true }), 7], true, true],
  ['one that was published after the asking day', [asked({ firstWeek: 8 }), 7], false, false],
  ['before the first asking day', [asked(), 0], false, false],
  ['one with a result', [asked({ state: 'results_in_review' }), 7], false, false],
])('asked for in a week: %s', (_name, facts, isAsked, isNotUpdated) => {
  expect([weekFigures.asked(...facts), weekFigures.notUpdated(...facts)]).toEqual([isAsked, isNotUpdated]);
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
        if (of !== null) expect(figures[name]).toBeLessThanOrEqual(figures[of]);
      }
      expect(figures.predicted + figures.notPredicted).toBe(figures.counted);
      const { completed, partly, missed, inDispute, withResult } = figures;
      expect(completed + partly + missed + inDispute).toBe(withResult);
      expect(sumFigures([figures, countFigures(more)])).toEqual(countFigures([...some, ...more]));
    }),
  );
});
