import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { shownItemsQuery } from '../api.ts';
import type { ItemSearch } from './item-search.ts';

/** After this time the page shows its skeleton instead of waiting for its data. */
const PATIENCE = 400;

/** Fetches the list before its page is shown. Never fails, because the page itself shows errors. */
export async function preloadItems(search: ItemSearch): Promise<void> {
  const session = await ensureSession();
  if (!session || !capabilitiesOfProfile(session.Profile).keepsActionItems) return;
  const reading = queryClient.prefetchQuery(shownItemsQuery(search));
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
