import type { AppraisalStatus } from '@bellwether/domain/talent/lifecycle';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch } from '#platform/search-params.ts';

// Repeat the domain's values here: this file is in the route table, which every visitor loads.
/** The states of the progress bar, in its order; `none` stands for people without an appraisal. */
export const stages = [
  'none',
  'draft',
  'shared',
  'acknowledged',
  'completed',
] as const satisfies readonly AppraisalStatus[];
export type Stage = (typeof stages)[number];

/**
 * The filter of the lists: a stage, `started` for draft, shared and acknowledged appraisals together, or `overdue`.
 */
const statusFilters = [...stages, 'started', 'overdue'] as const;
export type StatusFilter = (typeof statusFilters)[number];

const place = kept(z.int().check(z.gte(0), z.lt(25)));

const talentSearchSchema = z.object({
  /** The view; absent = the person's first view. */
  view: kept(z.enum(['organization', 'team'])),
  status: kept(z.enum(statusFilters)),
  /** A review cycle of its own; absent = the quarter's default cycle. */
  cycle: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  /** Only direct reports. */
  direct: kept(z.literal(true)),
  /** The words that the names contain. */
  find: kept(z.string().check(z.minLength(1), z.maxLength(255))),
  /** The chosen cell of the matrix: primary × levels + secondary. */
  cell: place,
  /** The level of the third rating. */
  third: kept(z.int().check(z.gte(0), z.lt(5))),
  /**
   * Shows the matrix without names and pictures. The address keeps this, so that a reload does not show the names.
   */
  hidden: kept(z.literal(true)),
});

/** The search parameters of the talent pages. Absent = not set. */
export type TalentSearch = Partial<z.output<typeof talentSearchSchema>> & LayerSearch;

const readOwn = searchReader(talentSearchSchema);

/** Reads the search parameters of the talent pages; drops invalid values. */
export function readTalentSearch(raw: Record<string, unknown>): TalentSearch {
  return { ...readOwn(raw), ...readLayerSearch(raw) };
}

export function useTalentSearch(): TalentSearch {
  return useReadSearch(readTalentSearch);
}

/** Returns a function that changes the talent pages' parameters; undefined removes one. */
export function useTalentChange(): (change: TalentSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) =>
      void navigate({
        to: '.',
        search: (former) => ({ ...former, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}
