import type { GoalSearch } from '../../model/goal-search.ts';

/** The parameters that narrow the list beyond quarter, scope and title. */
export const narrowingKeys = [
  'people',
  'departments',
  'states',
  'likelihood',
  'quality',
  'objectives',
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

/** Returns the parameters that the filter drawer sets. */
export function narrowingOf(search: GoalSearch): Narrowing {
  return Object.fromEntries(
    narrowingKeys.filter((key) => search[key] !== undefined).map((key) => [key, search[key]]),
  );
}

/** Returns the address without these parameters. */
export function withoutNarrowing(search: GoalSearch): GoalSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([key]) => !narrowingKeys.some((narrowing) => narrowing === key)),
  );
}
