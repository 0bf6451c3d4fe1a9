import { queryClient } from '#platform/query-client.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { helpQuery } from '../api.help.ts';

/** Reads the help page's data before the page shows. Never fails: the page shows what went wrong. */
export async function preloadHelp(): Promise<void> {
  const reading = queryClient.prefetchQuery(helpQuery);
  await waitBriefly(reading);
}
