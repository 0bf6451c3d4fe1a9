import { addEmployee } from '@bellwether/contract/calls/people/adding';
import { reinvitePerson } from '@bellwether/contract/calls/people/status';
import type { NewEmployee } from '@bellwether/contract/people/adding';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { useKeepProfile } from '../api.ts';

/** The id for "a new person" in the list of managers. */
export const newPerson = 0;

/** Adds a person, and fetches all lists of people and the manager's profile again. */
export function useAddEmployee() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewEmployee) => api.call(addEmployee, { body }),
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Mails a new invitation to an invited person. */
export function useReinvite(personId: number) {
  const keep = useKeepProfile(personId);
  return useMutation({
    mutationFn: () => api.call(reinvitePerson, { params: { id: `${personId}` } }),
    onSuccess: keep,
  });
}
