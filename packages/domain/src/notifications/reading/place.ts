import { type ReminderSubject, reviewDrawers } from '../../dashboard/reminders.ts';
import type { NotifiedObject, OpenedPlace } from '../telling/names.ts';

/** The fields of a notification that decide which screen it opens. */
interface PlacedNotification {
  readonly opens: OpenedPlace;
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

/** The place of a kind that this program does not know, by its object. */
export const placeOfObject: Readonly<Record<NotifiedObject, OpenedPlace>> = {
  Goal: 'goal',
  Comment: 'comment',
  GoalStatus: 'prediction',
  User: 'profile',
  ActionItem: 'action_item',
  EmployeeEvaluation: 'appraisal',
  Calibration: 'calibration',
  PeopleFile: 'people_file',
};

type PathOf = (told: PlacedNotification) => string;

const paths: Readonly<Record<OpenedPlace, PathOf>> = {
  goal({ objectId, waiting }) {
    if (objectId === 0) return '/v3/goals';
    return waiting === null ? `/v3/goals/${objectId}` : reviewPath(objectId, waiting);
  },
  goals: () => '/v3/goals',
  waiting_goals: () => '/v3/goals?waiting=true',
  comment: ({ objectId, commentId }) =>
    `/v3/goals/${objectId}${commentId === null ? '' : `?tab=history&comment=${commentId}`}`,
  prediction: ({ objectId }) => `/v3/notifications/goalstatus/${objectId}`,
  profile: ({ objectId }) => `/v3/profile/${objectId}`,
  action_item: ({ objectId }) => `/v3/actionitems?item=${objectId}`,
  completed_action_item: ({ objectId }) => `/v3/actionitems?tab=completed&item=${objectId}`,
  action_items: () => '/v3/actionitems',
  appraisal: ({ objectId }) => `/v3/talent?open=appraisal&about=${objectId}`,
  own_appraisal: ({ objectId }) => `/v3/talent/myappraisal?open=appraisal&about=${objectId}`,
  appraisals: () => '/v3/talent',
  own_reviews: () => '/v3/talent/myappraisal',
  peer_feedback: () => '/v3/talent/peerfeedback',
  calibration: ({ objectId }) => `/v3/talent?open=calibration&about=${objectId}`,
  strategy: () => '/v3/strategy',
  views: () => '/v3/insight?scope=reports',
  home: () => '/v3/home',
  connections: () => '/v3/settings/company/connections',
  tokens: () => '/v3/settings/tokens',
  people_file: ({ objectId }) => `/v3/organization/import?file=${objectId}`,
  people_import: () => '/v3/organization/import',
};

/**
 * Returns the path of the screen that a notification opens (notifications.4): the thing itself, and the review where
 * an answer is asked for.
 */
export function placeOf(told: PlacedNotification): string {
  return paths[told.opens](told);
}
