import { openedThings } from '@bellwether/domain/notifications/reading/opened';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOrNoneSchema, idParam, idSchema } from '../wire.ts';

// This call has a separate file, because every page loads the bell.

export const unreadShape = { UnreadCount: z.int() };

export const countUnread = endpoint({
  name: 'countUnread',
  summary: 'The exact number of own unread notifications.',
  method: 'GET',
  path: '/notification/UnreadCount',
  scope: 'goals:read',
  reply: z.object(unreadShape),
});

export const markRead = endpoint({
  name: 'markRead',
  summary: 'Marks an own notification as read; repeated = no change.',
  method: 'GET',
  path: '/notification/MarkRead/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  counts: 'write',
  reply: z.object({ Id: idSchema, IsRead: z.boolean(), ...unreadShape }),
});

export const markAllRead = endpoint({
  name: 'markAllRead',
  summary: 'Marks all own notifications as read.',
  method: 'GET',
  path: '/notification/MarkAllRead',
  scope: 'none',
  counts: 'write',
  reply: z.object(unreadShape),
});

export const readOpened = endpoint({
  name: 'readOpened',
  summary: 'Marks the own notifications about a thing as read, because the caller has opened it.',
  method: 'POST',
  path: '/notification/ReadOpened',
  scope: 'none',
  body: z.strictObject({
    Thing: z.enum(openedThings),
    /** 0: the thing has none. */
    Id: idOrNoneSchema,
  }),
  reply: z.object(unreadShape),
});

/** The twins of `markRead` and `markAllRead` for programs. */
export const readOneNotification = endpoint({
  name: 'readOneNotification',
  summary: 'Marks a notification as read, as the GET does.',
  method: 'POST',
  path: '/notification/{id}/Read',
  scope: 'goals:write',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ Id: idSchema, IsRead: z.boolean(), ...unreadShape }),
});

export const readEveryNotification = endpoint({
  name: 'readEveryNotification',
  summary: 'Marks all notifications as read, as the GET does.',
  method: 'POST',
  path: '/notification/ReadAll',
  scope: 'goals:write',
  reply: z.object(unreadShape),
});
