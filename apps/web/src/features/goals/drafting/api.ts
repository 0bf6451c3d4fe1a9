import { createGoal, giveToSeveral, updateGoal } from '@bellwether/contract/calls/goals/drafting';
import { listGoals } from '@bellwether/contract/calls/goals/reading';
import type { GoalSave } from '@bellwether/contract/goals/drafting';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { forgetAround, useGoalAct } from '../model/after-act.ts';
import { goalKeys } from '../model/query-keys.ts';

/** Creates a goal, as a draft or with its main act at once. */
export function useCreateGoal() {
  return useGoalAct('goal.created', (body: GoalSave) => api.call(createGoal, { body }));
}

/** Creates the same goal for each of several people; who may not get it is named in the answer. */
export function useGiveToSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { Goal: GoalSave; OwnerIds: number[] }) => api.call(giveToSeveral, { body }),
    onSuccess: ({ Given }) => {
      for (const { GoalId } of Given) forgetAround(client, 'goal.created', GoalId);
    },
  });
}

/** Changes a draft, or the edit draft of an approved goal. */
export function useUpdateGoal() {
  return useGoalAct('goal.updated', ({ goalId, save }: { goalId: number; save: GoalSave }) =>
    api.call(updateGoal, { params: { id: String(goalId) }, body: save }),
  );
}

/** More own goals than a person has in one quarter, and the server's longest page. */
const OWN_GOALS = 100;

/** The signed-in person's goals of a quarter, for the hint about a title that already exists. */
export const ownTitlesQuery = (periodId: number) =>
  queryOptions({
    queryKey: [...goalKeys.lists, 'own-titles', periodId],
    queryFn: ({ signal }) =>
      api.call(listGoals, {
        body: { GoalSelectFilter: 'MyGoals', PeriodId: periodId, PageSize: OWN_GOALS },
        signal,
      }),
    staleTime: 60_000,
  });
