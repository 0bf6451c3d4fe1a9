import { expect, test } from 'vitest';
import { buildInfo, buildStatus } from '../../acting/components/goal-info.fixture.ts';
import { firstWeek, predictionBefore, weekAfter } from './open-weeks.ts';

const info = (
  isNeeded: boolean,
  week7: [number, number] | null,
  week8: [number, number] | null,
  askedWeek = 8,
) =>
  buildInfo({
    AskedWeekId: 400 + askedWeek,
    Goal: { IsNeedsUpdate: isNeeded },
    GoalStatuses: [buildStatus(8, week8), buildStatus(7, week7), buildStatus(6, [2, 2], false)],
  });

test.each([
  ['nothing needed', info(false, null, null, 7), 8],
  ['the latest week is asked for', info(true, null, null, 8), 8],
  ['only the week before is asked for', info(true, null, null, 7), 7],
  ['the week before is asked for, and the latest is given', info(true, null, [3, 3], 7), 7],
  ['the week before is given', info(true, [3, 3], null, 7), 8],
  ['a week that is closed is asked for', info(true, null, null, 6), 8],
] as const)('%s', (_case, goal, week) => {
  expect(firstWeek(goal)?.GoalPeriodWeek.Week).toBe(week);
});

test('without an open week no week is shown first', () => {
  const closed = buildInfo({ GoalStatuses: [buildStatus(6, null, false)] });
  expect(firstWeek(closed)).toBeUndefined();
});

test('a goal that needs no further update has no next week', () => {
  expect(weekAfter(info(false, null, [3, 3]), 1008)).toBeUndefined();
  expect(weekAfter(info(true, null, [3, 3]), 1008)?.Id).toBe(1007);
  expect(weekAfter(info(true, [1, 1], [3, 3]), 1008)).toBeUndefined();
});

test('the prediction before a week is the latest earlier one that was given', () => {
  const goal = info(false, null, null);
  expect(predictionBefore(goal, buildStatus(8, null))?.GoalPeriodWeek.Week).toBe(6);
  expect(predictionBefore(goal, buildStatus(6, null))).toBeUndefined();
});
