import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

// 3-strategy §2.6, line by line.
test.each([
  ['Goal Approved', 'Goal', 7, { to: '/v3/goals/$goalId', params: { goalId: 7 } }],
  ['New Comment', 'Comment', 7, { to: '/v3/goals/$goalId', params: { goalId: 7 } }],
  ['Goal Deleted', 'Goal', 7, { to: '/v3/goals' }],
  ['Parent Goal Deleted', 'Goal', 7, { to: '/v3/goals' }],
  [
    'Goal Updated',
    'GoalStatus',
    9,
    { to: '/v3/notifications/goalstatus/$statusId', params: { statusId: '9' } },
  ],
  ['Manager Changed', 'User', 3, { to: '/v3/profile/{-$id}', params: { id: 3 } }],
  ['Your view before they say', 'User', 3, { to: '/v3/insight', search: { scope: 'reports' } }],
  ['Action Item Assigned', 'ActionItem', 4, { to: '/v3/actionitems' }],
  ['Action Item Deleted', 'ActionItem', 4, { to: '/v3/actionitems' }],
  ['Appraisal Available for Signature', 'EmployeeEvaluation', 5, { to: '/v3/talent/myappraisal' }],
  ['Appraisal Acknowledged', 'EmployeeEvaluation', 5, { to: '/v3/talent' }],
  ['Please update your goals', 'Goal', 0, { to: '/v3/goals' }],
] as const)('%s (%s) leads to its place', (Subject, NotifiedObjectType, NotifiedObjectId, place) => {
  expect(placeOf({ Subject, NotifiedObjectType, NotifiedObjectId })).toEqual(place);
});
