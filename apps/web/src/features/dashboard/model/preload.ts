import { carryOverQuery } from '#features/goals/door.ts';
import { queryClient } from '#platform/query-client.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { complianceQuery, dashboardQuery } from '../api.ts';
import { type DashboardSearch, scopeOf } from './dashboard-search.ts';

/** Loads the dashboard's data before it is shown. Never fails, because the page itself shows errors. */
export async function preloadDashboard(search: DashboardSearch): Promise<void> {
  const known = queryClient.getQueryData(dashboardQuery.queryKey);
  // The notice is above everything else; loaded later, it would push the page down.
  const notice = queryClient.prefetchQuery(carryOverQuery);
  const reading = queryClient.prefetchInfiniteQuery(dashboardQuery).then(() => {
    const [first] = queryClient.getQueryData(dashboardQuery.queryKey)?.pages ?? [];
    const scope = scopeOf(search, first?.Permissions.ComplianceScopes ?? []);
    if (scope !== undefined) void queryClient.prefetchQuery(complianceQuery(scope));
  });
  if (known) return;
  await waitBriefly(reading, notice);
}
