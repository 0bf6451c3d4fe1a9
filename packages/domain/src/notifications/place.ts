import type { NotifiedObject } from './kinds.ts';

/** The fields of a notification that decide which screen it opens. */
export interface PlacedNotification {
  readonly subject: string;
  readonly object: NotifiedObject;
  /** 0: none. */
  readonly objectId: number;
}

/** Returns the path of the screen that a notification opens (3-strategy §2.6). */
export function placeOf({ subject, object, objectId }: PlacedNotification): string {
  if (subject === 'Please update your goals') return '/v3/goals';
  if (subject === 'Strategy Published') return '/v3/strategy';
  if (subject === 'Your view before they say') return '/v3/insight?scope=reports';
  if (subject === 'Approvals Wait for You Now') return '/v3/home';
  if (subject === 'Quarter Begun') return '/v3/goals';
  if (subject === 'Quarter Not Finished') return '/v3/home';
  if (subject === 'Appraisals Due') return '/v3/talent';
  switch (object) {
    case 'Goal':
    case 'Comment':
      // A deleted goal opens the list (decisions §5).
      return objectId === 0 || subject.includes('Deleted') ? '/v3/goals' : `/v3/goals/${objectId}`;
    case 'GoalStatus':
      return `/v3/notifications/goalstatus/${objectId}`;
    case 'User':
      return `/v3/profile/${objectId}`;
    case 'ActionItem':
      return '/v3/actionitems';
    case 'EmployeeEvaluation':
      if (subject.includes('Deleted')) return '/v3/talent';
      return `${subject === 'Appraisal Available for Signature' ? '/v3/talent/myappraisal' : '/v3/talent'}?open=appraisal&about=${objectId}`;
  }
}
