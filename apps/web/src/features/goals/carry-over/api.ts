import type { EndpointReply } from '@bellwether/contract/endpoint';
import { carryOverGoals, getCarryOver } from '@bellwether/contract/goals/carry-over';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { isAbsent, isConflict } from '#platform/problem.ts';
import { goalKeys } from '../model/query-keys.ts';
import { touches } from '../touches.ts';

/** Own unfinished goals that can be carried into the next quarter now. */
export const carryOverQuery = queryOptions({
  queryKey: goalKeys.carryOver,
  queryFn: ({ signal }) => api.call(getCarryOver, { signal }),
});

export type CarriedGoals = EndpointReply<typeof carryOverGoals>;

/**
 * Carries the goals over, all or none. After a conflict reads the offer again, to show the remaining goals.
 */
export function useCarryOverGoals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goalIds: readonly number[]) => api.call(carryOverGoals, { body: { GoalIds: [...goalIds] } }),
    onSuccess: (_, goalIds) => {
      // The event invalidates the same lists for every goal.
      for (const queryKey of touches['goal.carried_over'](goalIds[0] ?? 0))
        void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isConflict(error) || isAbsent(error))
        void client.invalidateQueries({ queryKey: goalKeys.carryOver });
    },
  });
}
