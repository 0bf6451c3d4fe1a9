import { expect, test } from 'vitest';
import { beginRun, type Run, type RunOutcome, type RunStep, stepAfter } from './next-goal.ts';

const step = (goalId: number): RunStep => ({ goalId, title: `Goal ${goalId}`, layer: 'update' });
const done: RunOutcome = { kind: 'answered', word: 'Approved' };
const idsOf = (run: Run) => run.steps.map((each) => each.goalId);

test('a run begins at the person’s goal; the others follow in list order, once each', () => {
  expect(idsOf(beginRun('predict', step(2), [step(1), step(2), step(3)]))).toEqual([2, 1, 3]);
});

test('a goal that is not in the list comes first', () => {
  expect(idsOf(beginRun('review', step(9), [step(1)]))).toEqual([9, 1]);
});

test('the next goal is the first later one that is not done; the run ends without starting again', () => {
  const run = beginRun('predict', step(1), [step(2), step(3)]);
  const later: Run = { ...run, outcomes: new Map([[2, done]]) };
  expect(stepAfter(run, 1)?.goalId).toBe(2);
  expect(stepAfter(later, 1)?.goalId).toBe(3);
  expect(stepAfter(later, 3)).toBeUndefined();
});
