import { actOnGoals } from '@bellwether/contract/calls/goals/several';
import type { SeveralGoalAct } from '@bellwether/domain/goals/several';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { goalKeys } from '../model/query-keys.ts';

interface Asked {
  readonly ids: readonly number[];
  readonly act: SeveralGoalAct;
}

/** Does one act for several goals; the answer says for which it was done. */
export function useActOnGoals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, act }: Asked) => api.call(actOnGoals, { body: { Ids: [...ids], Act: act } }),
    onSuccess: () => client.invalidateQueries({ queryKey: goalKeys.all }),
  });
}
