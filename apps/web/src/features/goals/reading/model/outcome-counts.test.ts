import { expect, test } from 'vitest';
import { saidAndDone } from './outcome-counts.ts';

const goal = (
  Weeks: string,
  Completed: boolean | null,
  percent: number | null = null,
  corrected: number | null = null,
) => ({
  Weeks,
  OwnerGoalResult: { Id: 1, Completed, ObjectiveResult: percent, Quality: null },
  ManagerGoalResult: corrected === null ? null : { Id: 2, Completed: null, ObjectiveResult: corrected },
});

test('each finished goal has its last word, the widest from its result first', () => {
  const open = { Weeks: '4444---------', OwnerGoalResult: null, ManagerGoalResult: null };
  const goals = [
    open,
    goal('3344---------', true),
    goal('12-----4-----', false),
    goal('-------------', true),
    goal('0---------1--', true),
    goal('2222222222222', null, 100, 50),
  ];
  const shown = saidAndDone(goals).map(({ goal: { Weeks }, said }) => [Weeks, said?.week, said?.likelihood]);
  expect(shown).toEqual([
    ['12-----4-----', 8, 4],
    ['0---------1--', 11, 1],
    ['3344---------', 4, 4],
    ['2222222222222', 13, 2],
    ['-------------', undefined, undefined],
  ]);
});
