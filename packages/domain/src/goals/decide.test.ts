import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideGoalAct, decideGoalEditMove, decideGoalMove, finalizeMove } from './decide.ts';
import type { GoalFacts, Relation } from './facts.ts';
import { stranger } from './facts.ts';
import { goalMoveNames, goalStates } from './lifecycle.ts';
import { approveCallMoves, resolveMove, retractEditsCallMoves, shelveCallMoves } from './resolve-move.ts';

const goal: GoalFacts = {
  state: 'approved',
  editState: null,
  isPrivate: false,
  everPublished: true,
  isDeleted: false,
  hasOpenWeek: true,
  periodBegun: true,
  ownerHasActingManager: true,
};
const owner: Relation = { ...stranger, isOwner: true };
const manager: Relation = { ...stranger, isManager: true, isInChain: true };
const ceo: Relation = { ...stranger, isOwner: true, isCeo: true };
const goalAdmin: Relation = { ...stranger, isGoalAdmin: true };

describe('a move that is possible', () => {
  test('gives the next state, the sentence and the effect on a pending edit', () => {
    expect(decideGoalMove('shelveGoal', { ...goal, editState: 'review' }, manager, '')).toEqual({
      ok: true,
      to: 'shelved',
      sentence: 'Shelved',
      actionType: null,
      cancelsEdit: true,
    });
    expect(decideGoalMove('changeGoalOwner', goal, manager, '')).toEqual({
      ok: true,
      to: 'approved',
      sentence: 'Owner changed',
      actionType: 0,
      cancelsEdit: false,
    });
    expect(decideGoalEditMove('publishGoalEdit', { ...goal, editState: 'draft' }, goalAdmin, '')).toEqual({
      ok: true,
      to: 'applied',
      sentence: 'Edits published',
      actionType: null,
      cancelsEdit: false,
    });
    expect(decideGoalEditMove('createGoalEdit', goal, owner, '')).toMatchObject({ ok: true, to: 'draft' });
  });
});

test.each([
  ['owner', owner, true],
  ['goal admin', goalAdmin, true],
  ['goal manager above', { ...stranger, isGoalManagerAbove: true }, true],
  ['manager', manager, false],
] as const)('%s begins an edit: %s', (_name, person, may) => {
  expect(decideGoalEditMove('createGoalEdit', goal, person, '').ok).toBe(may);
  expect(decideGoalEditMove('createGoalEdit', { ...goal, editState: 'draft' }, person, '').ok).toBe(false);
  expect(decideGoalEditMove('createGoalEdit', { ...goal, state: 'draft' }, person, '').ok).toBe(false);
});

describe('refusals come in this order: invisible, never, not now, comment missing', () => {
  const waiting: GoalFacts = { ...goal, state: 'review', everPublished: false };
  test.each([
    ['a stranger on a draft', waiting, stranger, { refusal: 'invisible' }],
    ['a goal admin on a private goal', { ...goal, isPrivate: true }, goalAdmin, { refusal: 'invisible' }],
    ['anybody on a deleted goal', { ...waiting, isDeleted: true }, manager, { refusal: 'invisible' }],
    ['the owner', waiting, owner, { refusal: 'never' }],
    ['a peer on a published goal', goal, stranger, { refusal: 'never' }],
    ['the manager, too late', goal, manager, { refusal: 'not_now', reason: 'wrong_state' }],
    ['the manager, without a word', waiting, manager, { refusal: 'comment_missing' }],
  ] as const)('%s asks for changes', (_name, facts, person, refusal) => {
    expect(decideGoalMove('requestGoalChanges', facts, person, '  ')).toEqual({ ok: false, ...refusal });
  });

  test('with a comment the goal goes back to draft', () => {
    expect(decideGoalMove('requestGoalChanges', waiting, manager, 'Which customers?')).toMatchObject({
      ok: true,
      to: 'draft',
    });
  });

  test('nobody may take moves that follow from other acts', () => {
    expect(decideGoalMove('createGoal', goal, owner, '')).toEqual({ ok: false, refusal: 'never' });
    expect(decideGoalEditMove('cancelGoalEdit', { ...goal, editState: 'draft' }, owner, '')).toEqual({
      ok: false,
      refusal: 'never',
    });
  });
});

