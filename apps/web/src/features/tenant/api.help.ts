import { getHelp } from '@bellwether/contract/calls/tenant.help';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** The people and addresses for help. */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: ({ signal }) => api.call(getHelp, { signal }),
  staleTime: 60_000,
});
