import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { strategyDocumentQuery, strategyQuery } from '../api.ts';

/** After this time the page shows its skeleton instead of waiting for data. */
const PATIENCE = 400;

/** Loads the strategy before its page is shown. Never fails, because the page itself shows errors. */
export async function preloadStrategy(): Promise<void> {
  const session = await ensureSession();
  if (!session) return;
  const reading = capabilitiesOfProfile(session.Profile).editsStrategy
    ? queryClient.prefetchQuery(strategyDocumentQuery)
    : queryClient.prefetchQuery(strategyQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
