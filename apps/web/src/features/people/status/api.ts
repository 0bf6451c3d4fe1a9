import { reassignOpenGoals } from '@bellwether/contract/calls/goals/ownership';
import { moveReports } from '@bellwether/contract/calls/people/manager';
import {
  activatePerson,
  activateWithEmail,
  deactivatePerson,
  freeEmail,
  getDeactivationPreview,
} from '@bellwether/contract/calls/people/status';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { useKeepProfile } from '../api.ts';

const keys = {
  deactivation: (personId: number) => ['people', 'deactivation', personId] as const,
};

/** The open goals and direct reports of a person. Always fetched again, because every act changes them. */
export const deactivationQuery = (personId: number) =>
  queryOptions({
    queryKey: keys.deactivation(personId),
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

/** Activates a person whose email was freed, with a new one. */
export function useActivateWithEmail(personId: number) {
  const keep = useKeepProfile(personId);
  return useMutation({
    mutationFn: (Email: string) =>
      api.call(activateWithEmail, { params: { id: `${personId}` }, body: { Email } }),
    onSuccess: keep,
  });
}

/** Frees the email of a deactivated person. */
export function useFreeEmail(personId: number) {
  const keep = useKeepProfile(personId);
  return useMutation({
    mutationFn: () => api.call(freeEmail, { params: { id: `${personId}` }, body: {} }),
    onSuccess: keep,
  });
}

/** Gives all open goals of a person to another person. */
export function useReassignGoals(personId: number) {
  const refresh = useRefresh(personId);
  return useMutation({
    mutationFn: (ownerId: number) =>
      api.call(reassignOpenGoals, { body: { OwnerId: personId, UserId: ownerId } }),
    onSuccess: refresh,
  });
}

/** Moves all direct reports of a person to one manager. */
export function useMoveReports(personId: number) {
  const refresh = useRefresh(personId);
  return useMutation({
    mutationFn: (ManagerId: number) =>
      api.call(moveReports, { params: { id: `${personId}` }, body: { ManagerId } }),
    onSuccess: refresh,
  });
}

/**
 * Makes all queries stale, because most of them show goals or reports, and removes the old counts, so that they never
 * appear again.
 */
function useRefresh(personId: number) {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ queryKey: keys.deactivation(personId), type: 'inactive' });
    return client.invalidateQueries();
  };
}
