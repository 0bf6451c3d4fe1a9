import { queryClient } from '#platform/query-client.ts';
import { notificationsQuery } from '../api.ts';

/** How long the page waits for its data before it shows its skeleton; milliseconds. */
const PATIENCE = 400;

/** Reads the first page before the page shows. Never fails: the page shows what went wrong. */
export async function preloadNotifications(): Promise<void> {
  const reading = queryClient.prefetchInfiniteQuery(notificationsQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
