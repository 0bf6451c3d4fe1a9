import { queryClient } from '#platform/query-client.ts';
import { helpQuery } from '../api.help.ts';

/** How long the page waits for its data before it shows its skeleton; milliseconds. */
const PATIENCE = 400;

/** Reads the help page's data before the page shows. Never fails: the page shows what went wrong. */
export async function preloadHelp(): Promise<void> {
  const reading = queryClient.prefetchQuery(helpQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
