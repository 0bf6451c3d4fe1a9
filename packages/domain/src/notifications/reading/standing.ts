import type { PendingEditState } from '../../goals/edit-lifecycle.ts';
import type { GoalState } from '../../goals/lifecycle.ts';
import type { AppraisalState } from '../../talent/lifecycle.ts';

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

/** Whether the goal is in one of the states and not deleted. */
export const inState =
  (...states: readonly GoalState[]) =>
  ({ goal, isDeleted }: Standing) =>
    !isDeleted && goal !== null && states.includes(goal);
export const deleted = ({ isDeleted }: Standing) => isDeleted;
