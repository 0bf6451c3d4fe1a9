import type { GoalMove } from './move.ts';
import { goalMoveSentences } from './words.moves.ts';

export { goalStateLabels } from './words.states.ts';

/** The states of a goal, in the order in which filters list them (goals.2). */
export const goalStates = [
  'draft',
  'review',
  'approved',
  'finalized',
  'results_in_review',
  'shelving_in_review',
  'shelved',
] as const;

export type GoalState = (typeof goalStates)[number];

const notFinalized = goalStates.filter((state) => state !== 'finalized');
const notShelved = goalStates.filter((state) => state !== 'shelved');

/**
 * Every move of a goal (goals.2). If two moves share a transition, the one whose sentence
 * the history shows comes first.
 */
const goalMoves = {
  createGoal: {
    from: ['none'],
    to: 'draft',
    permission: null,
    comment: 'none',
    sentence: goalMoveSentences.createGoal,
  },
  publishGoal: {
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    comment: 'optional',
    sentence: goalMoveSentences.publishGoal,
  },
  submitGoal: {
    from: ['draft'],
    to: 'review',
    permission: 'SubmitForApproval',
    comment: 'optional',
    sentence: goalMoveSentences.submitGoal,
  },
  approveGoal: {
    from: ['review'],
    to: 'approved',
    permission: 'ReviewPublicationRequest',
    comment: 'optional',
    sentence: goalMoveSentences.approveGoal,
  },
  requestGoalChanges: {
    from: ['review'],
    to: 'draft',
    permission: 'ReviewPublicationRequest',
    comment: 'required',
    sentence: goalMoveSentences.requestGoalChanges,
    by: 'others',
  },
  retractGoal: {
    from: ['review'],
    to: 'draft',
    permission: 'RetractApprovalRequest',
    comment: 'required',
    sentence: goalMoveSentences.retractGoal,
    by: 'owner',
  },
  finalizeGoal: {
    from: ['approved'],
    to: 'results_in_review',
    permission: 'Finalize',
    comment: 'none',
    sentence: goalMoveSentences.finalizeGoal,
    cancelsEdit: true,
  },
  // Without a manager nobody can review, so the owner's result is final.
  finalizeGoalAlone: {
    from: ['approved'],
    to: 'finalized',
    permission: 'Finalize',
    comment: 'none',
    sentence: goalMoveSentences.finalizeGoalAlone,
    cancelsEdit: true,
  },
  reviewResult: {
    from: ['results_in_review'],
    to: 'finalized',
    permission: 'ReviewFinalize',
    comment: 'none',
    sentence: goalMoveSentences.reviewResult,
  },
  retractResult: {
    from: ['results_in_review'],
    to: 'approved',
    permission: 'RetractFinalizeResult',
    comment: 'optional',
    sentence: goalMoveSentences.retractResult,
  },
  editResult: {
    from: ['results_in_review', 'finalized'],
    to: 'unchanged',
    permission: 'EditResults',
    comment: 'none',
    sentence: goalMoveSentences.editResult,
    actionType: 2,
  },
  editReviewedResult: {
    from: ['finalized'],
    to: 'unchanged',
    permission: 'EditFinalizeResults',
    comment: 'none',
    sentence: goalMoveSentences.editReviewedResult,
    actionType: 3,
  },
  requestShelving: {
    from: ['approved'],
    to: 'shelving_in_review',
    permission: 'RequestToShelve',
    comment: 'optional',
    sentence: goalMoveSentences.requestShelving,
  },
  withdrawShelving: {
    from: ['shelving_in_review'],
    to: 'approved',
    permission: 'Reactivate',
    comment: 'optional',
    sentence: goalMoveSentences.withdrawShelving,
    by: 'owner',
  },
  denyShelving: {
    from: ['shelving_in_review'],
    to: 'approved',
    permission: 'ApproveShelve',
    comment: 'required',
    sentence: goalMoveSentences.denyShelving,
    by: 'others',
  },
  approveShelving: {
    from: ['shelving_in_review'],
    to: 'shelved',
    permission: 'ApproveShelve',
    comment: 'optional',
    sentence: goalMoveSentences.approveShelving,
    cancelsEdit: true,
  },
  shelveGoal: {
    from: notShelved,
    to: 'shelved',
    permission: 'Shelve',
    comment: 'optional',
    sentence: goalMoveSentences.shelveGoal,
    cancelsEdit: true,
  },
  reactivateGoal: {
    from: ['shelved', 'shelving_in_review'],
    to: 'approved',
    permission: 'Reactivate',
    comment: 'optional',
    sentence: goalMoveSentences.reactivateGoal,
  },
  changeGoalOwner: {
    from: notFinalized,
    to: 'unchanged',
    permission: 'ChangeGoalOwnership',
    comment: 'none',
    sentence: goalMoveSentences.changeGoalOwner,
    actionType: 0,
  },
  changeParentGoal: {
    from: notFinalized,
    to: 'unchanged',
    permission: 'ChangeParentGoal',
    comment: 'none',
    sentence: goalMoveSentences.changeParentGoal,
    actionType: 1,
  },
  // Deleting is soft: the state is kept, so that a goal admin can restore the goal.
  deleteGoal: {
    from: goalStates,
    to: 'unchanged',
    permission: 'Delete',
    comment: 'none',
    sentence: goalMoveSentences.deleteGoal,
    actionType: 4,
    cancelsEdit: true,
  },
  restoreGoal: {
    from: goalStates,
    to: 'unchanged',
    permission: 'Restore',
    comment: 'none',
    sentence: goalMoveSentences.restoreGoal,
    actionType: 5,
  },
  // The state that the goal had before the act comes back (goals.36); `take-back.ts` says which acts, and when.
  takeBack: {
    from: goalStates,
    to: 'unchanged',
    permission: null,
    comment: 'none',
    sentence: goalMoveSentences.takeBack,
    actionType: 6,
  },
} as const satisfies Record<string, GoalMove<GoalState>>;

export type GoalMoveName = keyof typeof goalMoves;

export const goalMoveNames = Object.keys(goalMoves) as readonly GoalMoveName[];

/** `goalMoves` with every row typed as the whole `GoalMove`, for code that reads optional columns. */
export const goalMoveTable: Readonly<Record<GoalMoveName, GoalMove<GoalState>>> = goalMoves;
