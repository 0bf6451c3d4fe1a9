import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch, useReplaceSearch } from '#platform/search-params.ts';
import { type DirectorySearch, readDirectorySearch } from './directory-search.ts';

const orgSearchSchema = z.object({
  /** The shown tab; absent = the structure. */
  show: kept(z.literal('directory')),
  /** Absent = the chart, on a phone the list. */
  view: kept(z.enum(['chart', 'list'])),
  /** The figure that colours people; absent = none. */
  by: kept(z.enum(['likelihood', 'compliance'])),
  /** The person whom the drawing marks; absent = the person of the path. */
  at: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
});

export type ColourBy = NonNullable<z.output<typeof orgSearchSchema>['by']>;

/** The search parameters of the organization. Absent = not set. */
export type OrgSearch = Partial<z.output<typeof orgSearchSchema>> & DirectorySearch & LayerSearch;

const readOwn = searchReader(orgSearchSchema);

/** Reads the search parameters of the organization's route; drops invalid values. */
export function readOrgSearch(raw: Record<string, unknown>): OrgSearch {
  return { ...readOwn(raw), ...readDirectorySearch(raw), ...readLayerSearch(raw) };
}

/** Returns the organization's search parameters of the present address, and a function that changes them. */
export function useOrgSearch(): [OrgSearch, (changes: Omit<OrgSearch, 'open'>) => void] {
  return [useReadSearch(readOrgSearch), useReplaceSearch<Omit<OrgSearch, 'open'>>()];
}
