import { queryClient } from '#platform/query-client.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { notificationsQuery } from '../api.ts';

/** Fetches the first page of the list before the page is shown. Never fails, because the page itself shows errors. */
export async function preloadNotifications(): Promise<void> {
  const reading = queryClient.prefetchInfiniteQuery(notificationsQuery);
  await waitBriefly(reading);
}
