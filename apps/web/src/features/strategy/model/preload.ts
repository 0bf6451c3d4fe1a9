import { queryClient } from '#platform/query-client.ts';
import { strategyQuery } from '../api.ts';

/** Longer than this the page does not wait for its data: it shows its skeleton instead. */
const PATIENCE = 400;

/** The strategy before its page shows. Never fails: the page shows what went wrong. */
export async function preloadStrategy(): Promise<void> {
  const reading = queryClient.prefetchQuery(strategyQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
