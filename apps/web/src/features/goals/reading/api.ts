import { restoreGoal } from '@bellwether/contract/calls/goals/drafting';
import { followGoal, listGoalOwners } from '@bellwether/contract/calls/goals/ownership';
import {
  countWaitingGoals,
  getGoal,
  getOwnRecord,
  listChildGoals,
  listGoalFilterChoices,
  listGoalLine,
  listGoals,
  listPeriods,
} from '@bellwether/contract/calls/goals/reading';
import { summarizeGoals } from '@bellwether/contract/calls/goals/summary';
import type { ReplyOf } from '@bellwether/contract/endpoint';
import type { GoalInfo, ListedGoal } from '@bellwether/contract/goals/goal';
import type { GoalFilter } from '@bellwether/contract/goals/reading';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { useGoalAct } from '../model/after-act.ts';
import { goalKeys } from '../model/query-keys.ts';

/** The first page is short, so that the list appears quickly; each Load More brings more (goals.21). */
const FIRST_PAGE = 10;
const NEXT_PAGES = 20;

/** Returns the request of a list's first page. */
export const firstPageOf = (filter: GoalFilter) => ({ ...filter, PageSize: FIRST_PAGE, Cursor: null });

/** The list of a filter, page by page with a cursor. */
export const goalListQuery = (filter: GoalFilter) =>
  infiniteQueryOptions({
    queryKey: goalKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      api.call(listGoals, {
        body:
          pageParam === null ? firstPageOf(filter) : { ...filter, PageSize: NEXT_PAGES, Cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
    placeholderData: keepPreviousData,
  });

export type GoalList = ReplyOf<typeof listGoals>;

/**
 * Merges the pages into one list. A goal that moved between two reads arrives twice; the first place counts.
 */
export function mergePages(pages: readonly GoalList[]): Omit<GoalList, 'Next'> {
  const goals = new Map<number, ListedGoal>();
  for (const page of pages) {
    for (const goal of page.data) if (!goals.has(goal.Id)) goals.set(goal.Id, goal);
  }
  return {
    data: [...goals.values()],
    goalEdits: pages.flatMap((page) => page.goalEdits),
    pendingEdits: pages.flatMap((page) => page.pendingEdits),
    followed: pages.flatMap((page) => page.followed),
    ceo: pages[0]?.ceo ?? 0,
  };
}

/** The first hundred goals of a filter for one person. */
export const goalsOfPersonQuery = (filter: GoalFilter) =>
  queryOptions({
    queryKey: goalKeys.ofPerson(filter),
    queryFn: async ({ signal }) =>
      (await api.call(listGoals, { body: { ...filter, PageSize: 100 }, signal })).data,
  });

/** The counts of the goals in a list. */
export const goalSummaryQuery = (filter: GoalFilter) =>
  queryOptions({
    queryKey: goalKeys.summary(filter),
    queryFn: ({ signal }) => api.call(summarizeGoals, { body: filter, signal }),
    placeholderData: keepPreviousData,
  });

export const goalInfoQuery = (id: number) =>
  queryOptions({
    queryKey: goalKeys.info(id),
    queryFn: ({ signal }) => api.call(getGoal, { params: { id: String(id) }, signal }),
  });

/** Only for the owner; the server refuses everybody else. */
export const ownRecordQuery = (id: number, likelihood: number | null) =>
  queryOptions({
    queryKey: goalKeys.ownRecord(id, likelihood),
    queryFn: ({ signal }) => api.call(getOwnRecord, { params: { id: String(id) }, signal }),
  });

export const childGoalsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: goalKeys.children(id),
    queryFn: ({ pageParam, signal }) =>
      api.call(listChildGoals, { params: { id: String(id) }, query: { Cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
  });

/** The line of carried goals that a goal belongs to, the oldest first. */
export const goalLineQuery = (id: number) =>
  queryOptions({
    queryKey: goalKeys.line(id),
    queryFn: async ({ signal }) =>
      (await api.call(listGoalLine, { params: { id: String(id) }, signal })).data,
  });

type ChildGoals = ReplyOf<typeof listChildGoals>;
export type ChildGoal = ChildGoals['data'][number];
export type DeletedChildGoal = ChildGoals['Deleted'][number];

export const periodsQuery = queryOptions({
  queryKey: goalKeys.periods,
  queryFn: ({ signal }) => api.call(listPeriods, { signal }),
  staleTime: 10 * 60_000,
});

/** People by name, 50 at most; the search finds the others. */
export const goalPeopleQuery = (search: string) =>
  queryOptions({
    queryKey: goalKeys.people(search),
    queryFn: ({ signal }) => api.call(listGoalOwners, { query: search ? { Search: search } : {}, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const filterChoicesQuery = queryOptions({
  queryKey: goalKeys.filterChoices,
  queryFn: ({ signal }) => api.call(listGoalFilterChoices, { signal }),
  staleTime: 5 * 60_000,
});

export const waitingCountQuery = queryOptions({
  queryKey: goalKeys.waiting,
  queryFn: ({ signal }) => api.call(countWaitingGoals, { signal }),
  staleTime: 60_000,
});

/** Shows the new value at once; a failed call restores the former value and shows a message. */
export function useFollowGoal(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) =>
      api.call(followGoal, { params: { id: String(id) }, query: { On: on ? 'true' : 'false' } }),
    onMutate: async (on) => {
      await client.cancelQueries({ queryKey: goalKeys.info(id) });
      writeFollowed(client, id, on);
      return { before: !on };
    },
    onError: (error, _on, kept) => {
      writeFollowed(client, id, kept?.before ?? false);
      toast.error(problemText(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: goalKeys.lists, refetchType: 'none' }),
  });
}

function writeFollowed(client: QueryClient, id: number, on: boolean): void {
  client.setQueryData<GoalInfo>(goalKeys.info(id), (info) => info && { ...info, IsFollowed: on });
  client.setQueriesData<InfiniteData<GoalList>>({ queryKey: goalKeys.lists }, (list) => {
    if (!list || !Array.isArray(list.pages)) return list;
    return {
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        followed: page.followed.filter((each) => each !== id).concat(on ? [id] : []),
      })),
    };
  });
}

/** Restores a deleted goal unchanged. */
export function useRestoreGoal() {
  return useGoalAct('goal.restored', (id: number) => api.call(restoreGoal, { body: { Id: id } }));
}
