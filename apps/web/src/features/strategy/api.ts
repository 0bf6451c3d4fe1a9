import { getStrategy } from '@bellwether/contract/strategy';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { useSession } from '#platform/session.ts';

/** The strategy as the organisation sees it; 404 if the company has switched it off. */
export const strategyQuery = queryOptions({
  queryKey: ['strategy'],
  queryFn: ({ signal }) => api.call(getStrategy, { signal }),
  staleTime: 60_000,
});

/** Whether the company uses the strategy pages. */
export function useIsStrategyEnabled(): boolean {
  return useSession().Tenant.StrategyEnabled;
}
