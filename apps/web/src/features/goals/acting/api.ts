import { getDashboard } from '@bellwether/contract/calls/dashboard';
import { getApprovalRequest } from '@bellwether/contract/calls/goals/approval';
import { listChildGoals, listGoals } from '@bellwether/contract/calls/goals/reading';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { goalKeys } from '../model/query-keys.ts';

/** The goal with the changes of its edit draft, before it is submitted or published. */
export const approvalRequestQuery = (goalId: number) =>
  queryOptions({
    queryKey: [...goalKeys.review(goalId), 'request'],
    queryFn: ({ signal }) => api.call(getApprovalRequest, { params: { id: String(goalId) }, signal }),
  });

/** The person's reminders, for the one that follows a run. */
export const remindersQuery = queryOptions({
  queryKey: [...goalKeys.dashboard, 'reminders-after-run'],
  queryFn: ({ signal }) => api.call(getDashboard, { query: {}, signal }),
});

/** The number of visible goals directly below a goal; `more` if there are further ones. */
export const siblingsQuery = (parentId: number) =>
  queryOptions({
    queryKey: [...goalKeys.children(parentId), 'count'],
    queryFn: ({ signal }) =>
      api.call(listChildGoals, { params: { id: String(parentId) }, query: {}, signal }),
    select: ({ data, Next }) => ({ count: data.length, more: Next !== null }),
    enabled: parentId !== 0,
  });

/** The goals of a report in a quarter, for their manager. */
export const goalsOfReportQuery = (personId: number, periodId: number) => {
  const filter = {
    GoalSelectFilter: 'DirectReports' as const,
    Users: [personId],
    PeriodId: periodId,
    PageSize: 20,
  };
  return queryOptions({
    queryKey: [...goalKeys.list(filter), 'of-report'],
    queryFn: ({ signal }) => api.call(listGoals, { body: filter, signal }),
  });
};
