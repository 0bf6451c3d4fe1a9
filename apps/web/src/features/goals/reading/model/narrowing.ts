import type { GoalSearch } from '../../model/goal-search.ts';

/** The parts of the address that narrow the list beyond quarter, scope and title. */
export const narrowingKeys = [
  'people',
  'departments',
  'states',
  'likelihood',
  'quality',
  'needsUpdate',
  'needsReview',
  'trendingUp',
  'trendingDown',
  'qualityTrendingUp',
  'qualityTrendingDown',
  'followed',
  'topLevel',
  'deactivated',
  'excludePrivate',
  'aligned',
  'unaligned',
  'deleted',
] as const satisfies readonly (keyof GoalSearch)[];

export type Narrowing = Pick<GoalSearch, (typeof narrowingKeys)[number]>;

/** What the filter drawer sets, out of the whole address. */
export function narrowingOf(search: GoalSearch): Narrowing {
  return Object.fromEntries(
    narrowingKeys.filter((key) => search[key] !== undefined).map((key) => [key, search[key]]),
  );
}

/** The address without any of it. */
export function withoutNarrowing(search: GoalSearch): GoalSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([key]) => !narrowingKeys.some((narrowing) => narrowing === key)),
  );
}
