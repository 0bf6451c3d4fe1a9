import {
  deleteCalendarLink,
  getCalendarLink,
  makeCalendarLink,
} from '@bellwether/contract/calls/notifications/calendar';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** Whether there is a calendar link. */
export const calendarLinkQuery = queryOptions({
  queryKey: ['calendar-link'],
  queryFn: ({ signal }) => api.call(getCalendarLink, { signal }),
});

/** Creates a link, and the previous one stops working. Only this reply contains the address. */
export function useMakeCalendarLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(makeCalendarLink, {}),
    onSuccess: ({ CreatedAt }) => client.setQueryData(calendarLinkQuery.queryKey, { CreatedAt }),
  });
}

export function useDeleteCalendarLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteCalendarLink, {}),
    onSuccess: (none) => client.setQueryData(calendarLinkQuery.queryKey, none),
  });
}
