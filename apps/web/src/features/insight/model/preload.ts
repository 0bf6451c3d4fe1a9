import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { badNewsQuery, calibrationQuery, forecastQuery, groupsQuery, lookQuery } from '../api.ts';
import { scopesFor, tabsFor } from './insight-rights.ts';
import type { InsightSearch } from './insight-search.ts';

/** Loads what the open tab shows. Never fails, because the page itself shows errors. */
export async function preloadInsight({
  tab = 'week',
  scope,
  group = 'company',
  period = 0,
}: InsightSearch): Promise<void> {
  const session = await ensureSession();
  if (!session?.Tenant.InsightEnabled || !tabsFor(session.Profile).includes(tab)) return;
  if (tab !== 'week' && session.Profile.RoleName !== 'observer') void queryClient.prefetchQuery(groupsQuery);
  const scopes = scopesFor(session.Profile);
  const reading =
    tab === 'week'
      ? queryClient.prefetchQuery(lookQuery(scopes.find((each) => each === scope) ?? scopes[0] ?? 'company'))
      : tab === 'quarter'
        ? queryClient.prefetchQuery(forecastQuery(group, period))
        : Promise.all([
            queryClient.prefetchQuery(calibrationQuery(group)),
            queryClient.prefetchQuery(badNewsQuery(group)),
          ]);
  await waitBriefly(reading);
}
