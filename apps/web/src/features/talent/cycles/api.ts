import { getOrganisation } from '@bellwether/contract/calls/people/organisation';
import {
  createCycle,
  deleteCycle,
  getCycle,
  listCycles,
  saveCycle,
  startCycle,
} from '@bellwether/contract/calls/talent/cycles';
import type { Cycle, CycleSave, ListedCycle } from '@bellwether/contract/talent/cycles';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { talentKeys } from '../api.ts';

const cycleKey = (id: number) => ['talent', 'cycle', id] as const;

/** The cycles that the viewer may open, newest first. */
export const cyclesQuery = queryOptions({
  queryKey: [...talentKeys.lists, 'cycles'] as const,
  queryFn: ({ signal }) => api.call(listCycles, { signal }),
});

export const cycleQuery = (id: number) =>
  queryOptions({
    queryKey: cycleKey(id),
    queryFn: ({ signal }) => api.call(getCycle, { params: { id: `${id}` }, signal }),
  });

/** The people and departments to choose from. */
export const cyclePeopleQuery = queryOptions({
  queryKey: ['talent', 'cycle-people'] as const,
  queryFn: ({ signal }) => api.call(getOrganisation, { signal }),
  staleTime: 60_000,
});

/** Makes a cycle, or changes `former`. */
export function useSaveCycle(former: Pick<Cycle, 'Id' | 'UpdatedAt'> | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CycleSave) =>
      former
        ? api.call(saveCycle, {
            params: { id: `${former.Id}` },
            body: { ...body, UpdatedAt: former.UpdatedAt },
          })
        : api.call(createCycle, { body }),
    onSuccess(cycle) {
      client.setQueryData(cycleKey(cycle.Id), cycle);
      return client.invalidateQueries({ queryKey: talentKeys.lists });
    },
  });
}

export function useStartCycle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Id }: Pick<ListedCycle, 'Id'>) =>
      api.call(startCycle, { params: { id: `${Id}` }, body: {} }),
    onSuccess(cycle) {
      client.setQueryData(cycleKey(cycle.Id), cycle);
      return client.invalidateQueries({ queryKey: talentKeys.lists });
    },
  });
}

export function useDeleteCycle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Id }: Pick<ListedCycle, 'Id'>) => api.call(deleteCycle, { params: { id: `${Id}` } }),
    onSuccess: () => client.invalidateQueries({ queryKey: talentKeys.lists }),
  });
}
