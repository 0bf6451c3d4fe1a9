import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch, useReplaceSearch } from '#platform/search-params.ts';

const profileTabs = ['goals', 'reports', 'manual', 'insight', 'settings', 'appraisals', 'notes'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const profileSearchSchema = z.object({
  tab: kept(z.enum(profileTabs)),
  /** The quarter of the goals. */
  period: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  /** The order of the notes; absent = by creation. */
  sort: kept(z.literal('Updated')),
  /** The words that a note's title must contain. */
  find: kept(z.string().check(z.minLength(1), z.maxLength(255))),
});

/** The search parameters of a profile. Absent = not set. */
export type ProfileSearch = Partial<z.output<typeof profileSearchSchema>> & LayerSearch;

const readOwn = searchReader(profileSearchSchema);

/** Reads the search parameters of the profile's route; drops invalid values. */
export function readProfileSearch(raw: Record<string, unknown>): ProfileSearch {
  return { ...readOwn(raw), ...readLayerSearch(raw) };
}

/** Returns the profile's search parameters of the present address, and a function that changes them. */
export function useProfileSearch(): [ProfileSearch, (changes: Omit<ProfileSearch, 'open'>) => void] {
  return [useReadSearch(readProfileSearch), useReplaceSearch<Omit<ProfileSearch, 'open'>>()];
}
