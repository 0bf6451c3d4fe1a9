import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { type GoalSearch, readGoalSide } from '#features/goals/door.ts';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch } from '#platform/search-params.ts';

export const insightTabs = ['week', 'quarter', 'know'] as const;
export type InsightTab = (typeof insightTabs)[number];

/** The scopes of the list as the address spells them. The index of a name is the number in the call. */
export const scopeNames = ['mine', 'reports', 'organisation', 'company'] as const;
export type ScopeName = (typeof scopeNames)[number];

/** The lists of the first tab: worth a talk, contradictions, called unlikely by their owners. */
export const weekLists = ['talk', 'contradictions', 'called'] as const;
export type WeekList = (typeof weekLists)[number];

const insightSearchSchema = z.object({
  /** Absent = This week. */
  tab: kept(z.enum(insightTabs)),
  /** The scope of the list; absent = the viewer's first scope. */
  scope: kept(z.enum(scopeNames)),
  /** Absent = worth a talk. */
  list: kept(z.enum(weekLists)),
  /** `department:Sales`, `organisation:12`; absent = the company. */
  group: kept(z.string().check(z.minLength(1), z.maxLength(280))),
  /** The quarter of the forecast; absent = the current one. */
  period: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
});

/** The search parameters of the insight page. Absent = not set. */
export type InsightSearch = Partial<z.output<typeof insightSearchSchema>> &
  Pick<GoalSearch, 'side' | 'sideTab'> &
  LayerSearch;

const readOwn = searchReader(insightSearchSchema);

/** Reads the search parameters of the insight page; drops invalid values. */
export function readInsightSearch(raw: Record<string, unknown>): InsightSearch {
  return { ...readOwn(raw), ...readGoalSide(raw), ...readLayerSearch(raw) };
}

export function useInsightSearch(): InsightSearch {
  return useReadSearch(readInsightSearch);
}

/** Returns a function that changes the page's parameters; undefined removes one. Back undoes each change. */
export function useInsightChange(): (change: InsightSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      void navigate({ to: '.', search: (former) => ({ ...former, ...change }), resetScroll: false });
    },
    [navigate],
  );
}
