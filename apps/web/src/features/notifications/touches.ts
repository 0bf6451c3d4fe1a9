import type { LiveTouches } from '#platform/live/live-updates.ts';
import { notificationKeys } from './reading/api.unread.ts';

/** The queries that a new notification makes stale. */
export const notificationTouches = {
  notification: () => [{ queryKey: notificationKeys.all, pace: 'now' }],
} satisfies Partial<LiveTouches>;
