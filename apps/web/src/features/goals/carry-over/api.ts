import { carryOverGoals, dismissCarryOver, getCarryOver } from '@bellwether/contract/calls/goals/carry-over';
import type { InputOf, ReplyOf } from '@bellwether/contract/endpoint';
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

type CarryOverBody = InputOf<typeof carryOverGoals>['body'];

export type CarriedGoals = ReplyOf<typeof carryOverGoals>;

/**
 * Carries the goals over, all or none. After a conflict reads the offer again, to show the remaining goals.
 */
export function useCarryOverGoals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CarryOverBody) => api.call(carryOverGoals, { body }),
    onSuccess: (_, { GoalIds }) => {
      // The event invalidates the same lists for every goal.
      for (const queryKey of touches['goal.carried_over'](GoalIds[0] ?? 0))
        void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isConflict(error) || isAbsent(error))
        void client.invalidateQueries({ queryKey: goalKeys.carryOver });
    },
  });
}

/** Stops offering these goals; the reply is what is left. */
export function useDismissCarryOver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (GoalIds: number[]) => api.call(dismissCarryOver, { body: { GoalIds } }),
    onSuccess: (offer) => client.setQueryData(carryOverQuery.queryKey, offer),
  });
}
