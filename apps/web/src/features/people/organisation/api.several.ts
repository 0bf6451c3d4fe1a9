import { actOnSeveral, previewSeveral } from '@bellwether/contract/calls/people/several';
import type { SeveralAct } from '@bellwether/domain/people/status/several';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

interface Asked {
  readonly ids: readonly number[];
  readonly act: SeveralAct;
  readonly managerId: number;
}

/** Does one act for several people; the answer says for whom it was done. */
export function useActOnSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, act, managerId }: Asked) =>
      api.call(actOnSeveral, { body: { Ids: [...ids], Act: act, ManagerId: managerId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['people'] }),
  });
}

/** What the deactivation of these people leaves behind. */
export const previewSeveralQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['people', 'several', ids] as const,
    queryFn: async ({ signal }) => (await api.call(previewSeveral, { body: { Ids: [...ids] }, signal })).data,
    staleTime: 0,
  });
