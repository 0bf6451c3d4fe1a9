import { listActionItemUsers } from '@bellwether/contract/calls/action-items';
import {
  addAbsence,
  cancelAbsence,
  listAbsences,
  saveAbsence,
} from '@bellwether/contract/calls/people/absence';
import type { Absence, AbsenceSave } from '@bellwether/contract/people/absence';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#platform/api.ts';

const keys = {
  // Not below `people`: what changes a person may take the right to read their absences, and to fetch them again without it
  // would end the session.
  absences: (personId: number) => ['absences', personId] as const,
  deputies: (search: string) => ['people', 'deputies', search] as const,
};

/** The absences of a person that have not ended. */
export const absencesQuery = (personId: number) =>
  queryOptions({
    queryKey: keys.absences(personId),
    queryFn: ({ signal }) => api.call(listAbsences, { params: { id: `${personId}` }, signal }),
  });

/** The people who can be deputies: active people who are no observers, as for action items. */
export const deputiesQuery = (search: string) =>
  queryOptions({
    queryKey: keys.deputies(search),
    queryFn: ({ signal }) =>
      api.call(listActionItemUsers, { query: search === '' ? {} : { Search: search }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

function refresh(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['absences'] }),
    client.invalidateQueries({ queryKey: ['people'] }),
  ]);
}

/** Adds an absence, or changes `former`, the version with which the form began. */
export function useSaveAbsence(personId: number, former: Absence | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: Pick<AbsenceSave, 'From' | 'Until' | 'DeputyId'>) =>
      former
        ? api.call(saveAbsence, {
            params: { id: `${former.Id}` },
            body: { ...save, UpdatedAt: former.UpdatedAt },
          })
        : api.call(addAbsence, { params: { id: `${personId}` }, body: save }),
    onSuccess: () => refresh(client),
  });
}

export function useCancelAbsence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (absenceId: number) => api.call(cancelAbsence, { params: { id: `${absenceId}` } }),
    onSuccess: () => refresh(client),
  });
}
