import { getApprovalRequest } from '@bellwether/contract/goals/approval';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { goalKeys } from '../model/query-keys.ts';

/** The goal with the changes of its edit draft, before it is submitted or published. */
export const approvalRequestQuery = (goalId: number) =>
  queryOptions({
    queryKey: [...goalKeys.review(goalId), 'request'],
    queryFn: ({ signal }) => api.call(getApprovalRequest, { params: { id: String(goalId) }, signal }),
  });
