import { listConnections, listHappenings } from '@bellwether/contract/calls/connections/happenings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The states of all connections of the company. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: ({ signal }) => api.call(listConnections, { signal }),
});

/** The last happenings of a connection. */
export function happeningsQuery(connection: string) {
  return queryOptions({
    queryKey: ['connections', connection],
    queryFn: ({ signal }) => api.call(listHappenings, { signal, params: { connection } }),
  });
}
