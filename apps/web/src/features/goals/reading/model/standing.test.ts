import { describe, expect, it, test } from 'vitest';
import { period } from '../../acting/components/goal-info.fixture.ts';
import { buildListed, buildRecent } from './goals.fixture.ts';
import { currentWeekOf, outcomeSummary, standingOf } from './standing.ts';

const yes = { Id: 1, Completed: true, ObjectiveResult: null, Quality: 3 };
const no = { Id: 2, Completed: false, ObjectiveResult: null, Quality: null };
const objective = { Id: 3, Completed: null, ObjectiveResult: 80, Quality: 4 };

describe('a goal stands', () => {
  it('at its latest prediction, with its directions', () => {
    const recent = buildRecent(3, 2, { LikelihoodDelta: 'worsened', QualityDelta: 'same' });
    expect(standingOf(buildListed({ MostRecentGoalStatus: recent }))).toEqual({
      likelihood: { level: 3, trend: 'worsened' },
      quality: { level: 2, trend: 'same' },
      result: null,
    });
  });

  it('nowhere before the first prediction', () => {
    expect(standingOf(buildListed({ MostRecentGoalStatus: null }))).toEqual({
      likelihood: null,
      quality: null,
      result: null,
    });
  });

  it.each([
    [yes, { completed: true, percent: null, quality: 3, isInDispute: false }],
    [no, { completed: false, percent: null, quality: null, isInDispute: false }],
    [objective, { completed: null, percent: 80, quality: 4, isInDispute: false }],
  ])('at its result %j', (OwnerGoalResult, result) => {
    expect(standingOf(buildListed({ OwnerGoalResult })).result).toEqual(result);
  });
});

test.each([
  ['the running quarter', period.StartDate, 8],
  ['an earlier one', '2026-07-01', null],
  ['a later one', '2027-01-01', 0],
])('the current week in %s', (_what, PeriodStartDate, week) => {
  expect(currentWeekOf({ PeriodStartDate }, period)).toBe(week);
});

test.each([
  ['4 goals: 3 completed, 1 not', [yes, yes, no, yes]],
  ['1 goal: 1 not completed', [no]],
  [
    '4 goals: 1 completed, 2 at 60% on average, 1 without result',
    [yes, objective, { ...objective, ObjectiveResult: 40 }, null],
  ],
])('the head of a finished quarter: %s', (words, results) => {
  expect(
    outcomeSummary(results.map((OwnerGoalResult) => ({ OwnerGoalResult, ManagerGoalResult: null }))),
  ).toBe(words);
});

test('a dispute is neither completed nor not, in marks and heads', () => {
  const disputed = buildListed({
    OwnerGoalResult: yes,
    ManagerGoalResult: { Id: 3, Completed: false, ObjectiveResult: null },
  });
  expect(standingOf(disputed).result).toMatchObject({ completed: true, isInDispute: true });
  expect(outcomeSummary([disputed, { OwnerGoalResult: yes, ManagerGoalResult: null }])).toBe(
    '2 goals: 1 completed, 1 in dispute',
  );
});

test('a percentage counts as the manager corrected it, in marks and heads', () => {
  const corrected = {
    OwnerGoalResult: objective,
    ManagerGoalResult: { Id: 4, Completed: null, ObjectiveResult: 40 },
  };
  expect(standingOf(buildListed(corrected)).result).toMatchObject({ percent: 40, isInDispute: false });
  expect(outcomeSummary([corrected])).toBe('1 goal: 1 at 40% on average');
});
