import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCalendarSettings as calendar } from '../calendar/settings.ts';
import { goalStates } from '../goals/lifecycle.ts';
import { roleNames } from '../people/roles/roles.ts';
import {
  type CountedGoal,
  complianceAnswer,
  complianceFigures,
  compliancePercent,
  complianceTimes,
  figureAnswers,
  figureGoals,
  isCounted,
} from './compliance.ts';

const at = (instant: string) => complianceTimes(Date.parse(instant), calendar);

describe('the asked-for week', () => {
  // Chicago is six hours behind UTC. The eighth week is Monday 16 to Sunday 22 November 2026.
  test.each([
    ['on Wednesday the week before', '2026-11-19T05:59:59Z', 7, false],
    ['from Thursday on the running week', '2026-11-19T06:00:00Z', 8, true],
    ['on Sunday still', '2026-11-23T05:59:59Z', 8, true],
    ['on Monday it is the week before again', '2026-11-23T06:00:00Z', 8, false],
  ])('%s', (_, instant, week, isCurrentWeek) => {
    const times = at(instant);
    expect([times.asked.week, times.isCurrentWeek]).toEqual([week, isCurrentWeek]);
    expect(times.asked.quarter).toEqual(times.current);
  });

  test('a cut first week is asked for on its first day', () => {
    expect(at('2026-07-01T12:00:00Z').asked).toMatchObject({ quarter: { quarter: 3 }, week: 1 });
    // Q1 2028 begins on a Saturday: its first week is that weekend.
    expect(at('2028-01-01T06:00:00Z')).toMatchObject({ asked: { week: 1 }, isCurrentWeek: true });
  });

  test('before the first week of a quarter is asked for, the last week of the quarter before is', () => {
    // Q3 2024 begins on a Monday.
    const times = at('2024-07-01T12:00:00Z');
    expect(times.current).toMatchObject({ year: 2024, quarter: 3 });
    expect(times.asked.quarter).toEqual(times.previous);
    expect([times.asked.week, times.isCurrentWeek]).toEqual([13, false]);
    expect(at('2024-07-04T12:00:00Z').asked).toMatchObject({ quarter: { quarter: 3 }, week: 1 });
  });
});

test('observers, deactivated people and people who have not accepted never count', () => {
  for (const role of roleNames) {
    expect(isCounted({ role, isActive: false, hasAccepted: true })).toBe(false);
    expect(isCounted({ role, isActive: true, hasAccepted: false })).toBe(false);
    expect(isCounted({ role, isActive: true, hasAccepted: true })).toBe(role !== 'observer');
  }
});

const thursday = at('2026-11-19T18:00:00Z');
const here = thursday.current.index;
const goal = (more: Partial<CountedGoal> = {}): CountedGoal => ({
  periodIndex: here,
  state: 'approved',
  recentWeek: 8,
  recentGap: false,
  firstWeek: 0,
  ...more,
});
const answers = (...goals: CountedGoal[]) => {
  const counts = figureGoals(goals, thursday);
  return complianceFigures.map((figure) => complianceAnswer(figure, counts[figure]));
};

describe('the standing of a person', () => {
  test.each([
    ['without goals: open in goal creation, and nowhere else', [], ['open', null, null]],
    ['with an updated goal', [goal()], ['done', 'done', null]],
    ['one missing prediction is enough', [goal(), goal({ recentWeek: 7 })], ['done', 'open', null]],
    ['a goal in review is handed in', [goal({ state: 'review' })], ['done', null, null]],
    ['only a draft', [goal({ state: 'draft' })], ['draft', null, null]],
    [
      'a draft beside a goal in review',
      [goal({ state: 'draft' }), goal({ state: 'review' })],
      ['done', null, null],
    ],
    ['a draft of the next quarter', [goal({ state: 'draft', periodIndex: here + 1 })], ['open', null, null]],
    ['a shelved goal does not count', [goal({ state: 'shelved' })], ['open', null, null]],
    ['a goal whose shelving waits is a goal', [goal({ state: 'shelving_in_review' })], ['done', null, null]],
    ['an early result asks for no prediction', [goal({ state: 'finalized' })], ['done', null, null]],
    ['a goal published after the asking day', [goal({ firstWeek: 9, recentWeek: 0 })], ['done', null, null]],
    ['published before the asking day', [goal({ firstWeek: 8, recentWeek: 0 })], ['done', 'open', null]],
    ['of a later quarter', [goal({ periodIndex: here + 1 })], ['open', null, null]],
    ['all finalized', [goal({ periodIndex: here - 1, state: 'finalized' })], ['open', null, 'done']],
    [
      'a result waits for its review',
      [
        goal({ periodIndex: here - 1, state: 'finalized' }),
        goal({ periodIndex: here - 1, state: 'results_in_review' }),
      ],
      ['open', null, 'waiting'],
    ],
    [
      'a result waits, another one is missing',
      [goal({ periodIndex: here - 1 }), goal({ periodIndex: here - 1, state: 'results_in_review' })],
      ['open', null, 'open'],
    ],
    [
      'a request to shelve waits',
      [goal({ periodIndex: here - 1, state: 'shelving_in_review' })],
      ['open', null, 'waiting'],
    ],
    ['left approved', [goal({ periodIndex: here - 1 })], ['open', null, 'open']],
    ['shelved last quarter', [goal({ periodIndex: here - 1, state: 'shelved' })], ['open', null, null]],
  ])('%s', (_, goals, expected) => {
    expect(answers(...goals)).toEqual(expected);
  });
});

const goalArb = fc.record({
  periodIndex: fc.integer({ min: here - 2, max: here + 1 }),
  state: fc.constantFrom(...goalStates),
  recentWeek: fc.integer({ min: 0, max: 8 }),
  recentGap: fc.boolean(),
  firstWeek: fc.integer({ min: 0, max: 9 }),
});

describe('for every set of goals', () => {
  test('open goals are part of the counted goals', () => {
    fc.assert(
      fc.property(fc.array(goalArb), (goals) => {
        for (const figure of complianceFigures) {
          const counts = figureGoals(goals, thursday)[figure];
          expect(counts.open).toBeLessThanOrEqual(counts.goals);
          const answer = complianceAnswer(figure, counts);
          if (answer !== null) expect(figureAnswers[figure]).toContain(answer);
        }
      }),
    );
  });

  test('a goal that does not count changes nothing', () => {
    fc.assert(
      fc.property(fc.array(goalArb), goalArb, (goals, more) => {
        fc.pre(more.state === 'shelved' || (more.state === 'draft' && more.periodIndex !== here));
        expect(figureGoals([...goals, more], thursday)).toEqual(figureGoals(goals, thursday));
      }),
    );
  });
});

test.each([
  [0, 0, null],
  [0, 3, 0],
  [3, 0, 100],
  [1, 2, 33],
  [2, 1, 67],
  [1, 7, 13],
])('%i done and %i open make %s percent', (done, open, percent) => {
  expect(compliancePercent(done, open)).toBe(percent);
});
