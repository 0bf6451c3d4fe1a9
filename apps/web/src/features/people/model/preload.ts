import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { profileQuery, responsibilityQuery } from '../api.ts';

/** Longer than this the page does not wait for its data: it shows its skeleton instead. */
const PATIENCE = 400;

/** A profile before its page shows; absent = the own one. Never fails: the page shows what went wrong. */
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
