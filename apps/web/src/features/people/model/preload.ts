import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { profileQuery, responsibilityQuery } from '../api.ts';

/** After this time the page shows its skeleton instead of waiting for data. */
const PATIENCE = 400;

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
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
