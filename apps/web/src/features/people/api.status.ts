import { activatePerson, deactivatePerson, getDeactivationPreview } from '@bellwether/contract/people/status';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { useKeepProfile } from './api.ts';

/** The open goals and direct reports of a person; always read anew, because they change with every act. */
export const deactivationQuery = (personId: number) =>
  queryOptions({
    queryKey: ['people', 'deactivation', personId] as const,
    queryFn: ({ signal }) => api.call(getDeactivationPreview, { params: { id: `${personId}` }, signal }),
    staleTime: 0,
  });

/** Deactivates a person, or activates them again. */
export function useSetActive(personId: number) {
  const keep = useKeepProfile(personId);
  return useMutation({
    mutationFn: (isActive: boolean) =>
      api.call(isActive ? activatePerson : deactivatePerson, { params: { id: `${personId}` } }),
    onSuccess: keep,
  });
}
