import type { GoalMove } from './move.ts';

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

/** The label of each state. */
export const goalStateLabels: Readonly<Record<GoalState, string>> = {
  draft: 'Draft',
  review: 'In review',
  approved: 'Approved',
  finalized: 'Finalized',
  results_in_review: 'Results in review',
  shelving_in_review: 'Shelving in review',
  shelved: 'Shelved',
};

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
    sentence: 'Draft created',
  },
  publishGoal: {
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    comment: 'optional',
    sentence: 'Published',
  },
  submitGoal: {
    from: ['draft'],
    to: 'review',
    permission: 'SubmitForApproval',
    comment: 'optional',
    sentence: 'Submitted for approval',
  },
  approveGoal: {
    from: ['review'],
    to: 'approved',
    permission: 'ReviewPublicationRequest',
    comment: 'optional',
    sentence: 'Approved',
  },
  requestGoalChanges: {
    from: ['review'],
    to: 'draft',
    permission: 'ReviewPublicationRequest',
    comment: 'required',
    sentence: 'Changes requested',
    by: 'others',
  },
  retractGoal: {
    from: ['review'],
    to: 'draft',
    permission: 'RetractApprovalRequest',
    comment: 'required',
    sentence: 'Canceled request',
    by: 'owner',
  },
  finalizeGoal: {
    from: ['approved'],
    to: 'results_in_review',
    permission: 'Finalize',
    comment: 'none',
    sentence: 'Results submitted for review',
    cancelsEdit: true,
  },
  // Without a manager nobody can review, so the owner's result is final.
  finalizeGoalAlone: {
    from: ['approved'],
    to: 'finalized',
    permission: 'Finalize',
    comment: 'none',
    sentence: 'Finalized',
    cancelsEdit: true,
  },
  reviewResult: {
    from: ['results_in_review'],
    to: 'finalized',
    permission: 'ReviewFinalize',
    comment: 'none',
    sentence: 'Results reviewed and finalized',
  },
  retractResult: {
    from: ['results_in_review'],
    to: 'approved',
    permission: 'RetractFinalizeResult',
    comment: 'optional',
    sentence: 'Results retracted',
  },
  editResult: {
    from: ['results_in_review', 'finalized'],
    to: 'unchanged',
    permission: 'EditResults',
    comment: 'none',
    sentence: 'Results changed',
    actionType: 2,
  },
  editReviewedResult: {
    from: ['finalized'],
    to: 'unchanged',
    permission: 'EditFinalizeResults',
    comment: 'none',
    sentence: 'Results review changed',
    actionType: 3,
  },
  requestShelving: {
    from: ['approved'],
    to: 'shelving_in_review',
    permission: 'RequestToShelve',
    comment: 'optional',
    sentence: 'Submitted shelving request',
  },
  withdrawShelving: {
    from: ['shelving_in_review'],
    to: 'approved',
    permission: 'Reactivate',
    comment: 'optional',
    sentence: 'Canceled shelving request',
    by: 'owner',
  },
  denyShelving: {
    from: ['shelving_in_review'],
    to: 'approved',
    permission: 'ApproveShelve',
    comment: 'required',
    sentence: 'Shelving denied',
    by: 'others',
  },
  approveShelving: {
    from: ['shelving_in_review'],
    to: 'shelved',
    permission: 'ApproveShelve',
    comment: 'optional',
    sentence: 'Shelving approved',
    cancelsEdit: true,
  },
  shelveGoal: {
    from: notShelved,
    to: 'shelved',
    permission: 'Shelve',
    comment: 'optional',
    sentence: 'Shelved',
    cancelsEdit: true,
  },
  reactivateGoal: {
    from: ['shelved', 'shelving_in_review'],
    to: 'approved',
    permission: 'Reactivate',
    comment: 'optional',
    sentence: 'Unshelved',
  },
  changeGoalOwner: {
    from: notFinalized,
    to: 'unchanged',
    permission: 'ChangeGoalOwnership',
    comment: 'none',
    sentence: 'Owner changed',
    actionType: 0,
  },
  changeParentGoal: {
    from: notFinalized,
    to: 'unchanged',
    permission: 'ChangeParentGoal',
    comment: 'none',
    sentence: 'Parent goal changed',
    actionType: 1,
  },
  // Deleting is soft: the state is kept, so that a goal admin can restore the goal.
  deleteGoal: {
    from: goalStates,
    to: 'unchanged',
    permission: 'Delete',
    comment: 'none',
    sentence: 'Deleted',
    actionType: 4,
    cancelsEdit: true,
  },
  restoreGoal: {
    from: goalStates,
    to: 'unchanged',
    permission: 'Restore',
    comment: 'none',
    sentence: 'Restored',
    actionType: 5,
  },
  // The state that the goal had before the act comes back (goals.36); `take-back.ts` says which acts, and when.
  takeBack: {
    from: goalStates,
    to: 'unchanged',
    permission: null,
    comment: 'none',
    sentence: 'Taken back',
    actionType: 6,
  },
} as const satisfies Record<string, GoalMove<GoalState>>;

export type GoalMoveName = keyof typeof goalMoves;

export const goalMoveNames = Object.keys(goalMoves) as readonly GoalMoveName[];

/** `goalMoves` with every row typed as the whole `GoalMove`, for code that reads optional columns. */
export const goalMoveTable: Readonly<Record<GoalMoveName, GoalMove<GoalState>>> = goalMoves;
