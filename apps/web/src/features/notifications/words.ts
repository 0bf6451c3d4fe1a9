import type { NotificationDelivery, NotificationTopic } from '@bellwether/domain/notifications/telling/names';

/** Fixed words (texts.9). */
export const notificationWords = {
  title: 'Notifications',
  /** On the page. */
  empty: 'There are no notifications right now.',
  /** In the drawer. */
  upToDate: 'You are up to date',
  upToDateHint: 'What happens to your goals and to the goals that you follow appears here.',
  failed: 'The notifications could not be loaded.',
  unread: 'Unread',
  updates: (name: string, count: number) => `${name} updated ${count} goals`,
  markAll: 'Mark all as read',
  markOne: 'Mark as read',
  viewAll: 'View All',
  settings: 'Settings',
  review: 'Review',
  notRead: 'The notification could not be marked as read.',
  bell: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`),
  changes: (count: number, title: string) => `${count} changes to “${title}”`,
} as const;

export const dayWords = { today: 'Today', week: 'This week', earlier: 'Earlier' } as const;

export const topicWords: Readonly<
  Record<NotificationTopic, { readonly name: string; readonly hint: string }>
> = {
  requests: { name: 'Requests', hint: 'Goals, changes and shelving that wait for approval, and new results' },
  answers: { name: 'Answers', hint: 'Approvals, requested changes, shelving and reviewed results' },
  predictions: {
    name: 'Weekly updates',
    hint: 'New predictions, and reports who missed several weeks in a row',
  },
  comments: { name: 'Comments', hint: 'New comments on goals and updates' },
  goal_changes: {
    name: 'Other changes of goals',
    hint: 'New owners and parent goals; reactivated, deleted and restored goals; changed results',
  },
  weekly_ask: {
    name: 'Weekly reminder',
    hint: '“Please update your goals”, and the question for your own view of your reports’ goals',
  },
  action_items: {
    name: 'Action items',
    hint: 'Items of yours that are assigned, changed, completed or deleted, due tomorrow or overdue',
  },
  appraisals: { name: 'Appraisals', hint: 'Appraisals to write and to sign, signatures and changes' },
  people: { name: 'People', hint: 'Changes of your profile, role, manager and direct reports' },
  strategy: { name: 'Strategy', hint: 'A new publication, with what changed' },
  connections: {
    name: 'Tokens and connections',
    hint: 'A token ends soon, or its owner has left',
  },
  quarters: {
    name: 'Quarters',
    hint: 'A quarter that begins, what waits for you from the last one, and reports who left it open',
  },
};

export const deliveryWords: Readonly<Record<NotificationDelivery, string>> = {
  app_and_mail: 'App and e-mail',
  app: 'App only',
  off: 'Off',
};

export const preferenceWords = {
  hint: 'Choose for each topic how you are notified. A topic that is off writes no notifications, but you are always told who asked for your data.',
  mailIsOff: 'E-mail notifications are switched off above, so no e-mail comes whatever is chosen here.',
  failed: 'The choices could not be loaded.',
} as const;

export const followingWords = {
  hint: 'You are notified of predictions and state changes of these goals.',
  empty: 'You follow no goals. The star on a goal follows it.',
  failed: 'The followed goals could not be loaded.',
  unfollow: 'Unfollow',
  unfollowed: (title: string) => `You no longer follow “${title}”.`,
} as const;

export const notificationRowWords = {
  to: 'to',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
} as const;
