import { needsFinalization, needsReview, needsUpdate } from '../goals/badges.ts';
import type { PendingEditState } from '../goals/edit-lifecycle.ts';
import type { GoalState } from '../goals/lifecycle.ts';

export { reminderButtons } from './words.ts';

/** The types of reminders about a goal. */
export const goalReminderTypes = ['review', 'finalize', 'update', 'sent_back'] as const;
export type GoalReminderType = (typeof goalReminderTypes)[number];

/** The types of reminders (dashboard.3). Cursors contain these names. */
export const reminderTypes = [
  ...goalReminderTypes,
  'add_goal',
  'action_item',
  'appraisal_write',
  'appraisal_sign',
  'dispute',
  'invitation',
  'draft',
  'self_review',
  'peer_feedback',
  'peer_request',
  'calibration',
] as const;
export type ReminderType = (typeof reminderTypes)[number];

/**
 * The types in the order in which the dashboard groups them. Within a type the oldest quarter comes first. A type that is
 * missing here comes last.
 */
export const reminderOrder: readonly ReminderType[] = [
  'update',
  'review',
  'appraisal_sign',
  'peer_request',
  'self_review',
  'peer_feedback',
  'calibration',
  'finalize',
  'dispute',
  'sent_back',
  'draft',
  'add_goal',
  'appraisal_write',
  'action_item',
  'invitation',
];

/** Returns the place of a type in `reminderOrder`, from 1. */
export function reminderRank(type: ReminderType): number {
  const at = reminderOrder.indexOf(type);
  return (at === -1 ? reminderOrder.length : at) + 1;
}

/** The part of a goal that waits for an answer or was sent back. */
export const reminderSubjects = ['goal', 'edit', 'shelving', 'result'] as const;
export type ReminderSubject = (typeof reminderSubjects)[number];

/** The name of the drawer in which a person answers, by the part that waits. */
export const reviewDrawers = {
  goal: 'review',
  edit: 'review-edits',
  shelving: 'review-shelving',
  result: 'review-result',
} as const satisfies Readonly<Record<ReminderSubject, string>>;

/**
 * Returns whether an own goal reminds as *Draft, not handed in yet*: a draft of the running quarter that nobody sent back
 * (dashboard.4).
 */
export function remindsOfDraft(goal: {
  readonly state: GoalState;
  readonly isSentBack: boolean;
  readonly isOfRunningQuarter: boolean;
}): boolean {
  return goal.state === 'draft' && goal.isOfRunningQuarter && !goal.isSentBack;
}

/** Returns whether *Add a Goal* reminds: no goal of the running quarter is handed in (dashboard.4). */
export function remindsOfNoGoal(ownStates: readonly GoalState[]): boolean {
  return ownStates.every((state) => state === 'draft' || state === 'shelved');
}

/**
 * An action item reminds its assignee from this many days before its deadline until it is completed (dashboard.3).
 */
export const actionItemDaysAhead = 7;

/** Whoever invited is reminded of a person who has not accepted this many days after the latest invitation. */
export const invitationDays = 14;

/** A dispute about a result reminds owner and manager in the running quarter and in this many before it. */
export const disputeQuarters = 3;

/** The number of reminders on the first page and on each further page (dashboard.3). */
export const reminderPages = { first: 50, next: 10 } as const;

/** Returns the part of a goal that a reminder of this type is about; null where the type says enough. */
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

/** The facts of a goal and of the reminded person that the rules use. */
export interface RemindedGoal {
  readonly state: GoalState;
  readonly editState: PendingEditState | null;
  readonly isOwner: boolean;
  /** The person is the owner's acting manager. */
  readonly isManager: boolean;
  /** The person owned the goal when the waiting request was submitted. */
  readonly wasOwn: boolean;
  /** The goal has no prediction for the latest week of its running period that needs one. */
  readonly isUpdateAsked: boolean;
  readonly periodEnded: boolean;
  /** The latest answer to the person's own draft, or edit draft, was another person's "changes requested". */
  readonly isSentBack: boolean;
}

/**
 * Returns a person's reminders of a goal, in order. They follow the badges' rules, for the owner and the
 * acting manager only.
 */
export function goalReminders(goal: RemindedGoal): ReminderType[] {
  // While the goal itself waits (for shelving), its edit draft cannot be changed.
  const isOwnDraft = goal.state === 'draft' || (goal.state === 'approved' && goal.editState === 'draft');
  const asked: Readonly<Record<GoalReminderType, boolean>> = {
    review: needsReview(goal),
    finalize: needsFinalization(goal),
    update: goal.isOwner && needsUpdate(goal),
    sent_back: goal.isOwner && isOwnDraft && goal.isSentBack,
  };
  return goalReminderTypes.filter((type) => asked[type]);
}
