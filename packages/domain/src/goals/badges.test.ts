import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriorityFacts } from './badges.ts';
import {
  delta,
  hasRecentGap,
  isAtRisk,
  isInDispute,
  isUnsure,
  isUpdateAsked,
  listPriority,
  needsFinalization,
  needsReview,
  needsUpdate,
  pendingEdits,
  shelveWarning,
  statusAge,
} from './badges.ts';
import { goalStates } from './lifecycle.ts';

describe('delta', () => {
  test.each([
    [1, 3, 'improved'],
    [3, 1, 'worsened'],
    [0, 0, 'same'],
    [null, 2, null],
    [2, null, null],
    [null, null, null],
  ] as const)('from %s to %s is %s', (previous, next, wanted) => {
    expect(delta(previous, next)).toBe(wanted);
  });

  test('the opposite change has the opposite delta', () => {
    const opposite = { improved: 'worsened', worsened: 'improved', same: 'same' } as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), (a, b) => {
        const there = delta(a, b);
        return there !== null && delta(b, a) === opposite[there];
      }),
    );
  });
});

describe('needs update', () => {
  const asked = { state: 'approved', isUpdateAsked: true, periodEnded: false, isOwner: true } as const;
  test('of an approved goal whose asked-for week has no prediction', () => {
    expect(needsUpdate(asked)).toBe(true);
    expect(needsUpdate({ ...asked, isUpdateAsked: false })).toBe(false);
  });

  test.each(goalStates.filter((state) => state !== 'approved'))('never in state %s', (state) => {
    expect(needsUpdate({ ...asked, state })).toBe(false);
  });

  test('is suppressed in an earlier period for the owner, not for others', () => {
    expect(needsUpdate({ ...asked, periodEnded: true })).toBe(false);
    expect(needsUpdate({ ...asked, periodEnded: true, isOwner: false })).toBe(true);
  });
});

describe('the asked-for week', () => {
  const goal = { recentWeek: 7, recentGap: false, firstWeek: 0 };

  test.each([
    ['no prediction yet', { ...goal, recentWeek: 0 }, 7, true],
    ['an older week predicted', { ...goal, recentWeek: 6 }, 7, true],
    ['predicted', goal, 7, false],
    ['predicted, the week before missing', { ...goal, recentGap: true }, 7, false],
    ['predicted, and the next one too', { ...goal, recentWeek: 8 }, 7, false],
    ['missing, the next one predicted', { ...goal, recentWeek: 8, recentGap: true }, 7, true],
    ['nothing is asked for', { ...goal, recentWeek: 0 }, 0, false],
    ['nothing is asked for, a week predicted ahead', { ...goal, recentWeek: 1, recentGap: true }, 0, false],
    [
      'some week before one predicted ahead, not the asked-for one',
      { ...goal, recentWeek: 9, recentGap: true },
      7,
      false,
    ],
    ['over before the goal existed', { recentWeek: 0, recentGap: false, firstWeek: 8 }, 7, false],
    ['in which the goal was created', { recentWeek: 0, recentGap: false, firstWeek: 7 }, 7, true],
    ['before the goal existed, the next one predicted', { ...goal, recentWeek: 8, firstWeek: 8 }, 7, false],
  ])('%s', (_, weeks, asked, wanted) => {
    expect(isUpdateAsked(weeks, asked)).toBe(wanted);
  });

  test.each([
    [[], 0, false],
    [[1], 0, false],
    [[2], 0, true],
    [[2], 2, false],
    [[2], 1, true],
    [[3, 5], 0, true],
    [[4, 5], 0, false],
    [[5], 15, false],
  ])(
    'after predictions for %j of a goal that exists from week %i, there is a gap: %s',
    (weeks, firstWeek, gap) => {
      expect(hasRecentGap(weeks, firstWeek)).toBe(gap);
    },
  );

  test('is found missing or not for any set of predicted weeks', () => {
    const cases = fc.record({
      weeks: fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
      firstWeek: fc.integer({ min: 0, max: 15 }),
      asked: fc.integer({ min: 0, max: 14 }),
    });
    fc.assert(
      fc.property(cases, ({ weeks, firstWeek, asked }) => {
        const given = weeks
          .filter((week) => week >= firstWeek && week <= asked + 1)
          .sort((one, other) => one - other);
        const isMissing = asked > 0 && asked >= firstWeek && !given.includes(asked);
        const known = { recentWeek: given.at(-1) ?? 0, recentGap: hasRecentGap(given, firstWeek), firstWeek };
        return isUpdateAsked(known, asked) === isMissing;
      }),
    );
  });
});

