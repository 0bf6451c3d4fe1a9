import { getGoalStatus } from '@bellwether/contract/calls/goals/predictions';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { rememberList } from '#platform/early-reply.ts';
import { isAbsent } from '#platform/problem.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import type { GoalSearch } from '../../model/goal-search.ts';
import {
  firstPageOf,
  goalInfoQuery,
  goalListQuery,
  goalSummaryQuery,
  periodsQuery,
  waitingCountQuery,
} from '../api.ts';
import { loadGoalDetail } from '../components/goal-detail-later.tsx';
import { filterOf, presetOf } from './list-filter.ts';

interface GoalsPlace {
  readonly search: GoalSearch;
  /** The preset that the address names. */
  readonly type: string | undefined;
  /** Whether the space beside the list shows a goal; otherwise it shows the list's summary. */
  readonly hasGoal: boolean;
}

/**
 * Loads the list of the address before its page is shown. Never fails, because the page itself shows errors.
 */
export async function preloadGoals({ search, type, hasGoal }: GoalsPlace): Promise<void> {
  const session = await ensureSession();
  if (!session) return;
  const filter = filterOf({ ...presetOf(type), ...search }, session);
  if (type === undefined && Object.keys(search).length === 0)
    rememberList({ list: firstPageOf(filter), summary: filter });
  const list = goalListQuery(filter);
  void queryClient.prefetchQuery(periodsQuery);
  if (!hasGoal && !search.deleted) void queryClient.prefetchQuery(goalSummaryQuery(filter));
  if (capabilitiesOfProfile(session.Profile).writesGoals) void queryClient.prefetchQuery(waitingCountQuery);
  if (isHere(list.queryKey)) return;
  await waitBriefly(queryClient.prefetchInfiniteQuery(list));
}

/** Loads a goal before its detail is shown; also called when the pointer is over its link. */
export async function preloadGoal(goalId: number): Promise<void> {
  const info = goalInfoQuery(goalId);
  // Cached data may be stale; the detail shows it and reads it again.
  const known = isHere(info.queryKey) ? undefined : queryClient.prefetchQuery(info);
  await waitBriefly(Promise.allSettled([loadGoalDetail(), known]));
}

/**
 * Returns the goal of a weekly status; undefined if the status does not exist or is invisible to this person.
 */
export async function goalOfStatus(statusId: number): Promise<number | undefined> {
  try {
    return (await api.call(getGoalStatus, { params: { id: String(statusId) } })).GoalId;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function isHere(key: QueryKey): boolean {
  return queryClient.getQueryData(key) !== undefined;
}