describe('finalising', () => {
  test('goes to review with a manager and straight to finalized without one', () => {
    const alone = { ...goal, ownerHasActingManager: false };
    for (const person of [owner, goalAdmin]) {
      expect(decideGoalMove(finalizeMove(goal), goal, person, '')).toMatchObject({ to: 'results_in_review' });
      expect(decideGoalMove(finalizeMove(alone), alone, person, '')).toMatchObject({ to: 'finalized' });
    }
  });

  test('cannot skip the manager, nor wait for a missing manager', () => {
    expect(decideGoalMove('finalizeGoalAlone', goal, owner, '')).toEqual({
      ok: false,
      refusal: 'not_now',
      reason: 'has_manager',
    });
    const alone = { ...goal, ownerHasActingManager: false };
    expect(decideGoalMove('finalizeGoal', alone, owner, '')).toEqual({
      ok: false,
      refusal: 'not_now',
      reason: 'no_manager',
    });
  });
});

describe('acts that are not moves', () => {
  test.each([
    ['Update', goal, owner, { ok: true }],
    ['Update', goal, manager, { ok: false, refusal: 'never' }],
    [
      'Update',
      { ...goal, hasOpenWeek: false },
      owner,
      { ok: false, refusal: 'not_now', reason: 'no_open_week' },
    ],
    ['Follow', { ...goal, isPrivate: true }, stranger, { ok: false, refusal: 'invisible' }],
    ['Comment', goal, stranger, { ok: false, refusal: 'never' }],
  ] as const)('%s %#', (permission, facts, person, wanted) => {
    expect(decideGoalAct(permission, facts, person)).toEqual(wanted);
  });
});

describe('a deleted goal', () => {
  test('can be restored by a goal admin, to its former state', () => {
    const deleted: GoalFacts = { ...goal, state: 'results_in_review', isDeleted: true };
    expect(decideGoalMove('restoreGoal', deleted, goalAdmin, '')).toMatchObject({
      ok: true,
      to: 'results_in_review',
      actionType: 5,
    });
    expect(decideGoalMove('restoreGoal', deleted, owner, '')).toEqual({ ok: false, refusal: 'never' });
    expect(decideGoalMove('restoreGoal', { ...deleted, isPrivate: true }, goalAdmin, '')).toEqual({
      ok: false,
      refusal: 'invisible',
    });
  });

  test('a goal that is not deleted cannot be restored', () => {
    expect(decideGoalMove('restoreGoal', goal, goalAdmin, '')).toMatchObject({ ok: false });
  });
});

