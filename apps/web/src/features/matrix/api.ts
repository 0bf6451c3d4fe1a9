import { getFirstMatrixGoal, getPredictionMatrix, searchMatrixGoals } from '@bellwether/contract/matrix';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';

/** Below the goal lists' key: whatever an act on a goal lets be read anew includes the matrix. */
const matrixKey = [...goalKeys.lists, 'matrix'] as const;

/** The week that the server shows where none is named. */
const CURRENT_WEEK = 0;

/** The matrix of a goal in a week, by the week's id; undefined: the current one. */
export const matrixQuery = (goalId: number, weekId: number | undefined) =>
  queryOptions({
    queryKey: [...matrixKey, goalId, weekId ?? CURRENT_WEEK] as const,
    queryFn: ({ signal }) =>
      api.call(getPredictionMatrix, {
        params: { goalId: String(goalId), week: String(weekId ?? CURRENT_WEEK) },
        signal,
      }),
    // A step to another week or goal moves what stands there instead of taking it away.
    placeholderData: keepPreviousData,
  });

/** The goal that a quarter's matrix opens with; 0 where there is none. */
export const firstGoalQuery = (periodId: number) =>
  queryOptions({
    queryKey: [...matrixKey, 'first', periodId] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getFirstMatrixGoal, { params: { periodId: String(periodId) }, signal })).Id,
  });

/** Goals by words of their title; nothing is asked for an empty text. */
export const foundGoalsQuery = (text: string) =>
  queryOptions({
    queryKey: [...matrixKey, 'search', text] as const,
    queryFn: ({ signal }) => api.call(searchMatrixGoals, { params: { text }, signal }),
    enabled: text !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
