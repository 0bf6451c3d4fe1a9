import { exportAudit, listAudit } from '@bellwether/contract/calls/audit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import type { AuditFilters } from './model/audit-search.ts';

const queryOf = ({ kind, person, object, from, to }: AuditFilters) => ({
  ...(object && { Object: object }),
  ...(kind && { Kind: kind }),
  ...(person && { Person: String(person) }),
  ...(from && { From: from }),
  ...(to && { To: to }),
});

/** The events that match, newest first. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listAudit, {
        query: { ...queryOf(filters), ...(pageParam === null ? {} : { After: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ Next }) => Next ?? undefined,
  });

/** Returns the file of the events that match. */
export const auditFile = (format: 'csv' | 'json', filters: AuditFilters, signal: AbortSignal) =>
  api.call(exportAudit, { params: { format }, query: queryOf(filters), signal });
