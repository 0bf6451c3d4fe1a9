// Apart from the table of kinds, because the screens load these names only.

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
  'connections',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** How a person is notified about a topic. `off` writes no notification. */
export const notificationDeliveries = ['app_and_mail', 'app', 'off'] as const;
export type NotificationDelivery = (typeof notificationDeliveries)[number];

/** The delivery for people who have chosen none. */
export const defaultDelivery: NotificationDelivery = 'app_and_mail';

/** The object that a notification opens (notifications.4). */
export const notifiedObjects = [
  'Goal',
  'Comment',
  'GoalStatus',
  'User',
  'ActionItem',
  'EmployeeEvaluation',
  'Calibration',
  'PeopleFile',
] as const;
export type NotifiedObject = (typeof notifiedObjects)[number];

/** The screens that notifications open (notifications.4). */
export const openedPlaces = [
  'goal',
  'goals',
  'waiting_goals',
  'comment',
  'prediction',
  'profile',
  'action_item',
  'completed_action_item',
  'action_items',
  'appraisal',
  'own_appraisal',
  'appraisals',
  'own_reviews',
  'peer_feedback',
  'calibration',
  'strategy',
  'views',
  'home',
  'connections',
  'tokens',
  'people_file',
  'people_import',
] as const;
export type OpenedPlace = (typeof openedPlaces)[number];
