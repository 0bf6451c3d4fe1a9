import { describe, expect, test } from 'vitest';
import { nextState, unreachableStates } from '../shared/lifecycle.ts';
import { goalEditMoveNames, goalEditMoveTable, goalEditStates } from './edit-lifecycle.ts';
import { goalMoveNames, goalMoveTable, goalStateLabels, goalStates } from './lifecycle.ts';

// Every transition of the two life cycles, listed by hand: move, from → to.
const goalWays = `
  createGoal            none               → draft
  publishGoal           draft              → approved
  submitGoal            draft              → review
  approveGoal           review             → approved
  requestGoalChanges    review             → draft
  retractGoal           review             → draft
  finalizeGoal          approved           → results_in_review
  finalizeGoalAlone     approved           → finalized
  reviewResult          results_in_review  → finalized
  retractResult         results_in_review  → approved
  editResult            results_in_review  → results_in_review
  editResult            finalized          → finalized
  editReviewedResult    finalized          → finalized
  requestShelving       approved           → shelving_in_review
  withdrawShelving      shelving_in_review → approved
  denyShelving          shelving_in_review → approved
  approveShelving       shelving_in_review → shelved
  shelveGoal            draft              → shelved
  shelveGoal            review             → shelved
  shelveGoal            approved           → shelved
  shelveGoal            shelving_in_review → shelved
  shelveGoal            results_in_review  → shelved
  shelveGoal            finalized          → shelved
  reactivateGoal        shelved            → approved
  reactivateGoal        shelving_in_review → approved
  changeGoalOwner       draft              → draft
  changeGoalOwner       review             → review
  changeGoalOwner       approved           → approved
  changeGoalOwner       results_in_review  → results_in_review
  changeGoalOwner       shelving_in_review → shelving_in_review
  changeGoalOwner       shelved            → shelved
  changeParentGoal      draft              → draft
  changeParentGoal      review             → review
  changeParentGoal      approved           → approved
  changeParentGoal      results_in_review  → results_in_review
  changeParentGoal      shelving_in_review → shelving_in_review
  changeParentGoal      shelved            → shelved
  deleteGoal            draft              → draft
  deleteGoal            review             → review
  deleteGoal            approved           → approved
  deleteGoal            finalized          → finalized
  deleteGoal            results_in_review  → results_in_review
  deleteGoal            shelving_in_review → shelving_in_review
  deleteGoal            shelved            → shelved
  restoreGoal           draft              → draft
  restoreGoal           review             → review
  restoreGoal           approved           → approved
  restoreGoal           finalized          → finalized
  restoreGoal           results_in_review  → results_in_review
  restoreGoal           shelving_in_review → shelving_in_review
  restoreGoal           shelved            → shelved
  takeBack              draft              → draft
  takeBack              review             → review
  takeBack              approved           → approved
  takeBack              finalized          → finalized
  takeBack              results_in_review  → results_in_review
  takeBack              shelving_in_review → shelving_in_review
  takeBack              shelved            → shelved
`;
const editWays = `
  createGoalEdit          none   → draft
  submitGoalEdit          draft  → review
  retractGoalEdit         review → draft
  requestGoalEditChanges  review → draft
  discardGoalEdit         draft  → canceled
  approveGoalEdit         review → applied
  publishGoalEdit         draft  → applied
  cancelGoalEdit          draft  → canceled
  cancelGoalEdit          review → canceled
`;

function waysOf(text: string): Map<string, string> {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [move = '', from = '', , to = ''] = line.trim().split(/\s+/);
      return [`${move} from ${from}`, to];
    }),
  );
}

describe('a goal', () => {
  const ways = waysOf(goalWays);
  const cases = goalMoveNames.flatMap((move) =>
    (['none', ...goalStates] as const).map((state) => ({ move, state })),
  );
  test.each(cases)('$move from $state', ({ move, state }) => {
    const to = ways.get(`${move} from ${state}`);
    const wanted = to === undefined ? { ok: false, reason: 'wrong_state' } : { ok: true, state: to };
    expect(nextState(goalMoveTable, state, move)).toEqual(wanted);
  });

  test('every listed transition exists', () => {
    const known = new Set(cases.map(({ move, state }) => `${move} from ${state}`));
    expect([...ways.keys()].filter((way) => !known.has(way))).toEqual([]);
  });

  test('has no unreachable state', () => {
    expect(unreachableStates(goalMoveTable, goalStates)).toEqual([]);
  });

  test('can leave every state', () => {
    for (const state of goalStates) {
      const next = goalMoveNames.map((move) => nextState(goalMoveTable, state, move));
      expect(
        next.some((one) => one.ok && one.state !== state),
        state,
      ).toBe(true);
    }
  });

  test('has a label for every state', () => {
    expect(Object.keys(goalStateLabels).sort()).toEqual([...goalStates].sort());
    for (const state of goalStates)
      expect(goalStateLabels[state].toLowerCase()).toContain(state.replaceAll('_', ' '));
  });
});

describe('a goal edit', () => {
  const ways = waysOf(editWays);
  const cases = goalEditMoveNames.flatMap((move) =>
    (['none', ...goalEditStates] as const).map((state) => ({ move, state })),
  );
  test.each(cases)('$move from $state', ({ move, state }) => {
    const to = ways.get(`${move} from ${state}`);
    const wanted = to === undefined ? { ok: false, reason: 'wrong_state' } : { ok: true, state: to };
    expect(nextState(goalEditMoveTable, state, move)).toEqual(wanted);
  });

  test('every listed transition exists', () => {
    const known = new Set(cases.map(({ move, state }) => `${move} from ${state}`));
    expect([...ways.keys()].filter((way) => !known.has(way))).toEqual([]);
  });

  test('has no unreachable state', () => {
    expect(unreachableStates(goalEditMoveTable, goalEditStates)).toEqual([]);
  });

  test('ends canceled or applied', () => {
    for (const state of ['canceled', 'applied'] as const) {
      expect(goalEditMoveNames.filter((move) => nextState(goalEditMoveTable, state, move).ok)).toEqual([]);
    }
  });
});

describe('comments', () => {
  const moves = { ...goalMoveTable, ...goalEditMoveTable };
  const asking = (rule: string) =>
    Object.entries(moves)
      .filter(([, move]) => move.comment === rule)
      .map(([name]) => name)
      .sort();

  test('are required to retract, to discard and to say No', () => {
    expect(asking('required')).toEqual(
      [
        'denyShelving',
        'discardGoalEdit',
        'requestGoalChanges',
        'requestGoalEditChanges',
        'retractGoal',
        'retractGoalEdit',
      ].sort(),
    );
  });

  test('are optional to submit, publish, approve, shelve, reactivate and take a result back', () => {
    expect(asking('optional')).toEqual(
      [
        'approveGoal',
        'approveGoalEdit',
        'approveShelving',
        'publishGoal',
        'publishGoalEdit',
        'reactivateGoal',
        'requestShelving',
        'retractResult',
        'shelveGoal',
        'submitGoal',
        'submitGoalEdit',
        'withdrawShelving',
      ].sort(),
    );
  });
});

test('only shelving, finalising and deleting cancel a pending edit', () => {
  const canceling = goalMoveNames.filter((move) => goalMoveTable[move].cancelsEdit === true);
  expect(canceling.sort()).toEqual(
    ['approveShelving', 'deleteGoal', 'finalizeGoal', 'finalizeGoalAlone', 'shelveGoal'].sort(),
  );
});
