import { queryClient } from '#platform/query-client.ts';
import { notificationsQuery } from '../api.ts';

/** In milliseconds: how long the page waits for its data before it shows its skeleton. */
const PATIENCE = 400;

/** Fetches the first page of the list before the page is shown. Never fails, because the page itself shows errors. */
export async function preloadNotifications(): Promise<void> {
  const reading = queryClient.prefetchInfiniteQuery(notificationsQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
