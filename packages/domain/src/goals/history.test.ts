import { describe, expect, test } from 'vitest';
import { goalEditMoveNames, goalEditMoveTable } from './edit-lifecycle.ts';
import type { Transition, TransitionableType } from './history.ts';
import { actionTypes, historyMove, historySentence } from './history.ts';
import { historyKind, historyKinds, resultWrittenBy } from './history-kinds.ts';
import { goalMoveNames, goalMoveTable } from './lifecycle.ts';
import type { GoalMove } from './move.ts';

const row = (changes: Partial<Transition>): Transition => ({
  transitionableType: 'Goal',
  actionType: null,
  fromState: 'draft',
  toState: 'approved',
  byOwner: true,
  ...changes,
});

describe('the sentences of goals.2', () => {
  test.each([
    [null, 'draft', true, 'Draft created'],
    ['none', 'draft', true, 'Draft created'],
    ['draft', 'approved', true, 'Published'],
    ['draft', 'review', true, 'Submitted for approval'],
    ['review', 'review', true, 'Submitted for approval'],
    ['review', 'approved', false, 'Approved'],
    ['review', 'draft', true, 'Canceled request'],
    ['review', 'draft', false, 'Changes requested'],
    ['draft', 'shelved', false, 'Shelved'],
    ['review', 'shelved', false, 'Shelved'],
    ['approved', 'shelved', false, 'Shelved'],
    ['results_in_review', 'shelved', false, 'Shelved'],
    ['finalized', 'shelved', true, 'Shelved'],
    ['shelved', 'approved', false, 'Unshelved'],
    ['approved', 'shelving_in_review', true, 'Submitted shelving request'],
    ['shelving_in_review', 'approved', true, 'Canceled shelving request'],
    ['shelving_in_review', 'approved', false, 'Shelving denied'],
    ['shelving_in_review', 'shelved', false, 'Shelving approved'],
  ] as const)('goal %s → %s, by its owner: %s', (fromState, toState, byOwner, sentence) => {
    expect(historySentence(row({ fromState, toState, byOwner }))).toBe(sentence);
  });

  test.each([
    ['draft', 'review', true, 'Submitted edits for approval'],
    ['review', 'draft', true, 'Canceled goal edits'],
    ['review', 'draft', false, 'Changes requested'],
    ['draft', 'canceled', true, 'Canceled draft edits'],
  ] as const)('edit %s → %s, by the owner: %s', (fromState, toState, byOwner, sentence) => {
    expect(historySentence(row({ transitionableType: 'GoalEdit', fromState, toState, byOwner }))).toBe(
      sentence,
    );
  });

  test('action types 0 and 1 are a change of owner and of parent goal', () => {
    const same = { fromState: 'approved', toState: 'approved' };
    expect(historySentence(row({ ...same, actionType: 0 }))).toBe('Owner changed');
    expect(historySentence(row({ ...same, actionType: 1 }))).toBe('Parent goal changed');
  });
});

describe('the other sentences', () => {
  test.each([
    ['Goal', 'approved', 'results_in_review', true, 'Results submitted for review'],
    ['Goal', 'results_in_review', 'finalized', false, 'Results reviewed and finalized'],
    ['Goal', 'results_in_review', 'approved', true, 'Results retracted'],
    ['Goal', 'approved', 'finalized', true, 'Finalized'],
    ['GoalEdit', null, 'draft', true, 'Draft edits created'],
    ['GoalEdit', 'review', 'applied', false, 'Edits approved'],
    ['GoalEdit', 'draft', 'applied', true, 'Edits published'],
    // The state is named as on the wire.
    ['GoalEdit', 'review', 'approved', false, 'Edits approved'],
    ['GoalEdit', 'draft', 'approved', true, 'Edits published'],
    ['GoalEdit', 'review', 'canceled', false, 'Canceled edits awaiting approval'],
  ] as const)('%s %s → %s', (transitionableType, fromState, toState, byOwner, sentence) => {
    expect(historySentence(row({ transitionableType, fromState, toState, byOwner }))).toBe(sentence);
  });

  test.each([
    [actionTypes.resultsChanged, 'Results changed'],
    [actionTypes.resultsReviewChanged, 'Results review changed'],
    [actionTypes.deleted, 'Deleted'],
    [actionTypes.restored, 'Restored'],
  ])('action type %i', (actionType, sentence) => {
    expect(historySentence(row({ actionType, fromState: 'finalized', toState: 'finalized' }))).toBe(sentence);
  });
});

