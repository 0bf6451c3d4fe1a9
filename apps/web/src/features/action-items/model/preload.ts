import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { shownItemsQuery } from '../api.ts';
import type { ItemSearch } from './item-search.ts';

/** Fetches the list before its page is shown. Never fails, because the page itself shows errors. */
export async function preloadItems(search: ItemSearch): Promise<void> {
  const session = await ensureSession();
  if (!session || !capabilitiesOfProfile(session.Profile).keepsActionItems) return;
  const reading = queryClient.prefetchQuery(shownItemsQuery(search));
  await waitBriefly(reading);
}
