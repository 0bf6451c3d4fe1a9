import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { strategyDocumentQuery, strategyQuery } from '../api.ts';

/** Loads the strategy before its page is shown. Never fails, because the page itself shows errors. */
export async function preloadStrategy(): Promise<void> {
  const session = await ensureSession();
  if (!session) return;
  const reading = capabilitiesOfProfile(session.Profile).editsStrategy
    ? queryClient.prefetchQuery(strategyDocumentQuery)
    : queryClient.prefetchQuery(strategyQuery);
  await waitBriefly(reading);
}
