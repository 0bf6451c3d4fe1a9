import { describe, expect, test } from 'vitest';
import type { Rating } from '../../goals/rating.ts';
import { type FinishedGoal, isAchieved, ownRecord, phaseOf } from './own-record.ts';

test.each([
  [1, 14, 0],
  [5, 14, 0],
  [6, 14, 1],
  [4, 13, 0],
  [5, 13, 1],
  [10, 14, 1],
  [11, 14, 2],
  [14, 14, 2],
])('week %i of %i is in phase %i', (week, weeks, phase) => {
  expect(phaseOf(week, weeks)).toBe(phase);
});

test.each<[string, boolean | null, number | null, [boolean | null, number | null] | null, boolean]>([
  ['the owner says yes', true, null, null, true],
  ['the owner says no', false, null, null, false],
  ['the manager says no', true, null, [false, null], false],
  ['the manager says yes', false, null, [true, null], true],
  ['the manager gave only words', true, null, [null, null], true],
  ['70 per cent', null, 70, null, true],
  ['69.99 per cent', null, 69.99, null, false],
  ['the manager’s percentage', null, 100, [null, 40], false],
])('achieved: %s', (_, completed, percent, manager, expected) => {
  const given = manager && { completed: manager[0], percent: manager[1] };
  expect(isAchieved({ completed, percent }, given)).toBe(expected);
});

describe('the own record', () => {
  const finished = (isAchieved: boolean, ...given: [week: number, likelihood: Rating][]): FinishedGoal => ({
    weeks: 14,
    given: given.map(([week, likelihood]) => ({ week, likelihood })),
    isAchieved,
  });
  const likely = [true, true, false, false, false].map((each) => finished(each, [8, 3]));

  test('counts goals with the same word at the same point', () => {
    expect(ownRecord(likely, 3, 1)).toEqual({ said: 5, cameTrue: 2 });
  });

  test('needs five goals', () => {
    expect(ownRecord(likely.slice(1), 3, 1)).toBeNull();
  });

  test('knows no other word and no other phase', () => {
    expect(ownRecord(likely, 4, 1)).toBeNull();
    expect(ownRecord(likely, 3, 0)).toBeNull();
    expect(ownRecord(likely, 3, 2)).toBeNull();
  });

  test('takes the last word of the phase, in whatever order the weeks come', () => {
    const changed = finished(true, [9, 1], [7, 3], [12, 3]);
    expect(ownRecord([...likely, changed], 3, 1)).toEqual({ said: 5, cameTrue: 2 });
    expect(ownRecord([...likely, finished(true, [9, 3], [7, 1])], 3, 1)).toEqual({ said: 6, cameTrue: 3 });
  });
});