describe('other transitions are shown generically', () => {
  test.each([
    [row({ fromState: 'finalized', toState: 'draft' }), 'Changed from Finalized to Draft'],
    [row({ fromState: null, toState: 'shelved' }), 'Changed to Shelved'],
    [
      row({ transitionableType: 'GoalEdit', fromState: 'canceled', toState: 'draft' }),
      'Changed from canceled to Draft',
    ],
    [row({ fromState: 'some_state', toState: 'other_state' }), 'Changed from some state to other state'],
    [row({ actionType: 99 }), 'Changed'],
  ])('%#', (transition, sentence) => {
    expect(historySentence(transition)).toBe(sentence);
  });
});

test('no move of either life cycle is shown generically', () => {
  const tables: readonly (readonly [TransitionableType, Readonly<Record<string, GoalMove<string>>>])[] = [
    ['Goal', goalMoveTable],
    ['GoalEdit', goalEditMoveTable],
  ];
  for (const [transitionableType, table] of tables) {
    for (const [name, { from, to, actionType = null, by }] of Object.entries(table)) {
      for (const fromState of from) {
        const toState = to === 'unchanged' ? fromState : to;
        const sentence = historySentence({
          transitionableType,
          actionType,
          fromState,
          toState,
          byOwner: by === 'owner',
        });
        expect(sentence, `${name} from ${fromState}`).not.toMatch(/^Changed/);
      }
    }
  }
});

test('an action type belongs to one act', () => {
  const given = goalMoveNames.flatMap((name) => goalMoveTable[name].actionType ?? []);
  expect([...given].sort()).toEqual(Object.values(actionTypes).sort());
});

describe('the kind of a history row', () => {
  test.each([
    [row({ fromState: 'review', toState: 'approved' }), 'approveGoal', 'state', null],
    [row({ fromState: 'approved', toState: 'results_in_review' }), 'finalizeGoal', 'result', 'owner'],
    [row({ fromState: 'approved', toState: 'finalized' }), 'finalizeGoalAlone', 'result', 'owner'],
    [row({ actionType: 2, fromState: 'finalized', toState: 'finalized' }), 'editResult', 'result', 'owner'],
    [row({ fromState: 'results_in_review', toState: 'finalized' }), 'reviewResult', 'result', 'manager'],
    [row({ actionType: 3, toState: 'finalized' }), 'editReviewedResult', 'result', 'manager'],
    [row({ fromState: 'results_in_review', toState: 'approved' }), 'retractResult', 'result', null],
    [row({ actionType: 0 }), 'changeGoalOwner', 'owner', null],
    [row({ actionType: 1 }), 'changeParentGoal', 'parent', null],
    [row({ actionType: 4 }), 'deleteGoal', 'deletion', null],
    [
      row({ transitionableType: 'GoalEdit', fromState: 'review', toState: 'applied' }),
      'approveGoalEdit',
      'edit',
      null,
    ],
  ] as const)('%#: %s', (transition, name, kind, result) => {
    const move = historyMove(transition);
    expect([move, historyKind(move), resultWrittenBy(move)]).toEqual([name, kind, result]);
  });

  test('an unknown transition is a change of state', () => {
    const unknown = row({ fromState: 'finalized', toState: 'draft' });
    expect(historyMove(unknown)).toBeNull();
    expect(historyKind(historyMove(unknown))).toBe('state');
  });

  test('each kind has a move', () => {
    const names = [...goalMoveNames, ...goalEditMoveNames];
    expect(new Set(names.map(historyKind))).toEqual(new Set(historyKinds));
  });
});
