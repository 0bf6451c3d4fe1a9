import {
  erasePerson,
  exportDataOf,
  exportOwnData,
  getErasure,
  getPersonalExport,
  holdPerson,
  listPersonalExports,
} from '@bellwether/contract/calls/personal-data';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

const key = 'personal-data';
const waitingMilliseconds = 3_000;

/** The files that the person asked for. Read again while one is being made. */
export const exportsQuery = queryOptions({
  queryKey: [key, 'exports'] as const,
  queryFn: ({ signal }) => api.call(listPersonalExports, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ State }) => State === 'waiting') ? waitingMilliseconds : false,
});

/** Asks for a file with the own data, or with those of a person who has left. */
export function useAskForData(personId: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      personId === undefined
        ? api.call(exportOwnData, {})
        : api.call(exportDataOf, { params: { id: String(personId) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

export const dataFile = (id: number, signal: AbortSignal) =>
  api.call(getPersonalExport, { params: { id: String(id) }, signal });

/** What an erasure of the person would delete and keep, and the legal hold. */
export const erasureQuery = (personId: number) =>
  queryOptions({
    queryKey: [key, 'erasure', personId] as const,
    queryFn: ({ signal }) => api.call(getErasure, { params: { id: String(personId) }, signal }),
  });

/** Sets a legal hold, or lifts it (null). */
export function useHold(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | null) =>
      api.call(holdPerson, { params: { id: String(personId) }, body: { Reason: reason } }),
    onSuccess: (erasure) => client.setQueryData(erasureQuery(personId).queryKey, erasure),
  });
}

/** Erases the person. Everything that was read may name them. */
export function useErase(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      api.call(erasePerson, { params: { id: String(personId) }, body: { Name: name } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
