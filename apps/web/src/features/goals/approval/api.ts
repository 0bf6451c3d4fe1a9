import {
  approveGoal,
  getGoalEditReview,
  getGoalReview,
  retractGoal,
  retractGoalEdit,
} from '@bellwether/contract/goals/approval';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../model/after-act.ts';
import { goalKeys } from '../model/query-keys.ts';

/** The goal as its reviewer sees it. */
export const goalReviewQuery = (goalId: number) =>
  queryOptions({
    queryKey: [...goalKeys.review(goalId), 'goal'],
    queryFn: ({ signal }) => api.call(getGoalReview, { params: { id: String(goalId) }, signal }),
  });

/** The proposed edit `editId` of the goal as its reviewer sees it. */
export const goalEditReviewQuery = (goalId: number, editId: number) =>
  queryOptions({
    queryKey: [...goalKeys.review(goalId), 'edit', editId],
    queryFn: ({ signal }) => api.call(getGoalEditReview, { params: { id: String(editId) }, signal }),
  });

interface ActInput<Status extends string> {
  readonly goalId: number;
  readonly status: Status;
  readonly comment: string;
}

interface ApproveInput extends ActInput<'review' | 'approved' | 'draft'> {
  /** Of the goal or edit that was read. */
  readonly updatedAt?: string | undefined;
}

/** Submits, publishes, approves or sends back a goal, or the pending edit of an approved one. */
export function useApproveGoal() {
  return useGoalAct(({ goalId, status, comment, updatedAt }: ApproveInput) =>
    api.call(approveGoal, {
      body: {
        Id: goalId,
        Status: status,
        Comment: comment,
        ...(updatedAt === undefined ? {} : { UpdatedAt: updatedAt }),
      },
    }),
  );
}

/** The owner takes a goal back from review. */
export function useRetractGoal() {
  return useGoalAct(({ goalId, comment }: { goalId: number; comment: string }) =>
    api.call(retractGoal, { body: { Id: goalId, Status: 'draft', Comment: comment } }),
  );
}

/** Takes a proposed edit back (`draft`) or discards it (`canceled`). */
export function useRetractGoalEdit() {
  return useGoalAct(({ goalId, status, comment }: ActInput<'draft' | 'canceled'>) =>
    api.call(retractGoalEdit, { body: { Id: goalId, Status: status, Comment: comment } }),
  );
}
