import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mainAct, mayCreateGoal, needsParent, saveTarget } from './drafting.ts';
import { stranger } from './facts.ts';
import { goalStates } from './lifecycle.ts';
import { goalSituations } from './permission-cases.ts';
import { mayMove } from './permissions.ts';
import { mainActLabels } from './words.acts.ts';

describe('the main button', () => {
  const plain = {
    isCeo: false,
    isGoalAdmin: false,
    isGoalManager: false,
    isForSelf: true,
    ownerHasActingManager: true,
  };
  test.each([
    ['an employee', {}, 'submit'],
    ['an employee without a manager', { ownerHasActingManager: false }, 'submit'],
    ['the ceo', { isCeo: true, ownerHasActingManager: false }, 'publish'],
    ['a goal admin for themselves', { isGoalAdmin: true }, 'submit'],
    ['a goal admin for someone else', { isGoalAdmin: true, isForSelf: false }, 'publish'],
    ['a goal admin without a manager', { isGoalAdmin: true, ownerHasActingManager: false }, 'publish'],
    ['a goal manager for themselves', { isGoalManager: true }, 'submit'],
    ['a goal manager for someone else', { isGoalManager: true, isForSelf: false }, 'publish'],
    ['a goal manager without a manager', { isGoalManager: true, ownerHasActingManager: false }, 'publish'],
  ] as const)('of %s', (_name, changes, act) => {
    expect(mainAct({ ...plain, ...changes })).toBe(act);
  });

  test('reads Publish or Request Approval', () => {
    expect(mainActLabels).toEqual({ publish: 'Publish', submit: 'Request Approval' });
  });

  test('reads Publish for exactly the people whom the permission table lets publish the draft', () => {
    const drafters = fc.record({
      isCeo: fc.boolean(),
      isGoalAdmin: fc.boolean(),
      isGoalManager: fc.boolean(),
      isForSelf: fc.boolean(),
      ownerHasActingManager: fc.boolean(),
    });
    fc.assert(
      fc.property(drafters, (drafter) => {
        fc.pre(drafter.isForSelf || drafter.isGoalAdmin || drafter.isGoalManager);
        // The ceo has no manager, and everyone else has one.
        const person = {
          ...stranger,
          isOwner: drafter.isForSelf,
          isCeo: drafter.isCeo,
          isGoalAdmin: drafter.isGoalAdmin,
          isGoalManager: drafter.isGoalManager,
          isGoalManagerAbove: drafter.isGoalManager && !drafter.isForSelf,
        };
        const draft = goalSituations.draft;
        if (draft === undefined) return false;
        const facts = { ...draft, ownerHasActingManager: drafter.ownerHasActingManager };
        return (mainAct(drafter) === 'publish') === mayMove('publishGoal', facts, person).ok;
      }),
    );
  });
});

test.each([
  [{ isGoalAdmin: false, isGoalManager: true, isForSelf: false }, true],
  [{ isGoalAdmin: false, isGoalManager: true, isForSelf: true }, false],
  [{ isGoalAdmin: true, isGoalManager: true, isForSelf: false }, false],
  [{ isGoalAdmin: true, isGoalManager: false, isForSelf: false }, false],
])('needs a parent: %o → %s', (drafter, wanted) => {
  expect(needsParent(drafter)).toBe(wanted);
});

describe('creating a goal', () => {
  const own = {
    isObserver: false,
    isForSelf: true,
    isGoalAdmin: false,
    isGoalManager: false,
    hasParent: false,
    isEarlierPeriod: false,
    isPrivate: false,
    isInChain: false,
  };
  const forOther = { ...own, isForSelf: false };
  test.each([
    [own, null],
    [{ ...own, isPrivate: true }, null],
    [{ ...own, isObserver: true, isGoalAdmin: true }, 'observer'],
    [{ ...own, isEarlierPeriod: true }, 'earlier_period'],
    [{ ...own, isEarlierPeriod: true, isGoalManager: true }, 'earlier_period'],
    [{ ...own, isEarlierPeriod: true, isGoalAdmin: true }, null],
    [forOther, 'not_for_others'],
    [{ ...forOther, isInChain: true }, 'not_for_others'],
    [{ ...forOther, isGoalAdmin: true }, null],
    [{ ...forOther, isGoalManager: true }, 'parent_required'],
    [{ ...forOther, isGoalManager: true, hasParent: true }, null],
    [{ ...forOther, isGoalAdmin: true, isPrivate: true }, 'private_outside_chain'],
    [{ ...forOther, isGoalAdmin: true, isPrivate: true, isInChain: true }, null],
  ] as const)('%o: %s', (facts, reason) => {
    expect(mayCreateGoal(facts)).toEqual(reason === null ? { ok: true } : { ok: false, reason });
  });
});

describe('a save', () => {
  test('writes a draft goal, or the edit of an approved goal', () => {
    expect(saveTarget({ state: 'draft', editState: null, isFromEdit: false })).toEqual({
      ok: true,
      target: 'goal',
    });
    for (const editState of [null, 'draft'] as const) {
      expect(saveTarget({ state: 'approved', editState, isFromEdit: true })).toEqual({
        ok: true,
        target: 'edit',
      });
    }
  });

  test('is refused while the edit is in review', () => {
    const facts = { state: 'approved', editState: 'review', isFromEdit: true } as const;
    expect(saveTarget(facts)).toEqual({ ok: false, reason: 'edit_in_review' });
  });

  test.each(goalStates)('is refused in state %s where IsFromEdit does not fit', (state) => {
    const wrong = { ok: false, reason: 'wrong_state' };
    if (state !== 'draft') {
      expect(saveTarget({ state, editState: null, isFromEdit: false })).toEqual(wrong);
    }
    if (state !== 'approved') {
      expect(saveTarget({ state, editState: null, isFromEdit: true })).toEqual(wrong);
    }
  });
});
