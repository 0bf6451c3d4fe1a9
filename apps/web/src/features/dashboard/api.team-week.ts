import { getTeamWeek } from '@bellwether/contract/calls/dashboard.team';
import { queryOptions } from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';

/** The week of the people who report to the viewer. */
export const teamWeekQuery = queryOptions({
  queryKey: [...goalKeys.dashboard, 'team-week'],
  queryFn: ({ signal }) => api.call(getTeamWeek, { signal }),
});
