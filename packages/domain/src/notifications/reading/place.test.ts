import { expect, test } from 'vitest';
import { kindRows, type NotificationKind } from '../telling/kinds.ts';
import { placeOf, reviewPath } from './place.ts';

test.each<[NotificationKind, string]>([
  ['goal_approved', '/v3/goals/7'],
  ['new_comment', '/v3/goals/7?tab=history&comment=4'],
  ['goal_deleted', '/v3/goals'],
  ['parent_goal_deleted', '/v3/goals'],
  ['update_asked', '/v3/goals'],
  ['views_asked', '/v3/insight?scope=reports'],
  ['approvals_fell', '/v3/goals?waiting=true'],
  ['goal_updated', '/v3/notifications/goalstatus/7'],
  ['role_changed', '/v3/profile/7'],
  ['action_item_completed', '/v3/actionitems?tab=completed&item=7'],
  ['action_item_assigned', '/v3/actionitems?item=7'],
  ['action_item_deleted', '/v3/actionitems'],
  ['appraisal_shared', '/v3/talent/myappraisal?open=appraisal&about=7'],
  ['appraisal_acknowledged', '/v3/talent?open=appraisal&about=7'],
  ['appraisal_completed', '/v3/talent?open=appraisal&about=7'],
  ['appraisal_deleted', '/v3/talent'],
  ['calibration', '/v3/talent?open=calibration&about=7'],
  ['strategy_published', '/v3/strategy'],
  ['quarter_begun', '/v3/goals'],
  ['quarter_left_open', '/v3/home'],
  ['appraisals_due', '/v3/talent'],
  ['token_ends', '/v3/settings/tokens'],
  ['token_owner_left', '/v3/settings/company/connections'],
  ['people_file_waits', '/v3/organization/import?file=7'],
  ['people_file_failed', '/v3/organization/import'],
  ['action_item_due', '/v3/actionitems?item=7'],
])('%s opens %s (notifications.4)', (kind, path) => {
  expect(placeOf({ opens: kindRows[kind].opens, objectId: 7, commentId: 4, waiting: null })).toBe(path);
});

test('an asked answer is opened at once', () => {
  const asked = { opens: kindRows.goal_finalized.opens, objectId: 7, commentId: null } as const;
  expect(placeOf({ ...asked, waiting: 'result' })).toBe('/v3/goals/7?open=review-result');
  expect(reviewPath(7, 'goal')).toBe('/v3/goals/7?open=review');
  expect(placeOf({ ...asked, opens: 'comment', waiting: null })).toBe('/v3/goals/7');
});
