import * as notifications from '@bellwether/contract/notifications';
import * as unread from '@bellwether/contract/notifications/unread';
import { type Route, route } from '#platform/http/route.ts';
import { preferencesOf } from './mails/queries.preferences.ts';
import { readOpened } from './reading/commands.answers.ts';
import { readAllNotifications, readNotification, savePreference } from './reading/commands.ts';
import { notificationPage, unreadCount } from './reading/queries.ts';

export const notificationRoutes: readonly Route[] = [
  route(notifications.listNotifications, (scope, { params }) => notificationPage(scope, params.page)),
  route(unread.countUnread, async (scope) => ({ UnreadCount: await unreadCount(scope) })),
  route(unread.markRead, async (scope, { params }) => {
    await readNotification(scope, params.id);
    return { Id: params.id, IsRead: true, UnreadCount: await unreadCount(scope) };
  }),
  route(unread.markAllRead, async (scope) => {
    await readAllNotifications(scope);
    return { UnreadCount: await unreadCount(scope) };
  }),
  route(unread.readOneNotification, async (scope, { params }) => {
    await readNotification(scope, params.id);
    return { Id: params.id, IsRead: true, UnreadCount: await unreadCount(scope) };
  }),
  route(unread.readEveryNotification, async (scope) => {
    await readAllNotifications(scope);
    return { UnreadCount: await unreadCount(scope) };
  }),
  route(unread.readOpened, async (scope, { body }) => {
    await readOpened(scope, body.Thing, body.Id);
    return { UnreadCount: await unreadCount(scope) };
  }),
  route(notifications.listNotificationPreferences, preferencesOf),
  route(notifications.saveNotificationPreference, async (scope, { body }) => {
    await savePreference(scope, body.Topic, body.Delivery);
    return preferencesOf(scope);
  }),
];
