import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { profileQuery, responsibilityQuery } from '../api.ts';

/**
 * Fetches a profile before its page is shown; without an id, the viewer's own. Never fails, because the page itself
 * shows errors.
 */
export async function preloadProfile(id: number | undefined): Promise<void> {
  const session = await ensureSession();
  if (!session) return;
  const personId = id ?? session.Profile.Id;
  const reading = Promise.all([
    queryClient.prefetchQuery(profileQuery(personId)),
    queryClient.prefetchQuery(responsibilityQuery(personId)),
  ]);
  await waitBriefly(reading);
}
