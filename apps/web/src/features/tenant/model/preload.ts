import { queryClient } from '#platform/query-client.ts';
import { helpQuery } from '../api.help.ts';

/** Longer than this the page does not wait for its data: it shows its skeleton instead. Milliseconds. */
const PATIENCE = 400;

/** Reads the help page's data before the page shows. Never fails: the page shows what went wrong. */
export async function preloadHelp(): Promise<void> {
  const reading = queryClient.prefetchQuery(helpQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
