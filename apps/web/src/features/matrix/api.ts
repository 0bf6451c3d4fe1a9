import {
  getCompanyMatrix,
  getFirstMatrixGoal,
  getPredictionMatrix,
  searchMatrixGoals,
} from '@bellwether/contract/calls/matrix';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';

/** Below the goal lists' key, so that acts on a goal also invalidate the matrix. */
const matrixKey = [...goalKeys.lists, 'matrix'] as const;

/** The week that the server shows by default. */
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
    // Keep the former data at a step to another week or goal, so that the picture moves instead of
    // disappearing.
    placeholderData: keepPreviousData,
  });

/** All company goals of the current quarter in a week, by the week's id; undefined: the current one. */
export const companyMatrixQuery = (weekId: number | undefined) =>
  queryOptions({
    queryKey: [...matrixKey, 'company', weekId ?? CURRENT_WEEK] as const,
    queryFn: ({ signal }) =>
      api.call(getCompanyMatrix, {
        params: { periodId: '0', week: String(weekId ?? CURRENT_WEEK) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The goal with which a quarter's matrix opens; 0 without one. */
export const firstGoalQuery = (periodId: number) =>
  queryOptions({
    queryKey: [...matrixKey, 'first', periodId] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getFirstMatrixGoal, { params: { periodId: String(periodId) }, signal })).Id,
  });

/** Goals by words of their title; an empty text sends no request. */
export const foundGoalsQuery = (text: string) =>
  queryOptions({
    queryKey: [...matrixKey, 'search', text] as const,
    queryFn: ({ signal }) => api.call(searchMatrixGoals, { params: { text }, signal }),
    enabled: text !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
