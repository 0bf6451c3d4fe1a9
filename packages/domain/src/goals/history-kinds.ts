import type { HistoryMove } from './history.ts';

/** The subject of a history row. It decides the row's place, icon and filter. */
export const historyKinds = ['state', 'edit', 'owner', 'parent', 'result', 'deletion'] as const;

export type HistoryKind = (typeof historyKinds)[number];

const kinds: Readonly<Record<HistoryMove, HistoryKind>> = {
  createGoal: 'state',
  publishGoal: 'state',
  submitGoal: 'state',
  approveGoal: 'state',
  requestGoalChanges: 'state',
  retractGoal: 'state',
  finalizeGoal: 'result',
  finalizeGoalAlone: 'result',
  reviewResult: 'result',
  retractResult: 'result',
  editResult: 'result',
  editReviewedResult: 'result',
  requestShelving: 'state',
  withdrawShelving: 'state',
  denyShelving: 'state',
  approveShelving: 'state',
  shelveGoal: 'state',
  reactivateGoal: 'state',
  changeGoalOwner: 'owner',
  changeParentGoal: 'parent',
  deleteGoal: 'deletion',
  restoreGoal: 'deletion',
  takeBack: 'state',
  createGoalEdit: 'edit',
  submitGoalEdit: 'edit',
  retractGoalEdit: 'edit',
  requestGoalEditChanges: 'edit',
  discardGoalEdit: 'edit',
  approveGoalEdit: 'edit',
  publishGoalEdit: 'edit',
  cancelGoalEdit: 'edit',
};

/** Returns what the move is about. A transition that is not in the tables counts as a change of state. */
export function historyKind(move: HistoryMove | null): HistoryKind {
  return move === null ? 'state' : kinds[move];
}

/** Returns whose result the move writes; null for moves that write none. */
export function resultWrittenBy(move: HistoryMove | null): 'owner' | 'manager' | null {
  if (move === 'finalizeGoal' || move === 'finalizeGoalAlone' || move === 'editResult') return 'owner';
  return move === 'reviewResult' || move === 'editReviewedResult' ? 'manager' : null;
}
