import { getGoalStatus } from '@bellwether/contract/goals/predictions';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { rememberList } from '#platform/early-reply.ts';
import { isAbsent } from '#platform/problem.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import type { GoalSearch } from '../../model/goal-search.ts';
import { firstPageOf, goalInfoQuery, goalListQuery, periodsQuery, waitingCountQuery } from '../api.ts';
import { loadGoalDetail } from '../components/goal-detail-later.tsx';
import { filterOf, presetOf } from './list-filter.ts';

/** Longer than this a page does not wait for its data: it shows its skeletons instead. */
const PATIENCE = 400;

/** The list of the address before its page shows. Never fails: the page shows what went wrong. */
export async function preloadGoals(search: GoalSearch, type?: string): Promise<void> {
  const session = await ensureSession();
  if (!session) return;
  const filter = filterOf({ ...presetOf(type), ...search }, session);
  if (type === undefined && Object.keys(search).length === 0) rememberList(firstPageOf(filter));
  const list = goalListQuery(filter);
  void queryClient.prefetchQuery(periodsQuery);
  if (capabilitiesOfProfile(session.Profile).writesGoals) void queryClient.prefetchQuery(waitingCountQuery);
  if (isHere(list.queryKey)) return;
  await soon(queryClient.prefetchInfiniteQuery(list));
}

/** A goal before its detail shows; also called when a link to it is hovered over. */
export async function preloadGoal(goalId: number): Promise<void> {
  const info = goalInfoQuery(goalId);
  // What is here may be old: the detail reads it again beside showing it.
  const known = isHere(info.queryKey) ? undefined : queryClient.prefetchQuery(info);
  await soon(Promise.allSettled([loadGoalDetail(), known]));
}

/** The goal of a weekly status; undefined where there is no such status, or none for this person. */
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

function soon(loading: Promise<unknown>): Promise<unknown> {
  return Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
