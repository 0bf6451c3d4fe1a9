import { deleteGoal } from '@bellwether/contract/calls/goals/drafting';
import {
  changeGoalOwner,
  changeParentGoal,
  listParentCandidates,
} from '@bellwether/contract/calls/goals/ownership';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { afterDelete, useGoalAct } from '../model/after-act.ts';
import { goalKeys } from '../model/query-keys.ts';

export interface ParentSearch {
  /** 0: everyone. */
  readonly ownerId: number;
  readonly periodId: number;
  /** The goal that needs a parent; 0: a new one. */
  readonly goalId: number;
  readonly search: string;
  /** The future owner of the draft that is being written. */
  readonly draftedFor?: number | undefined;
}

/** Candidates for a parent, including those that cannot be chosen, with the reason; 50 a page. */
export const parentCandidatesQuery = ({ ownerId, periodId, goalId, search, draftedFor }: ParentSearch) =>
  infiniteQueryOptions({
    queryKey: [...goalKeys.all, 'parents', ownerId, periodId, goalId, search, draftedFor],
    queryFn: ({ signal, pageParam }) =>
      api.call(listParentCandidates, {
        params: {
          userId: String(ownerId),
          periodId: String(periodId),
          goalId: String(goalId),
          scope: '1',
        },
        query: {
          Search: search || undefined,
          Cursor: pageParam,
          DraftedFor: draftedFor === undefined ? undefined : String(draftedFor),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.Next,
    placeholderData: keepPreviousData,
  });

/** The version of a goal that the screen showed. */
type SeenGoal = Pick<GoalInfo['Goal'], 'Id' | 'UpdatedAt'>;

/** Gives a goal to another person. */
export function useChangeGoalOwner() {
  return useGoalAct('goal.owner_changed', ({ goal, ownerId }: { goal: SeenGoal; ownerId: number }) =>
    api.call(changeGoalOwner, { body: { Id: goal.Id, UserId: ownerId, UpdatedAt: goal.UpdatedAt } }),
  );
}

/** Aligns a goal under another; `parentId` 0 removes the parent. */
export function useChangeParentGoal() {
  return useGoalAct('goal.parent_changed', ({ goal, parentId }: { goal: SeenGoal; parentId: number }) =>
    api.call(changeParentGoal, { body: { Id: goal.Id, GoalId: parentId, UpdatedAt: goal.UpdatedAt } }),
  );
}

/** Deletes a goal. The call is a GET for clients of the former product, but it changes data, so a mutation sends it. */
export function useDeleteGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goalId: number) => api.call(deleteGoal, { params: { id: String(goalId) } }),
    onSuccess: ({ Id }) => afterDelete(client, Id),
  });
}
