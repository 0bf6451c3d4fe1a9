/** The topics of notifications, in the order of the screen. A person chooses for each topic how to be notified. */
export const notificationTopics = [
  'requests',
  'answers',
  'predictions',
  'comments',
  'goal_changes',
  'weekly_ask',
  'action_items',
  'appraisals',
  'people',
  'strategy',
  'quarters',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** How a person is notified about a topic. `off` writes no notification. */
export const notificationDeliveries = ['app_and_mail', 'app', 'off'] as const;
export type NotificationDelivery = (typeof notificationDeliveries)[number];

/** The delivery for people who have chosen none. */
export const defaultDelivery: NotificationDelivery = 'app_and_mail';

/** The object that a notification opens (notifications.3). */
export const notifiedObjects = [
  'Goal',
  'Comment',
  'GoalStatus',
  'User',
  'ActionItem',
  'EmployeeEvaluation',
] as const;
export type NotifiedObject = (typeof notifiedObjects)[number];

/**
 * The object that a reader must see before the goal's title and values are shown: the goal, or its pending edit.
 * `kept` needs nothing, because the title was stored when the goal was deleted (notifications.2), or when the action
 * item was given to somebody else.
 */
export type ShownTo = 'goal' | 'edit' | 'kept';

interface KindRow {
  /** To the letter (notifications.3); the routing reads it (notifications.3). */
  readonly subject: string;
  readonly object: NotifiedObject;
  readonly topic: NotificationTopic;
  readonly shownTo: ShownTo;
}

const kinds = {
  goal_submitted: row('Goal Submitted for Approval', 'Goal', 'requests'),
  goal_edits_submitted: row('Goal Edits Submitted for Approval', 'Goal', 'requests', 'edit'),
  goal_approved: row('Goal Approved', 'Goal', 'answers'),
  goal_published: row('Goal Published', 'Goal', 'answers'),
  goal_edits_approved: row('Goal Edits Approved', 'Goal', 'answers'),
  changes_requested: row('Changes Requested', 'Goal', 'answers'),
  edit_changes_requested: row('Changes Requested', 'Goal', 'answers', 'edit'),
  manager_goal_approved: row('Your Manager’s Goal Was Approved', 'Goal', 'goal_changes'),
  shelving_requested: row('Shelving Requested', 'Goal', 'requests'),
  shelving_denied: row('Shelving Denied', 'Goal', 'answers'),
  goal_shelved: row('Goal Shelved', 'Goal', 'answers'),
  parent_goal_shelved: row('Parent Goal Shelved', 'Goal', 'goal_changes'),
  goal_reactivated: row('Goal Reactivated', 'Goal', 'goal_changes'),
  goal_reassigned: row('Goal Reassigned', 'Goal', 'goal_changes'),
  goal_updated: row('Goal Updated', 'GoalStatus', 'predictions'),
  new_comment: row('New Comment', 'Comment', 'comments'),
  goal_finalized: row('Goal Finalized', 'Goal', 'requests'),
  result_reviewed: row('Result Reviewed', 'Goal', 'answers'),
  result_changed: row('Result Changed', 'Goal', 'goal_changes'),
  result_review_changed: row('Result Review Changed', 'Goal', 'answers'),
  result_retracted: row('Result Retracted', 'Goal', 'goal_changes'),
  goal_deleted: row('Goal Deleted', 'Goal', 'goal_changes', 'kept'),
  parent_goal_deleted: row('Parent Goal Deleted', 'Goal', 'goal_changes', 'kept'),
  goal_restored: row('Goal Restored', 'Goal', 'goal_changes'),
  goal_realigned: row('Goal Re-aligned', 'Goal', 'goal_changes'),
  update_asked: row('Please update your goals', 'Goal', 'weekly_ask'),
  views_asked: row('Your view before they say', 'User', 'weekly_ask'),
  approvals_fell: row('Approvals Wait for You Now', 'User', 'requests'),
  person_left: row('Somebody Left', 'User', 'people'),
  updates_missed: row('Weekly Updates Missed', 'User', 'predictions'),
  action_item_assigned: row('Action Item Assigned', 'ActionItem', 'action_items'),
  action_item_changed: row('Action Item Changed', 'ActionItem', 'action_items'),
  action_item_given_away: row('Action Item Given to Somebody Else', 'ActionItem', 'action_items', 'kept'),
  action_item_completed: row('Action Item Completed', 'ActionItem', 'action_items'),
  action_item_reopened: row('Action Item Reopened', 'ActionItem', 'action_items'),
  action_item_deleted: row('Action Item Deleted', 'ActionItem', 'action_items'),
  appraisal_shared: row('Appraisal Available for Signature', 'EmployeeEvaluation', 'appraisals'),
  appraisal_reopened: row('Appraisal Available for Signature', 'EmployeeEvaluation', 'appraisals'),
  appraisal_acknowledged: row('Appraisal Acknowledged', 'EmployeeEvaluation', 'appraisals'),
  appraisal_completed: row('Appraisal Completed', 'EmployeeEvaluation', 'appraisals'),
  appraisal_closed: row('Appraisal Completed Without Signature', 'EmployeeEvaluation', 'appraisals'),
  appraisal_stated: row('Statement Added to an Appraisal', 'EmployeeEvaluation', 'appraisals'),
  appraisal_changed: row('Appraisal Changed', 'EmployeeEvaluation', 'appraisals'),
  appraisal_deleted: row('Appraisal Deleted', 'EmployeeEvaluation', 'appraisals'),
  profile_updated: row('Profile Updated', 'User', 'people'),
  role_changed: row('Role Changed', 'User', 'people'),
  flags_imported: row('Permissions Given by an Import', 'User', 'people'),
  manager_changed: row('Manager Changed', 'User', 'people'),
  new_direct_report: row('New Direct Report', 'User', 'people'),
  direct_report_moved: row('Direct Report Moved', 'User', 'people'),
  strategy_published: row('Strategy Published', 'User', 'strategy'),
  quarter_begun: row('Quarter Begun', 'User', 'quarters'),
  quarter_left_open: row('Quarter Not Finished', 'User', 'quarters'),
  appraisals_due: row('Appraisals Due', 'User', 'appraisals'),
  action_item_due: row('Action Item Due', 'ActionItem', 'action_items'),
} as const satisfies Readonly<Record<string, KindRow>>;

export type NotificationKind = keyof typeof kinds;

/** Every kind of notification. */
export const kindRows: Readonly<Record<NotificationKind, KindRow>> = kinds;

export const kindNames = Object.keys(kinds) as readonly NotificationKind[];

/**
 * Returns whether a stored name is a kind that this program knows, because an older program may read the rows of a
 * newer one.
 */
export function isNotificationKind(name: string): name is NotificationKind {
  return Object.hasOwn(kinds, name);
}

function row<const Subject extends string, Object extends NotifiedObject, Topic extends NotificationTopic>(
  subject: Subject,
  object: Object,
  topic: Topic,
  shownTo: ShownTo = 'goal',
) {
  return { subject, object, topic, shownTo };
}
