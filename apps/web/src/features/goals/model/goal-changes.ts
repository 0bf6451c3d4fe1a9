import { getProfile } from '@bellwether/contract/calls/people/profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '#platform/api.ts';

/** By goal: the id of the person who changed it last while this page was open, from the live channel. */
const changes = new Map<number, number>();
const listeners = new Set<() => void>();

/** Remembers that another person has changed the goal. */
export function noteGoalChange(goalId: number, personId: number): void {
  changes.set(goalId, personId);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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
  const personId = useSyncExternalStore(subscribe, () => changes.get(goalId) ?? 0);
  return useQuery(nameQuery(personId)).data;
}
