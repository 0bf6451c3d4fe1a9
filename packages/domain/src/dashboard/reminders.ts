import { needsFinalization, needsReview, needsUpdate } from '../goals/badges.ts';
import type { PendingEditState } from '../goals/edit-lifecycle.ts';
import type { GoalState } from '../goals/lifecycle.ts';

/** What a reminder asks for (decisions §4, §5). Inside a quarter they stand in this order: first what others wait for. */
export const reminderTypes = ['review', 'finalize', 'update', 'sent_back', 'add_goal'] as const;
export type ReminderType = (typeof reminderTypes)[number];

/** What of a goal waits for an answer, or was sent back. */
export const reminderSubjects = ['goal', 'edit', 'shelving', 'result'] as const;
export type ReminderSubject = (typeof reminderSubjects)[number];

/** The one button of each reminder (decisions §5). */
export const reminderButtons: Readonly<Record<ReminderType, string>> = {
  review: 'Review',
  finalize: 'Finalize Results',
  update: 'Update',
  sent_back: 'Edit',
  add_goal: 'Add a Goal',
};

/** How many reminders the first answer holds, and each one after it (1-goals §9). */
export const reminderPages = { first: 50, next: 10 } as const;

/** What of a goal a reminder of this type is about; null where the type says enough. */
export function reminderSubject(
  type: ReminderType,
  state: GoalState | null,
  editState: PendingEditState | null,
): ReminderSubject | null {
  if (state === null) return null;
  if (type === 'sent_back') return state === 'draft' ? 'goal' : 'edit';
  if (type !== 'review' || !needsReview({ state, editState, isManager: true, wasOwn: false })) return null;
  if (state === 'review') return 'goal';
  if (state === 'shelving_in_review') return 'shelving';
  return state === 'results_in_review' ? 'result' : 'edit';
}

/** What the reminder rules need to know of a goal and of the person who is reminded. */
export interface RemindedGoal {
  readonly state: GoalState;
  readonly editState: PendingEditState | null;
  readonly isOwner: boolean;
  /** The person acts as the owner's manager. */
  readonly isManager: boolean;
  /** What waits was the person's own when it was submitted. */
  readonly wasOwn: boolean;
  /** The latest asked-for week of the goal's running period has no prediction. */
  readonly isUpdateAsked: boolean;
  readonly periodEnded: boolean;
  /** The last word on the person's own draft, or edit draft, was somebody else's "changes requested". */
  readonly isSentBack: boolean;
}

/** The reminders that a goal gives a person, in their order; the badges' rules, for owner and acting manager alone. */
export function goalReminders(goal: RemindedGoal): ReminderType[] {
  // Where the goal itself waits (for its shelving), its edit draft cannot be worked on.
  const isOwnDraft = goal.state === 'draft' || (goal.state === 'approved' && goal.editState === 'draft');
  const asked: Readonly<Record<Exclude<ReminderType, 'add_goal'>, boolean>> = {
    review: needsReview(goal),
    finalize: needsFinalization(goal),
    update: goal.isOwner && needsUpdate(goal),
    sent_back: goal.isOwner && isOwnDraft && goal.isSentBack,
  };
  return reminderTypes.filter((type) => type !== 'add_goal' && asked[type]);
}
