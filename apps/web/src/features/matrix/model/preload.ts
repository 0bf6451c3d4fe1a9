import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { firstGoalQuery, matrixQuery } from '../api.ts';
import type { MatrixSearch } from './matrix-search.ts';

/**
 * Loads the matrix of the address before its page is shown; also called when the pointer is over its link.
 * Never fails.
 */
export async function preloadMatrix(goalId: number, search: MatrixSearch): Promise<void> {
  if (!(await ensureSession())) return;
  const query = matrixQuery(goalId, search.week);
  // Cached data may be stale; the page shows it and reads it again.
  if (queryClient.getQueryData(query.queryKey) !== undefined) return;
  await waitBriefly(queryClient.prefetchQuery(query));
}

/** Returns the goal for the address without an id: the first of the person's period; 0 without one. */
export async function firstMatrixGoal(): Promise<number> {
  const session = await ensureSession();
  if (!session) return 0;
  return queryClient.fetchQuery({ ...firstGoalQuery(session.Period.Id), staleTime: 0 });
}