describe('POST /Goal/approve', () => {
  const draft: GoalFacts = { ...goal, state: 'draft', everPublished: false };
  const review: GoalFacts = { ...draft, state: 'review' };
  const editDraft: GoalFacts = { ...goal, editState: 'draft' };
  const editReview: GoalFacts = { ...goal, editState: 'review' };
  const approve = (status: 'review' | 'approved' | 'draft', facts: GoalFacts, person: Relation) =>
    resolveMove(approveCallMoves(status, facts), facts, person, 'A word.');

  test.each([
    ['review', draft, owner, 'submitGoal', 'review'],
    ['approved', draft, goalAdmin, 'publishGoal', 'approved'],
    ['approved', review, manager, 'approveGoal', 'approved'],
    ['approved', review, goalAdmin, 'approveGoal', 'approved'],
    ['draft', review, manager, 'requestGoalChanges', 'draft'],
    ['review', editDraft, owner, 'submitGoalEdit', 'review'],
    ['approved', editDraft, goalAdmin, 'publishGoalEdit', 'applied'],
    ['approved', editReview, manager, 'approveGoalEdit', 'applied'],
    ['draft', editReview, manager, 'requestGoalEditChanges', 'draft'],
  ] as const)('%s %#', (status, facts, person, move, to) => {
    expect(approve(status, facts, person)).toMatchObject({ ok: true, move, decision: { to } });
  });

  test.each([
    ['a second approval', goal, manager, 'no_edit'],
    ['a second publication by the ceo', goal, ceo, 'no_edit'],
    ['approving what the owner took back', draft, manager, 'wrong_state'],
    ['approving what the owner took back to an edit draft', editDraft, manager, 'edit_not_in_review'],
    ['approving a finalized goal', { ...goal, state: 'finalized' }, manager, 'wrong_state'],
  ] as const)('%s is "not now", never "never"', (_name, facts, person, reason) => {
    expect(approve('approved', facts, person)).toEqual({ ok: false, refusal: 'not_now', reason });
  });

  test('a peer may do none of it, in any state', () => {
    for (const state of goalStates) {
      expect(approve('approved', { ...goal, state }, stranger)).toEqual({ ok: false, refusal: 'never' });
    }
  });

  test('a missing comment on a No is refused last', () => {
    expect(resolveMove(approveCallMoves('draft', review), review, manager, '')).toEqual({
      ok: false,
      refusal: 'comment_missing',
    });
  });
});

test.each([
  ['draft', 'review', 'retractGoalEdit', 'draft'],
  ['canceled', 'draft', 'discardGoalEdit', 'canceled'],
] as const)('POST /Goal/retractedits %s', (status, editState, move, to) => {
  const decided = resolveMove(retractEditsCallMoves(status), { ...goal, editState }, owner, 'A word.');
  expect(decided).toMatchObject({ ok: true, of: 'edit', move, decision: { to } });
});

describe('POST /Goal/shelve', () => {
  const waiting: GoalFacts = { ...goal, state: 'shelving_in_review' };
  const shelved: GoalFacts = { ...goal, state: 'shelved' };
  test.each([
    ['shelved', goal, manager, 'shelveGoal', 'shelved'],
    ['shelving_in_review', goal, owner, 'requestShelving', 'shelving_in_review'],
    ['approved', waiting, manager, 'approveShelving', 'shelved'],
    ['denied', waiting, manager, 'denyShelving', 'approved'],
    ['reactivated', waiting, owner, 'withdrawShelving', 'approved'],
    ['reactivated', waiting, manager, 'reactivateGoal', 'approved'],
    ['reactivated', shelved, manager, 'reactivateGoal', 'approved'],
  ] as const)('%s %#', (status, facts, person, move, to) => {
    const decided = resolveMove(shelveCallMoves(status), facts, person, 'A word.');
    expect(decided).toMatchObject({ ok: true, of: 'goal', move, decision: { to } });
  });

  test('an owner who reactivates a shelved goal reads "not now"', () => {
    expect(resolveMove(shelveCallMoves('reactivated'), shelved, owner, '')).toEqual({
      ok: false,
      refusal: 'not_now',
      reason: 'wrong_state',
    });
  });
});

test('the refusal that says more than "wrong state" wins', () => {
  const shelved: GoalFacts = { ...goal, state: 'shelved', everPublished: false };
  const told = { ok: false, refusal: 'not_now', reason: 'never_published' };
  expect(resolveMove(shelveCallMoves('reactivated'), shelved, ceo, '')).toEqual(told);
  const turned = [...shelveCallMoves('reactivated')].reverse();
  expect(resolveMove(turned, shelved, ceo, '')).toEqual(told);
});

test('a decision always leads to a known state, and a stranger can never move anything', () => {
  fc.assert(
    fc.property(fc.constantFrom(...goalMoveNames), fc.constantFrom(...goalStates), (move, state) => {
      const facts = { ...goal, state };
      const byAdmin = decideGoalMove(move, facts, goalAdmin, 'A word.');
      const byStranger = decideGoalMove(move, facts, stranger, 'A word.');
      return !byStranger.ok && (!byAdmin.ok || goalStates.includes(byAdmin.to));
    }),
  );
});