describe('needs finalization', () => {
  test('only own approved goals of an earlier period', () => {
    const facts = { state: 'approved', periodEnded: true, isOwner: true } as const;
    expect(needsFinalization(facts)).toBe(true);
    expect(needsFinalization({ ...facts, periodEnded: false })).toBe(false);
    expect(needsFinalization({ ...facts, isOwner: false })).toBe(false);
    for (const state of goalStates) {
      expect(needsFinalization({ ...facts, state }), state).toBe(state === 'approved');
    }
  });

  test('an owner has at most one of the two badges', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...goalStates),
        fc.boolean(),
        fc.boolean(),
        (state, isUpdateAsked, periodEnded) => {
          const facts = { state, isUpdateAsked, periodEnded, isOwner: true };
          return !(needsUpdate(facts) && needsFinalization(facts));
        },
      ),
    );
  });
});

describe('needs review', () => {
  test.each([
    ['draft', null, false],
    ['review', null, true],
    ['approved', null, false],
    ['approved', 'draft', false],
    ['approved', 'review', true],
    ['shelving_in_review', null, true],
    ['results_in_review', null, true],
    ['finalized', null, false],
    ['shelved', null, false],
  ] as const)('%s with edit %s: %s, for the manager only', (state, editState, waits) => {
    expect(needsReview({ state, editState, isManager: true, wasOwn: false })).toBe(waits);
    expect(needsReview({ state, editState, isManager: false, wasOwn: false })).toBe(false);
    expect(needsReview({ state, editState, isManager: true, wasOwn: true })).toBe(false);
  });
});

test('pending edits: only for people who see them', () => {
  expect(pendingEdits({ editState: 'draft', canSeePendingEdit: true })).toBe(true);
  expect(pendingEdits({ editState: 'review', canSeePendingEdit: true })).toBe(true);
  expect(pendingEdits({ editState: 'review', canSeePendingEdit: false })).toBe(false);
  expect(pendingEdits({ editState: null, canSeePendingEdit: true })).toBe(false);
});

test.each([
  [0, 'at risk'],
  [1, 'at risk'],
  [2, 'unsure'],
  [3, 'neither'],
  [4, 'neither'],
  [null, 'neither'],
] as const)('a running goal with likelihood %s is %s', (likelihood, says) => {
  const goal = { state: 'approved', likelihood } as const;
  expect([isAtRisk(goal), isUnsure(goal)]).toEqual([says === 'at risk', says === 'unsure']);
  for (const state of ['draft', 'review', 'results_in_review', 'finalized', 'shelved'] as const)
    expect([isAtRisk({ state, likelihood }), isUnsure({ state, likelihood })]).toEqual([false, false]);
});

test.each([
  [-1, null],
  [0, null],
  [1, null],
  [2, 'Status is 2 weeks old'],
  [9, 'Status is 9 weeks old'],
] as const)('a status of %i weeks reads %s', (weeks, text) => {
  expect(statusAge(weeks)).toBe(text);
});

describe('list priority', () => {
  const quiet: PriorityFacts = {
    state: 'approved',
    likelihoodDelta: null,
    needsReview: false,
    needsUpdate: false,
    needsFinalization: false,
    isOwner: false,
    hasPendingEdits: false,
  };
  const worsened = { likelihoodDelta: 'worsened' } as const;
  test.each([
    [1, { ...worsened, needsReview: true, needsUpdate: true }],
    [1, { ...worsened, state: 'shelved' }],
    [6, { ...worsened, state: 'finalized' }],
    [2, { ...worsened, state: 'finalized', needsReview: true }],
    [2, { needsReview: true, needsUpdate: true, needsFinalization: true }],
    [3, { needsUpdate: true, needsFinalization: true }],
    [4, { needsFinalization: true, isOwner: true, hasPendingEdits: true }],
    [5, { isOwner: true, hasPendingEdits: true }],
    [6, { isOwner: true, hasPendingEdits: true, state: 'draft' }],
    [6, { isOwner: false, hasPendingEdits: true }],
    [6, { likelihoodDelta: 'improved' }],
    [6, {}],
  ] as const)('class %i: %o', (priority, changes) => {
    expect(listPriority({ ...quiet, ...changes })).toBe(priority);
  });
});

describe('the warning on a shelved goal', () => {
  test.each([
    ['shelved', true, 'This goal is shelved'],
    ['shelved', false, 'This goal is shelved'],
    ['shelving_in_review', false, 'This goal is shelved pending approval'],
    ['shelving_in_review', true, 'This goal is shelved pending your approval'],
    ['approved', true, null],
    ['finalized', false, null],
  ] as const)('%s, may approve: %s', (state, mayApprove, text) => {
    expect(shelveWarning(state, mayApprove)).toBe(text);
  });
});

test.each([
  [true, false, true],
  [false, true, true],
  [true, true, false],
  [false, false, false],
  [true, null, false],
  [null, false, false],
  [null, null, false],
] as const)('owner says %s, manager says %s: dispute %s', (owner, manager, dispute) => {
  expect(isInDispute(owner, manager)).toBe(dispute);
});
