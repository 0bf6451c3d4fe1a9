import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { type GoalSearch, readGoalSide } from '#features/goals/door.ts';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch } from '#platform/search-params.ts';

// Repeat the contract's values here: this file is in the route table, which every visitor loads.
export const filterStates = [
  'draft',
  'review',
  'approved',
  'finalized',
  'results_in_review',
  'shelving_in_review',
] as const satisfies readonly GoalState[];

/** Listed goals without a cell: no prediction yet, or already a result. */
export const asides = ['unpredicted', 'finalized'] as const;
export type Aside = (typeof asides)[number];

const id = kept(z.int().check(z.gte(1), z.lte(2_147_483_647)));

const matrixSearchSchema = z.object({
  /** The shown week, by its id; absent = the current one. */
  week: id,
  /** Generation: 0 the goal itself, 1 its child goals. */
  level: kept(z.int().check(z.gte(0), z.lte(1000))),
  state: kept(z.enum(filterStates)),
  objective: kept(z.enum(strategicObjectives)),
  /** Only goals called unlikely. */
  unlikely: kept(z.literal(true)),
  /** likelihood × 5 + quality. */
  cell: kept(z.int().check(z.gte(0), z.lt(25))),
  aside: kept(z.enum(asides)),
  /** Draws the moves of all goals in the shown week. */
  movement: kept(z.literal(true)),
  /** The goal whose trail stays visible. */
  selected: id,
});

type SideSearch = Pick<GoalSearch, 'side' | 'sideTab'> & LayerSearch;

/** The matrix's search parameters beside the goal: filters, and open layers. Absent = not set. */
export type MatrixSearch = Partial<z.output<typeof matrixSearchSchema>> & SideSearch;

const readOwn = searchReader(matrixSearchSchema);

/** Reads the search parameters of the matrix; drops invalid values. */
export function readMatrixSearch(raw: Record<string, unknown>): MatrixSearch {
  return { ...readOwn(raw), ...readGoalSide(raw), ...readLayerSearch(raw) };
}

export function useMatrixSearch(): MatrixSearch {
  return useReadSearch(readMatrixSearch);
}

/** Returns a function that changes the matrix's parameters; undefined removes one. Back undoes each change. */
export function useMatrixChange(): (change: MatrixSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      void navigate({
        to: '.',
        search: (former) => ({ ...former, ...change }),
        resetScroll: false,
      });
    },
    [navigate],
  );
}
