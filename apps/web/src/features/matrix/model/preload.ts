import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { firstGoalQuery, matrixQuery } from '../api.ts';
import type { MatrixSearch } from './matrix-search.ts';

/** Longer than this a page does not wait for its data: it shows its skeletons instead. */
const PATIENCE = 400;

/** The matrix of the address before its page shows; also called when a link to it is hovered over. Never fails. */
export async function preloadMatrix(goalId: number, search: MatrixSearch): Promise<void> {
  if (!(await ensureSession())) return;
  const query = matrixQuery(goalId, search.week);
  // What is here may be old: the page reads it again beside showing it.
  if (queryClient.getQueryData(query.queryKey) !== undefined) return;
  await Promise.race([
    queryClient.prefetchQuery(query),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

/** The goal that the bare address leads to: the first of the person's period; 0 where there is none. */
export async function firstMatrixGoal(): Promise<number> {
  const session = await ensureSession();
  if (!session) return 0;
  return queryClient.fetchQuery({ ...firstGoalQuery(session.Period.Id), staleTime: 0 });
}
