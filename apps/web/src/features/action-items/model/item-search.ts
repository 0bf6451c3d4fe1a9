import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch, useReplaceSearch } from '#platform/search-params.ts';

const ids = kept(z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.maxLength(100)));

const itemSearchSchema = z.object({
  /** Absent = In Progress. */
  tab: kept(z.literal('completed')),
  /** Only items assigned to these people. */
  to: ids,
  /** Only items assigned by these people. */
  by: ids,
  /** Absent = by deadline. The contract has the same names, but this file must not load the contract. */
  sort: kept(z.enum(['Title', 'AssigneeId', 'RequesterId'])),
  /** Absent = ascending. */
  order: kept(z.literal('descend')),
  /** The page, 2 or more; absent = the first one. */
  page: kept(z.int().check(z.gte(2), z.lte(10_001))),
  /** The item that a link is about: it is shown and focused. */
  item: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
});

/** The search parameters of the action items. Absent = not set. */
export type ItemSearch = Partial<z.output<typeof itemSearchSchema>> & LayerSearch;

const readOwn = searchReader(itemSearchSchema);

/** Reads the search parameters of the action items' route; drops invalid values. */
export function readItemSearch(raw: Record<string, unknown>): ItemSearch {
  return { ...readOwn(raw), ...readLayerSearch(raw) };
}

/** Changes of the address; undefined takes a parameter out. */
export type ItemSearchChanges = { readonly [Name in keyof ItemSearch]?: ItemSearch[Name] | undefined };

/** Returns the search parameters of the present address, and a function that changes them. */
export function useItemSearch(): [ItemSearch, (changes: ItemSearchChanges) => void] {
  return [useReadSearch(readItemSearch), useReplaceSearch<ItemSearchChanges>()];
}
