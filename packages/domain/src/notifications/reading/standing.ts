import type { ReminderSubject } from '../../dashboard/reminders.ts';
import type { PendingEditState } from '../../goals/edit-lifecycle.ts';
import type { GoalState } from '../../goals/lifecycle.ts';
import type { AppraisalState } from '../../talent/lifecycle.ts';
import type { NotificationKind } from '../telling/kinds.ts';

/** The kinds that ask the owner's acting manager for a review, and the part of the goal that they ask about. */
export const requestedParts: { readonly [Kind in NotificationKind]?: ReminderSubject } = {
  goal_submitted: 'goal',
  goal_edits_submitted: 'edit',
  shelving_requested: 'shelving',
  goal_finalized: 'result',
};

/** The present state of the thing that a notification is about. */
export interface Standing {
  /** Null if it is no goal. */
  readonly goal: GoalState | null;
  readonly edit: PendingEditState | null;
  /** Null if it is no action item. */
  readonly isItemCompleted: boolean | null;
  /** Null if it is no appraisal, and for a deleted one. */
  readonly appraisal: AppraisalState | null;
  readonly isDeleted: boolean;
}

const inState =
  (...states: readonly GoalState[]) =>
  ({ goal, isDeleted }: Standing) =>
    !isDeleted && goal !== null && states.includes(goal);
const deleted = ({ isDeleted }: Standing) => isDeleted;

/** The kinds that say something which may cease to be true; the others always hold. */
const holds: { readonly [Kind in NotificationKind]?: (standing: Standing) => boolean } = {
  goal_submitted: inState('review'),
  goal_edits_submitted: ({ edit }) => edit === 'review',
  changes_requested: inState('draft'),
  edit_changes_requested: ({ edit }) => edit === 'draft',
  shelving_requested: inState('shelving_in_review'),
  goal_shelved: inState('shelved'),
  parent_goal_shelved: inState('shelved'),
  goal_finalized: inState('finalized', 'results_in_review'),
  result_reviewed: inState('finalized'),
  goal_deleted: deleted,
  parent_goal_deleted: deleted,
  goal_restored: (standing) => !deleted(standing),
  action_item_completed: ({ isItemCompleted }) => isItemCompleted === true,
  action_item_reopened: ({ isItemCompleted }) => isItemCompleted === false,
  appraisal_shared: ({ appraisal }) => appraisal === 'shared',
  appraisal_reopened: ({ appraisal }) => appraisal === 'shared',
  appraisal_acknowledged: ({ appraisal }) => appraisal === 'acknowledged' || appraisal === 'completed',
};

/**
 * Returns whether a notification still says what is so. A digest leaves out the others: what was taken back, and what
 * was answered meanwhile (notifications.10).
 */
export function stillHolds(kind: NotificationKind, standing: Standing): boolean {
  return holds[kind]?.(standing) ?? true;
}
