import { getStrategy } from '@bellwether/contract/strategy';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** The strategy as the organisation sees it; 404 where the company has switched it off. */
export const strategyQuery = queryOptions({
  queryKey: ['strategy'],
  queryFn: ({ signal }) => api.call(getStrategy, { signal }),
  staleTime: 60_000,
});
