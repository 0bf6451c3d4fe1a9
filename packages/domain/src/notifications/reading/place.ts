import { type ReminderSubject, reviewDrawers } from '../../dashboard/reminders.ts';
import type { NotifiedObject } from '../telling/kinds.ts';

/** The fields of a notification that decide which screen it opens. */
export interface PlacedNotification {
  readonly subject: string;
  readonly object: NotifiedObject;
  /** 0: none. */
  readonly objectId: number;
  /** The comment of a "New Comment"; null for other notifications. */
  readonly commentId: number | null;
  /** The part of the goal that waits for the reader's review now; null if none does. */
  readonly waiting: ReminderSubject | null;
}

/** Returns the path of a goal with the drawer in which the reader answers. */
export function reviewPath(goalId: number, waiting: ReminderSubject): string {
  return `/v3/goals/${goalId}?open=${reviewDrawers[waiting]}`;
}

/**
 * Returns the path of the screen that a notification opens (notifications.4): the thing itself, and the review where
 * an answer is asked for.
 */
export function placeOf({ subject, object, objectId, commentId, waiting }: PlacedNotification): string {
  if (subject === 'Please update your goals') return '/v3/goals';
  if (subject === 'Strategy Published') return '/v3/strategy';
  if (subject === 'Your view before they say') return '/v3/insight?scope=reports';
  if (subject === 'Approvals Wait for You Now') return '/v3/goals?waiting=true';
  if (subject === 'Quarter Begun') return '/v3/goals';
  if (subject === 'Quarter Not Finished') return '/v3/home';
  if (subject === 'Appraisals Due') return '/v3/talent';
  switch (object) {
    case 'Goal':
      // A deleted goal opens the list (notifications.4).
      if (objectId === 0 || subject.includes('Deleted')) return '/v3/goals';
      return waiting === null ? `/v3/goals/${objectId}` : reviewPath(objectId, waiting);
    case 'Comment':
      return commentId === null
        ? `/v3/goals/${objectId}`
        : `/v3/goals/${objectId}?tab=history&comment=${commentId}`;
    case 'GoalStatus':
      return `/v3/notifications/goalstatus/${objectId}`;
    case 'User':
      return `/v3/profile/${objectId}`;
    case 'ActionItem':
      if (subject === 'Action Item Completed') return `/v3/actionitems?tab=completed&item=${objectId}`;
      if (subject === 'Action Item Deleted' || subject === 'Action Item Given to Somebody Else')
        return '/v3/actionitems';
      return `/v3/actionitems?item=${objectId}`;
    case 'EmployeeEvaluation':
      if (subject.includes('Deleted')) return '/v3/talent';
      return `${subject === 'Appraisal Available for Signature' ? '/v3/talent/myappraisal' : '/v3/talent'}?open=appraisal&about=${objectId}`;
  }
}
