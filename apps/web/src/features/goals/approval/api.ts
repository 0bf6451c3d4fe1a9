import {
  approveGoal,
  getGoalEditReview,
  getGoalReview,
  retractGoal,
  retractGoalEdit,
} from '@bellwether/contract/calls/goals/approval';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../model/after-act.ts';
import { goalKeys } from '../model/query-keys.ts';

/** The goal for its reviewer. */
export const goalReviewQuery = (goalId: number) =>
  queryOptions({
    queryKey: [...goalKeys.review(goalId), 'goal'],
    queryFn: ({ signal }) => api.call(getGoalReview, { params: { id: String(goalId) }, signal }),
  });

/** The proposed edit `editId` of the goal for its reviewer. */
export const goalEditReviewQuery = (goalId: number, editId: number) =>
  queryOptions({
    queryKey: [...goalKeys.review(goalId), 'edit', editId],
    queryFn: ({ signal }) => api.call(getGoalEditReview, { params: { id: String(editId) }, signal }),
  });

interface Commented {
  readonly goalId: number;
  readonly comment: string;
}

interface Answered extends Commented {
  /**
   * `UpdatedAt` of the goal or edit that the reviewer read; the server refuses an answer to another version.
   */
  readonly updatedAt: string | undefined;
}

/** Sends the one call for four acts, on a goal or on the pending edit of an approved goal. */
function sendApproval(status: 'review' | 'approved' | 'draft', { goalId, comment, updatedAt }: Answered) {
  const read = updatedAt === undefined ? {} : { UpdatedAt: updatedAt };
  return api.call(approveGoal, { body: { Id: goalId, Status: status, Comment: comment, ...read } });
}

/** The owner asks the manager for approval. */
export function useSubmitGoal() {
  return useGoalAct('goal.submitted', (input: Commented) =>
    sendApproval('review', { ...input, updatedAt: undefined }),
  );
}

/** Approves without a review, for people who need none. */
export function usePublishGoal() {
  return useGoalAct('goal.published', (input: Commented) =>
    sendApproval('approved', { ...input, updatedAt: undefined }),
  );
}

/** The reviewer answers Yes. */
export function useApproveGoal() {
  return useGoalAct('goal.approved', (input: Answered) => sendApproval('approved', input));
}

/** The reviewer answers No with a comment; the goal or edit goes back to its owner as a draft. */
export function useRequestChanges() {
  return useGoalAct('goal.changes_requested', (input: Answered) => sendApproval('draft', input));
}

/** The owner retracts a goal from review. */
export function useRetractGoal() {
  return useGoalAct('goal.retracted', ({ goalId, comment }: Commented) =>
    api.call(retractGoal, { body: { Id: goalId, Status: 'draft', Comment: comment } }),
  );
}

/** Retracts a proposed edit (`draft`) or discards it (`canceled`). */
export function useRetractGoalEdit() {
  return useGoalAct(
    ({ status }) => (status === 'draft' ? 'goal_edit.retracted' : 'goal_edit.discarded'),
    ({ goalId, status, comment }: Commented & { readonly status: 'draft' | 'canceled' }) =>
      api.call(retractGoalEdit, { body: { Id: goalId, Status: status, Comment: comment } }),
  );
}
