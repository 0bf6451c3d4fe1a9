import { dismissGuide, getGuide } from '@bellwether/contract/calls/dashboard.guide';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';

/** The first-run guide. Its key is below the dashboard's, so that every act on goals makes it stale. */
export const guideQuery = queryOptions({
  queryKey: [...goalKeys.dashboard, 'guide'],
  queryFn: ({ signal }) => api.call(getGuide, { signal }),
});

export function useDismissGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(dismissGuide, {}),
    onSuccess: (none) => client.setQueryData(guideQuery.queryKey, none),
  });
}
