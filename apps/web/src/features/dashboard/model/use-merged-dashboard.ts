import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dashboardQuery, mergeDashboard } from '../api.ts';

/** The dashboard with the reminders of all its pages, and the query behind it. */
export function useMergedDashboard(isEnabled = true) {
  const query = useInfiniteQuery({ ...dashboardQuery, enabled: isEnabled });
  const dashboard = useMemo(() => mergeDashboard(query.data?.pages ?? []), [query.data]);
  return { dashboard, query };
}
