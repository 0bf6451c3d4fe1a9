import { expect, test } from 'vitest';
import { type PlacedNotification, placeOf, reviewPath } from './place.ts';

test.each<[string, PlacedNotification['object'], string]>([
  ['Goal Approved', 'Goal', '/v3/goals/7'],
  ['New Comment', 'Comment', '/v3/goals/7?tab=history&comment=4'],
  ['Goal Deleted', 'Goal', '/v3/goals'],
  ['Parent Goal Deleted', 'Goal', '/v3/goals'],
  ['Please update your goals', 'Goal', '/v3/goals'],
  ['Your view before they say', 'User', '/v3/insight?scope=reports'],
  ['Approvals Wait for You Now', 'User', '/v3/goals?waiting=true'],
  ['Goal Updated', 'GoalStatus', '/v3/notifications/goalstatus/7'],
  ['Role Changed', 'User', '/v3/profile/7'],
  ['Action Item Completed', 'ActionItem', '/v3/actionitems?tab=completed&item=7'],
  ['Action Item Assigned', 'ActionItem', '/v3/actionitems?item=7'],
  ['Action Item Deleted', 'ActionItem', '/v3/actionitems'],
  [
    'Appraisal Available for Signature',
    'EmployeeEvaluation',
    '/v3/talent/myappraisal?open=appraisal&about=7',
  ],
  ['Appraisal Acknowledged', 'EmployeeEvaluation', '/v3/talent?open=appraisal&about=7'],
  ['Appraisal Completed', 'EmployeeEvaluation', '/v3/talent?open=appraisal&about=7'],
  ['Appraisal Deleted', 'EmployeeEvaluation', '/v3/talent'],
  ['Strategy Published', 'User', '/v3/strategy'],
  ['Quarter Begun', 'User', '/v3/goals'],
  ['Quarter Not Finished', 'User', '/v3/home'],
  ['Appraisals Due', 'User', '/v3/talent'],
  ['Action Item Due', 'ActionItem', '/v3/actionitems?item=7'],
])('%s of a %s opens %s (notifications.4)', (subject, object, path) => {
  expect(placeOf({ subject, object, objectId: 7, commentId: 4, waiting: null })).toBe(path);
});

test('an asked answer is opened at once', () => {
  const asked = { subject: 'Goal Finalized', object: 'Goal', objectId: 7, commentId: null } as const;
  expect(placeOf({ ...asked, waiting: 'result' })).toBe('/v3/goals/7?open=review-result');
  expect(reviewPath(7, 'goal')).toBe('/v3/goals/7?open=review');
  expect(placeOf({ ...asked, object: 'Comment', waiting: null })).toBe('/v3/goals/7');
});
