import { carryOverQuery } from '#features/goals/door.ts';
import { queryClient } from '#platform/query-client.ts';
import { complianceQuery, dashboardQuery } from '../api.ts';
import { type DashboardSearch, scopeOf } from './dashboard-search.ts';

/** Longer than this the page does not wait for its data: it shows its skeleton instead. */
const PATIENCE = 400;

/** What the dashboard shows, before it shows. Never fails: the page shows what went wrong. */
export async function preloadDashboard(search: DashboardSearch): Promise<void> {
  const known = queryClient.getQueryData(dashboardQuery.queryKey);
  // Its notice stands above everything: come later it would push the page down.
  const notice = queryClient.prefetchQuery(carryOverQuery);
  const reading = queryClient.prefetchInfiniteQuery(dashboardQuery).then(() => {
    const [first] = queryClient.getQueryData(dashboardQuery.queryKey)?.pages ?? [];
    const scope = scopeOf(search, first?.Permissions.ComplianceScopes ?? []);
    if (scope !== undefined) void queryClient.prefetchQuery(complianceQuery(scope));
  });
  if (known) return;
  await Promise.race([
    Promise.all([reading, notice]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}
