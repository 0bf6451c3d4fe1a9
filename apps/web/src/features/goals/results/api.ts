import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/calls/goals/results';
import type { InputOf } from '@bellwether/contract/endpoint';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../model/after-act.ts';

/** Records or changes the owner's result. */
export function useFinalizeGoal() {
  return useGoalAct('goal.finalized', (body: InputOf<typeof finalizeGoal>['body']) =>
    api.call(finalizeGoal, { body }),
  );
}

/** Records or changes the manager's review of a result. */
export function useReviewResult() {
  return useGoalAct('goal.result_reviewed', (body: InputOf<typeof reviewResult>['body']) =>
    api.call(reviewResult, { body }),
  );
}

/** The owner retracts a result before the manager has reviewed it. */
export function useRetractResult() {
  return useGoalAct('goal.result_retracted', ({ goalId, comment }: { goalId: number; comment: string }) =>
    api.call(retractResult, { body: { GoalId: goalId, Comment: comment } }),
  );
}
