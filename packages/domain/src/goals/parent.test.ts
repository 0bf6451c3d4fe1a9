import { describe, expect, test } from 'vitest';
import { stranger } from './facts.ts';
import { goalStates } from './lifecycle.ts';
import { droppedParentSentences, parentReasonSentences } from './messages.ts';
import type { ParentCandidate } from './parent.ts';
import { canBeParent, draftParentScope, parentReasons, parentScope } from './parent.ts';

const good: ParentCandidate = {
  state: 'approved',
  isPrivate: false,
  isVisible: true,
  isItself: false,
  isBelow: false,
  isLaterPeriod: false,
  isSameFiscalYear: true,
  isInOwnTree: false,
};

describe('a goal can be the parent', () => {
  test.each(goalStates)('in state %s, unless finalized or shelved', (state) => {
    expect(canBeParent({ ...good, state }, 'any').ok).toBe(state !== 'finalized' && state !== 'shelved');
  });

  test.each([
    ['not_visible', { isVisible: false }],
    ['is_itself', { isItself: true }],
    ['is_below', { isBelow: true }],
    ['is_private', { isPrivate: true }],
    ['is_shelved', { state: 'shelved' }],
    ['is_finalized', { state: 'finalized' }],
    ['other_year', { isSameFiscalYear: false }],
    ['later_period', { isLaterPeriod: true }],
  ] as const)('not when %s', (reason, changes) => {
    expect(canBeParent({ ...good, ...changes }, 'any')).toEqual({ ok: false, reason });
  });

  test('a goal of a later year is refused for its year, because no quarter of that year would do', () => {
    const next = { ...good, isSameFiscalYear: false, isLaterPeriod: true };
    expect(canBeParent(next, 'any')).toEqual({ ok: false, reason: 'other_year' });
  });

  test('an invisible goal is refused as absent, and its other facts stay hidden', () => {
    const hidden = { ...good, isVisible: false, isPrivate: true, state: 'finalized' } as const;
    expect(canBeParent(hidden, 'any')).toEqual({ ok: false, reason: 'not_visible' });
  });
});

describe('a goal manager', () => {
  test('chooses among own goals and the goals below them', () => {
    expect(canBeParent(good, 'own_tree')).toEqual({ ok: false, reason: 'outside_own_goals' });
    expect(canBeParent({ ...good, isInOwnTree: true }, 'own_tree')).toEqual({ ok: true });
  });

  test.each([
    ['goal manager', { isGoalManagerAbove: true }, 'own_tree'],
    ['goal manager who owns the goal', { isGoalManagerAbove: true, isOwner: true }, 'any'],
    ['goal manager who is goal admin', { isGoalManagerAbove: true, isGoalAdmin: true }, 'any'],
    ['manager', { isManager: true }, 'any'],
    ['ceo', { isCeo: true }, 'any'],
  ] as const)('scope of a %s', (_name, changes, scope) => {
    expect(parentScope({ ...stranger, ...changes })).toBe(scope);
  });
});

test('each reason has its sentence; a goal manager reads the hint of goals.16', () => {
  expect(Object.keys(parentReasonSentences).sort()).toEqual([...parentReasons].sort());
  expect(parentReasonSentences.outside_own_goals).toBe(
    'Select one of your goals, or any goal aligned below your goals.',
  );
});

test.each([
  ['is_private', 'rivate'],
  ['is_shelved', ' shelved'],
  ['is_finalized', ' finalized'],
  ['later_period', ' later quarter'],
  ['other_year', ' another fiscal year'],
] as const)('%s as a reason reads: the goal is%s, in the picker and in carry-over', (reason, word) => {
  expect(parentReasonSentences[reason]).toContain(word);
  expect(droppedParentSentences[reason]).toContain(word);
});

test.each([
  [true, false, 'any'],
  [true, true, 'any'],
  [false, true, 'any'],
  [false, false, 'own_tree'],
] as const)(
  'a draft for oneself %s by a goal admin %s is aligned within %s',
  (isForSelf, isGoalAdmin, scope) => {
    expect(draftParentScope({ isForSelf, isGoalAdmin })).toBe(scope);
  },
);
