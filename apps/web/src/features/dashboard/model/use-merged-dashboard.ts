import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dashboardQuery, mergeDashboard } from '../api.ts';

/** Returns the dashboard with the reminders of all its pages, and its query. */
export function useMergedDashboard(isEnabled = true) {
  const query = useInfiniteQuery({ ...dashboardQuery, enabled: isEnabled });
  const dashboard = useMemo(() => mergeDashboard(query.data?.pages ?? []), [query.data]);
  return { dashboard, query };
}
