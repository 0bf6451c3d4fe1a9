import { createGoal, type GoalSave, updateGoal } from '@bellwether/contract/goals/drafting';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../after-act.ts';

/** Creates a goal, as a draft or with its main act at once. */
export function useCreateGoal() {
  return useGoalAct((body: GoalSave) => api.call(createGoal, { body }));
}

/** Changes a draft, or the edit draft of an approved goal. */
export function useUpdateGoal() {
  return useGoalAct(({ goalId, save }: { goalId: number; save: GoalSave }) =>
    api.call(updateGoal, { params: { id: String(goalId) }, body: save }),
  );
}
