import { queryClient } from '#platform/query-client.ts';
import { strategyQuery } from '../api.ts';

/** After this time the page shows its skeleton instead of waiting for data. */
const PATIENCE = 400;

/** Loads the strategy before its page is shown. Never fails, because the page itself shows errors. */
export async function preloadStrategy(): Promise<void> {
  const reading = queryClient.prefetchQuery(strategyQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
