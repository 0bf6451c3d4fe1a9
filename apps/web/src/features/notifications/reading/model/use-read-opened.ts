import { readOpened } from '@bellwether/contract/calls/notifications/unread';
import { type Opened, openedAt } from '@bellwether/domain/notifications/reading/opened';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '#platform/api.ts';
import { notificationKeys, unreadQuery } from '../api.unread.ts';

/**
 * Reads the notifications about a thing when the person opens it, from wherever (notifications.10). What is told
 * while the thing is open stays unread: the page may be open without a reader.
 */
export function useReadOpened(): void {
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  const { mutate } = useMutation({
    mutationFn: ({ thing, id }: Opened) => api.call(readOpened, { body: { Thing: thing, Id: id } }),
    onSuccess: (count) => {
      client.setQueryData(notificationKeys.unread, count);
      void client.invalidateQueries({ queryKey: notificationKeys.list });
    },
  });
  const opened = useRouterState({
    select: ({ location }) => {
      const shown = openedAt(location.pathname, location.search as Readonly<Record<string, unknown>>);
      return shown && `${shown.thing} ${shown.id}`;
    },
  });
  const isKnown = data !== undefined;
  const hasUnread = isKnown && data.UnreadCount > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count at the moment of the opening decides, not a later one.
  useEffect(() => {
    const [thing, id] = opened?.split(' ') ?? [];
    if (thing === undefined || !hasUnread) return;
    mutate({ thing: thing as Opened['thing'], id: Number(id) });
  }, [opened, isKnown]);
}
