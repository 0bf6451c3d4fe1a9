import { expect, test } from 'vitest';
import { buildInfo, buildStatus } from '../../approval/components/goal-info.fixture.ts';
import { firstWeek, predictionBefore, weekAfter } from './open-weeks.ts';

const wednesday = Date.parse('2026-11-18T12:00:00Z');
const thursday = Date.parse('2026-11-19T12:00:00Z');
const info = (isNeeded: boolean, week7: [number, number] | null, week8: [number, number] | null) =>
  buildInfo({
    Goal: { IsNeedsUpdate: isNeeded },
    GoalStatuses: [buildStatus(8, week8), buildStatus(7, week7), buildStatus(6, [2, 2], false)],
  });

test.each([
  ['nothing asked', info(false, null, null), wednesday, 8],
  ['asked, and the latest week is due', info(true, null, null), thursday, 8],
  ['asked, and only the week before is due', info(true, null, null), wednesday, 7],
  ['asked, and the latest is given', info(true, null, [3, 3]), thursday, 7],
  ['asked, and the week before is given', info(true, [3, 3], null), wednesday, 8],
  ['a clock that is a year off', info(true, null, null), Date.parse('2025-11-18T12:00:00Z'), 8],
] as const)('%s', (_case, goal, now, week) => {
  expect(firstWeek(goal, now, 'UTC')?.GoalPeriodWeek.Week).toBe(week);
});

test('without an open week there is none to begin with', () => {
  const closed = buildInfo({ GoalStatuses: [buildStatus(6, null, false)] });
  expect(firstWeek(closed, thursday, 'UTC')).toBeUndefined();
});

test('a goal that asks no more has no week after', () => {
  expect(weekAfter(info(false, null, [3, 3]), 1008)).toBeUndefined();
  expect(weekAfter(info(true, null, [3, 3]), 1008)?.Id).toBe(1007);
  expect(weekAfter(info(true, [1, 1], [3, 3]), 1008)).toBeUndefined();
});

test('the prediction before a week is the latest earlier one that was given', () => {
  const goal = info(false, null, null);
  expect(predictionBefore(goal, buildStatus(8, null))?.GoalPeriodWeek.Week).toBe(6);
  expect(predictionBefore(goal, buildStatus(6, null))).toBeUndefined();
});
