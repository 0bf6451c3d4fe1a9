import { getOpinions } from '@bellwether/contract/calls/insight/opinions';
import type { ReplyOf } from '@bellwether/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { goalKeys } from '../model/query-keys.ts';

/** The second views of a goal as the viewer sees them. */
export type Opinions = ReplyOf<typeof getOpinions>;

/** The second views of a goal, and that it was talked about. */
export const opinionsQuery = (goalId: number) =>
  queryOptions({
    queryKey: goalKeys.opinions(goalId),
    queryFn: ({ signal }) => api.call(getOpinions, { params: { goalId: `${goalId}` }, signal }),
  });
