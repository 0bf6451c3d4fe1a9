import type { GoalMove } from './move.ts';
import { goalEditMoveSentences } from './words.moves.ts';

/**
 * The states of a proposed change of an approved goal. `applied` is internal and never on the wire (goals.3).
 */
export const goalEditStates = ['draft', 'review', 'canceled', 'applied'] as const;

export type GoalEditState = (typeof goalEditStates)[number];

/** A pending edit; a goal has at most one. */
export type PendingEditState = 'draft' | 'review';

/** Every move of a goal edit (goals.3). The goal itself is approved during all of them. */
const goalEditMoves = {
  createGoalEdit: {
    from: ['none'],
    to: 'draft',
    permission: 'Edit',
    comment: 'none',
    sentence: goalEditMoveSentences.createGoalEdit,
  },
  submitGoalEdit: {
    from: ['draft'],
    to: 'review',
    permission: 'SubmitForApproval2',
    comment: 'optional',
    sentence: goalEditMoveSentences.submitGoalEdit,
  },
  retractGoalEdit: {
    from: ['review'],
    to: 'draft',
    permission: 'RetractApprovalRequest',
    comment: 'required',
    sentence: goalEditMoveSentences.retractGoalEdit,
    by: 'owner',
  },
  requestGoalEditChanges: {
    from: ['review'],
    to: 'draft',
    permission: 'ReviewPublicationRequest2',
    comment: 'required',
    sentence: goalEditMoveSentences.requestGoalEditChanges,
    by: 'others',
  },
  discardGoalEdit: {
    from: ['draft'],
    to: 'canceled',
    permission: 'DiscardDraftChanges',
    comment: 'required',
    sentence: goalEditMoveSentences.discardGoalEdit,
  },
  approveGoalEdit: {
    from: ['review'],
    to: 'applied',
    permission: 'ReviewPublicationRequest2',
    comment: 'optional',
    sentence: goalEditMoveSentences.approveGoalEdit,
  },
  publishGoalEdit: {
    from: ['draft'],
    to: 'applied',
    permission: 'Publish',
    comment: 'optional',
    sentence: goalEditMoveSentences.publishGoalEdit,
  },
  // Happens when the goal is shelved, finalised or deleted.
  cancelGoalEdit: {
    from: ['draft', 'review'],
    to: 'canceled',
    permission: null,
    comment: 'none',
    sentence: goalEditMoveSentences.cancelGoalEdit,
  },
} as const satisfies Record<string, GoalMove<GoalEditState>>;

export type GoalEditMoveName = keyof typeof goalEditMoves;

export const goalEditMoveNames = Object.keys(goalEditMoves) as readonly GoalEditMoveName[];

/** `goalEditMoves` with every row typed as the whole `GoalMove`, for code that reads optional columns. */
export const goalEditMoveTable: Readonly<Record<GoalEditMoveName, GoalMove<GoalEditState>>> = goalEditMoves;
