import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../model/after-act.ts';

type ShelveStatus = 'shelved' | 'shelving_in_review' | 'reactivated' | 'approved' | 'denied';

/** Shelves, asks to shelve, brings back, or answers a request to shelve (`approved`, `denied`). */
export function useShelveGoal() {
  return useGoalAct(
    ({ goalId, status, comment }: { goalId: number; status: ShelveStatus; comment: string }) =>
      api.call(shelveGoal, { body: { Id: goalId, Status: status, Comment: comment } }),
  );
}
