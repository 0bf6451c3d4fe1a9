import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { profileQuery, sessionsQuery } from '../api.ts';

/** Longer than this the page does not wait for its data: it shows its skeleton instead. */
const PATIENCE = 400;

/** The own profile and sessions before the settings show. Never fails: the page shows what went wrong. */
export async function preloadSettings(): Promise<void> {
  const session = await ensureSession();
  if (!session) return;
  const reading = Promise.all([
    queryClient.prefetchQuery(profileQuery(session.Profile.Id)),
    queryClient.prefetchInfiniteQuery(sessionsQuery),
  ]);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
