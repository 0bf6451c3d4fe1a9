import * as z from 'zod/mini';
import { kept, useReadSearch } from '#platform/search-params.ts';

// Drop an invalid parameter, so that an old or mistyped link still opens the page.
const id = kept(z.int().check(z.gte(1), z.lte(2_147_483_647)));
const word = kept(z.string().check(z.regex(/^[A-Za-z][A-Za-z-]{0,40}$/)));

const layerSearchSchema = z.object({
  /** The name of the open drawer or dialog; an unknown name opens nothing. */
  open: word,
  /** The goal of the layer, on pages whose path names none. */
  goal: id,
  /** A part of the goal: a status, a transition, a result, a week. */
  about: id,
  /** The kind of `about`. */
  on: word,
  /** The person of the layer; absent = the person of the page, or the signed-in one. */
  person: id,
  /** The number of the compliance part whose people are shown. */
  figure: word,
  answer: word,
  /** The choices of a report: its quarter or the first of several, the last one, its mode, and the format. */
  quarter: id,
  until: id,
  mode: id,
  /** A review cycle instead of a quarter. */
  ofCycle: id,
  format: word,
});

/** The search parameters of every signed-in page for the open drawer or dialog. Absent = not set. */
export type LayerSearch = Partial<z.output<typeof layerSearchSchema>>;

/** The search parameters without a layer. */
export const NO_LAYER = {
  open: undefined,
  goal: undefined,
  about: undefined,
  on: undefined,
  person: undefined,
  figure: undefined,
  answer: undefined,
  quarter: undefined,
  until: undefined,
  mode: undefined,
  ofCycle: undefined,
  format: undefined,
} as const satisfies Record<keyof LayerSearch, undefined>;

/** Reads the parameters of the open layer; drops invalid values. */
export function readLayerSearch(raw: Record<string, unknown>): LayerSearch {
  const read = layerSearchSchema.parse(raw) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function useLayerSearch(): LayerSearch {
  return useReadSearch(readLayerSearch);
}
