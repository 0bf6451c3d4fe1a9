import { listGoals } from '@bellwether/contract/calls/goals/reading';
import {
  getStrategy,
  getStrategyDocument,
  getStrategyVersion,
  listStrategyVersions,
  saveStrategy,
} from '@bellwether/contract/calls/strategy';
import type { InputOf } from '@bellwether/contract/endpoint';
import type { StrategyEvents } from '@bellwether/domain/strategy/events';
import { type StrategicObjective, strategicObjectives } from '@bellwether/domain/strategy/objectives';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#platform/api.ts';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { isConflict } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { plainTextOf } from '#ui/data/rich-text.tsx';
import { touches } from './touches.ts';

/** The strategy as the organisation sees it; 404 if the company has switched it off. */
export const strategyQuery = queryOptions({
  queryKey: ['strategy', 'published'],
  queryFn: ({ signal }) => api.call(getStrategy, { signal }),
  staleTime: 60_000,
});

/** The unpublished draft, else the published version; for editors only. */
export const strategyDocumentQuery = queryOptions({
  queryKey: ['strategy', 'document'],
  queryFn: ({ signal }) => api.call(getStrategyDocument, { signal }),
  staleTime: 60_000,
});

/** The published versions, the latest first; for editors only. */
export const strategyVersionsQuery = infiniteQueryOptions({
  queryKey: ['strategy', 'versions'],
  initialPageParam: null as string | null,
  queryFn: ({ pageParam, signal }) =>
    api.call(listStrategyVersions, { query: pageParam === null ? {} : { Cursor: pageParam }, signal }),
  getNextPageParam: (page) => page.Next,
});

/** One published version, which never changes. */
export const strategyVersionQuery = (id: number) =>
  queryOptions({
    queryKey: ['strategy', 'version', id],
    queryFn: ({ signal }) => api.call(getStrategyVersion, { params: { id: `${id}` }, signal }),
  });

/** The maximum number of company goals on the page; the goal list has all of them. */
const mostGoals = 100;

/** The company goals of this quarter that serve an objective and that the person may see (goals.29). */
export const servingGoalsQuery = queryOptions({
  // The key of a list of goals, so that a changed goal makes this list stale, too.
  queryKey: ['goals', 'list', 'serving'],
  queryFn: ({ signal }) =>
    api.call(listGoals, {
      body: {
        GoalSelectFilter: 'CompanyGoals',
        StrategicObjectives: [...strategicObjectives],
        PageSize: mostGoals,
      },
      signal,
    }),
  staleTime: 60_000,
});

export type StrategySave = InputOf<typeof saveStrategy>['body'];

/** Saves parts of the draft, or publishes it. Resolves when the queries of the strategy are up to date. */
export function useSaveStrategy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StrategySave) => api.call(saveStrategy, { body }),
    onSuccess: async (document, { IsPublish }) => {
      // Cancel running reads: their older text would overwrite the new one.
      await client.cancelQueries({ queryKey: strategyDocumentQuery.queryKey });
      client.setQueryData(strategyDocumentQuery.queryKey, document);
      forget(client, IsPublish ? 'strategy.published' : 'strategy.drafted');
    },
    onError(error) {
      // Another editor saved first, so fetch that version.
      if (isConflict(error)) forget(client, 'strategy.published');
    },
  });
}

function forget(client: QueryClient, kind: keyof StrategyEvents): void {
  for (const queryKey of touches[kind]) void client.invalidateQueries({ queryKey });
}

/** Whether the person may write the strategy. */
export function useMayEditStrategy(): boolean {
  return capabilitiesOfProfile(useSession().Profile).editsStrategy;
}

/** Whether the menu has the Strategy entry (strategy.6). */
export function useSeesStrategyEntry(): boolean {
  return useSession().Profile.IsStrategy;
}

/**
 * Returns the published text of each objective as plain text, empty if it has none; null if no strategy is published.
 * Until the texts are loaded, the session says whether a strategy is published, so that a form has the field from the
 * beginning.
 */
export function useObjectiveTexts(): Readonly<Record<StrategicObjective, string>> | null {
  const { Tenant, Profile } = useSession();
  const { data } = useQuery({ ...strategyQuery, enabled: Tenant.StrategyEnabled });
  const isPublished = data ? data.IsStrategy : Tenant.StrategyEnabled && Profile.IsStrategy;
  return useMemo(() => {
    if (!isPublished) return null;
    const texts = strategicObjectives.map((area) => [area, plainTextOf(data?.Objectives[area] ?? '')]);
    return Object.fromEntries(texts) as Record<StrategicObjective, string>;
  }, [data, isPublished]);
}
