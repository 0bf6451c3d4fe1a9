import { getProfile } from '@bellwether/contract/calls/people/profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { store } from '#ui/data/store.ts';

/** By goal: the id of the person who changed it last while this page was open, from the live channel. */
const changes = store<ReadonlyMap<number, number>>(new Map());

/** Remembers that another person has changed the goal. */
export function noteGoalChange(goalId: number, personId: number): void {
  changes.set(new Map(changes.get()).set(goalId, personId));
}

const nameQuery = (personId: number) =>
  queryOptions({
    queryKey: ['people', 'name', personId],
    queryFn: async ({ signal }) =>
      (await api.call(getProfile, { params: { id: `${personId}` }, signal })).Name,
    enabled: personId > 0,
    staleTime: 3_600_000,
    retry: false,
  });

/** Returns the name of the other person who last changed the goal; undefined if it is not known. */
export function useGoalChanger(goalId: number): string | undefined {
  const personId = changes.use((now) => now.get(goalId) ?? 0);
  return useQuery(nameQuery(personId)).data;
}
