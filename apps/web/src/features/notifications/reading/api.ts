import { followGoal, listFollowedGoals } from '@bellwether/contract/calls/goals/ownership';
import {
  listNotificationPreferences,
  listNotifications,
  saveNotificationPreference,
} from '@bellwether/contract/calls/notifications';
import { markAllRead, markRead } from '@bellwether/contract/calls/notifications/unread';
import type { Notification } from '@bellwether/contract/notifications';
import type { NotificationDelivery, NotificationTopic } from '@bellwether/domain/notifications/telling/names';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { followingWords, notificationWords } from '../words.ts';
import { notificationKeys } from './api.unread.ts';

interface Page {
  readonly Notifications: readonly Notification[];
  readonly UnreadCount: number;
}

const pageSize = 20;

/** The own notifications, newest first. After a full page there may be more (notifications.1). */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: notificationKeys.list,
  queryFn: ({ pageParam, signal, client }) => readPage(client, pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: ({ Notifications }: Page, pages) =>
    Notifications.length === pageSize ? pages.length : undefined,
  select: ({ pages }) => withoutDoubles(pages.flatMap(({ Notifications }) => Notifications)),
});

async function readPage(client: QueryClient, page: number, signal: AbortSignal): Promise<Page> {
  const reply = await api.call(listNotifications, { params: { page: String(page) }, signal });
  writeUnread(client, reply.UnreadCount);
  return reply;
}

/** Removes duplicates: a new notification moves older ones to a later page, which then repeats some of them. */
function withoutDoubles(list: readonly Notification[]): readonly Notification[] {
  return [...new Map(list.map((each) => [each.Id, each])).values()];
}

/** Marks notifications as read, and shows it at once. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        const { UnreadCount } = await api.call(markRead, { params: { id: String(id) } });
        writeUnread(client, UnreadCount);
      }
    },
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: notificationKeys.list });
      writeRead(client, (id) => ids.includes(id));
    },
    onError: () => restore(client),
  });
}

export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(markAllRead, {}),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: notificationKeys.list });
      writeRead(client, () => true);
    },
    onSuccess: ({ UnreadCount }) => writeUnread(client, UnreadCount),
    onError: () => restore(client),
  });
}

export const preferencesQuery = queryOptions({
  queryKey: notificationKeys.preferences,
  queryFn: ({ signal }) => api.call(listNotificationPreferences, { signal }),
});

interface Preference {
  readonly Topic: NotificationTopic;
  readonly Delivery: NotificationDelivery;
}

export function useSavePreference() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preference: Preference) => api.call(saveNotificationPreference, { body: preference }),
    onSuccess: (saved) => {
      client.setQueryData(notificationKeys.preferences, saved);
      return client.invalidateQueries({ queryKey: notificationKeys.mails });
    },
  });
}

/** The goals that the person follows, newest first. */
export const followingQuery = infiniteQueryOptions({
  queryKey: notificationKeys.following,
  queryFn: ({ pageParam, signal }) => api.call(listFollowedGoals, { query: { Cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ Next }) => Next ?? undefined,
});

export function useUnfollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Id }: { readonly Id: number; readonly Title: string }) =>
      api.call(followGoal, { params: { id: String(Id) }, query: { On: 'false' } }),
    onSuccess: (_, { Id, Title }) => {
      toast.success(followingWords.unfollowed(Title));
      for (const queryKey of [notificationKeys.following, goalKeys.info(Id), goalKeys.lists])
        void client.invalidateQueries({ queryKey });
    },
  });
}

function writeUnread(client: QueryClient, UnreadCount: number): void {
  client.setQueryData(notificationKeys.unread, { UnreadCount });
}

function writeRead(client: QueryClient, isRead: (id: number) => boolean): void {
  client.setQueryData<InfiniteData<Page, number>>(
    notificationKeys.list,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          Notifications: page.Notifications.map((each) =>
            isRead(each.Id) && !each.IsRead ? { ...each, IsRead: true } : each,
          ),
        })),
      },
  );
}

function restore(client: QueryClient): void {
  toast.error(notificationWords.notRead);
  void client.invalidateQueries({ queryKey: notificationKeys.all });
}
