import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';

export const profileTabs = [
  'goals',
  'reports',
  'manual',
  'insight',
  'settings',
  'appraisals',
  'notes',
] as const;
export type ProfileTab = (typeof profileTabs)[number];

// Drop invalid parameters, so that an old or mistyped link still opens the page.
const kept = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

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

/** Reads the search parameters of the profile's route; drops invalid values. */
export function readProfileSearch(raw: Record<string, unknown>): ProfileSearch {
  const read = profileSearchSchema.parse(raw) as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  return { ...own, ...readLayerSearch(raw) };
}

/** Returns the profile's search parameters of the present address, and a function that changes them. */
export function useProfileSearch(): [ProfileSearch, (changes: Omit<ProfileSearch, 'open'>) => void] {
  // The router also returns parameters that the reader dropped.
  const search: object = useSearch({ strict: false });
  const navigate = useNavigate();
  const read = useMemo(() => readProfileSearch(search as Record<string, unknown>), [search]);
  const change = (changes: Omit<ProfileSearch, 'open'>) =>
    void navigate({
      to: '.',
      search: (former) => ({ ...former, ...changes }),
      replace: true,
      resetScroll: false,
    });
  return [read, change];
}
