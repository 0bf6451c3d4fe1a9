import { countUnread } from '@bellwether/contract/calls/notifications/unread';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** The keys of everything about notifications. */
export const notificationKeys = {
  all: ['notifications'],
  unread: ['notifications', 'unread'],
  list: ['notifications', 'list'],
  preferences: ['notification-preferences'],
  following: ['followed-goals'],
  mails: ['mail-switches'],
} as const;

const minute = 60_000;

/** The exact unread count. It is fetched again on focus, and every minute while the page is visible. */
export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: ({ signal }) => api.call(countUnread, { signal }),
  refetchInterval: minute,
});
