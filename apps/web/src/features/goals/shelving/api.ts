import { shelveGoal } from '@bellwether/contract/calls/goals/shelving';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../model/after-act.ts';
import type { GoalEventKind } from '../touches.ts';

type ShelveStatus = 'shelved' | 'shelving_in_review' | 'reactivated' | 'approved' | 'denied';

const kinds = {
  shelved: 'goal.shelved',
  shelving_in_review: 'goal.shelving_requested',
  reactivated: 'goal.reactivated',
  approved: 'goal.shelving_approved',
  denied: 'goal.shelving_denied',
} as const satisfies Record<ShelveStatus, GoalEventKind>;

/** Shelves, requests to shelve, reactivates, or answers a request to shelve (`approved`, `denied`). */
export function useShelveGoal() {
  return useGoalAct(
    ({ status }) => kinds[status],
    ({ goalId, status, comment }: { goalId: number; status: ShelveStatus; comment: string }) =>
      api.call(shelveGoal, { body: { Id: goalId, Status: status, Comment: comment } }),
  );
}
