import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';

/** The filters of a list as its address has them. */
export type Filters = Readonly<Record<string, unknown>>;

/** Returns the text of filters, equal for equal filters. Absent ones are left out. */
export function queryOf(filters: Filters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return defaultStringifySearch(Object.fromEntries(set.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Returns the filters that a saved text holds. */
export function filtersOf(query: string): Filters {
  return defaultParseSearch(query);
}

/**
 * Returns the names of filters in an address that the list did not take: they name a value that no longer exists.
 * `known`: further parameters of the page.
 */
export function droppedFilters(raw: Filters, taken: Filters, known: Filters = {}): readonly string[] {
  return Object.keys(raw).filter((key) => raw[key] !== undefined && !(key in taken) && !(key in known));
}
