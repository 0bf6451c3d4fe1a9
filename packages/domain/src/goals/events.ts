import type { GoalEditMoveName, GoalEditState } from './edit-lifecycle.ts';
import type { GoalMoveName, GoalState } from './lifecycle.ts';

interface GoalMoved {
  readonly from: GoalState;
  readonly to: GoalState;
}

interface EditMoved {
  readonly edit: number;
  readonly from: GoalEditState | null;
  readonly to: GoalEditState;
}

type NoDetail = Readonly<Record<string, never>>;

/** Events about a goal and their details; the subject is the goal. */
export interface GoalEvents {
  'goal.created': {
    readonly from: null;
    readonly to: GoalState;
    readonly owner: number;
    /** The goal of an earlier quarter that this goal continues. */
    readonly carriedFrom?: number;
  };
  'goal.updated': NoDetail;
  /** A save or an applied edit made the goal private. */
  'goal.hidden': NoDetail;
  'goal.published': GoalMoved;
  'goal.submitted': GoalMoved;
  'goal.approved': GoalMoved;
  'goal.changes_requested': GoalMoved;
  'goal.retracted': GoalMoved;
  'goal.finalized': GoalMoved;
  'goal.result_reviewed': GoalMoved;
  'goal.result_retracted': GoalMoved;
  'goal.result_edited': GoalMoved;
  'goal.reviewed_result_edited': GoalMoved;
  'goal.shelving_requested': GoalMoved;
  'goal.shelving_withdrawn': GoalMoved;
  'goal.shelving_denied': GoalMoved;
  'goal.shelving_approved': GoalMoved;
  'goal.shelved': GoalMoved;
  'goal.reactivated': GoalMoved;
  'goal.deleted': GoalMoved;
  'goal.restored': GoalMoved;
  /** `since`: the instant of the act that was taken back, in epoch milliseconds. */
  'goal.taken_back': GoalMoved & { readonly since: number };
  /** Ids of people. */
  'goal.owner_changed': { readonly from: number; readonly to: number };
  /** Ids of goals. */
  'goal.parent_changed': { readonly from: number | null; readonly to: number | null };
  'goal.followed': NoDetail;
  'goal.unfollowed': NoDetail;
  'goal.predicted': { readonly status: number; readonly week: number };
  'goal.commented': {
    readonly comment: number;
    readonly type: 'GoalStatus' | 'StateTransition' | 'OwnerGoalResult' | 'ManagerGoalResult';
    readonly about: number;
  };
  'goal.comment_updated': { readonly comment: number };
  'goal.comment_deleted': { readonly comment: number };
  /** The subject is the old goal, `to` the new one. */
  'goal.carried_over': { readonly to: number };
  /** A file was imported; the subject is the import. */
  'goals.imported': { readonly goals: number; readonly checkIns: number; readonly results: number };
  'goals.import_undone': { readonly goals: number };
  'goal_edit.created': EditMoved;
  'goal_edit.updated': { readonly edit: number };
  'goal_edit.submitted': EditMoved;
  'goal_edit.retracted': EditMoved;
  'goal_edit.changes_requested': EditMoved;
  'goal_edit.discarded': EditMoved;
  'goal_edit.approved': EditMoved;
  'goal_edit.published': EditMoved;
  'goal_edit.canceled': EditMoved;
}

/** The event of each move of a goal or of its edit. */
export const moveEvents = {
  createGoal: 'goal.created',
  publishGoal: 'goal.published',
  submitGoal: 'goal.submitted',
  approveGoal: 'goal.approved',
  requestGoalChanges: 'goal.changes_requested',
  retractGoal: 'goal.retracted',
  finalizeGoal: 'goal.finalized',
  finalizeGoalAlone: 'goal.finalized',
  reviewResult: 'goal.result_reviewed',
  retractResult: 'goal.result_retracted',
  editResult: 'goal.result_edited',
  editReviewedResult: 'goal.reviewed_result_edited',
  requestShelving: 'goal.shelving_requested',
  withdrawShelving: 'goal.shelving_withdrawn',
  denyShelving: 'goal.shelving_denied',
  approveShelving: 'goal.shelving_approved',
  shelveGoal: 'goal.shelved',
  reactivateGoal: 'goal.reactivated',
  changeGoalOwner: 'goal.owner_changed',
  changeParentGoal: 'goal.parent_changed',
  deleteGoal: 'goal.deleted',
  restoreGoal: 'goal.restored',
  takeBack: 'goal.taken_back',
  createGoalEdit: 'goal_edit.created',
  submitGoalEdit: 'goal_edit.submitted',
  retractGoalEdit: 'goal_edit.retracted',
  requestGoalEditChanges: 'goal_edit.changes_requested',
  discardGoalEdit: 'goal_edit.discarded',
  approveGoalEdit: 'goal_edit.approved',
  publishGoalEdit: 'goal_edit.published',
  cancelGoalEdit: 'goal_edit.canceled',
} as const satisfies Readonly<Record<GoalMoveName | GoalEditMoveName, keyof GoalEvents>>;
