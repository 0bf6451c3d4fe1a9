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
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { talentKeys } from '../api.ts';
import { cycleWords } from './words.ts';

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

/** The row of the act may vanish with the next list, so what happened is said here. */
export function useStartCycle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Id }: Pick<ListedCycle, 'Id'>) =>
      api.call(startCycle, { params: { id: `${Id}` }, body: {} }),
    onSuccess(cycle) {
      client.setQueryData(cycleKey(cycle.Id), cycle);
      toast.success(cycleWords.started);
    },
    onError: (error) => toast.error(problemText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: talentKeys.lists }),
  });
}

/** As `useStartCycle`. */
export function useDeleteCycle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Id }: Pick<ListedCycle, 'Id'>) => api.call(deleteCycle, { params: { id: `${Id}` } }),
    onSuccess: () => toast.success(cycleWords.removed),
    onError: (error) => toast.error(problemText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: talentKeys.lists }),
  });
}
