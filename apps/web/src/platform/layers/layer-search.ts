import * as z from 'zod/mini';
import { kept, searchReader, useReadSearch } from '#platform/search-params.ts';

/** An id in the address; an invalid one is dropped, so that an old or mistyped link still opens the page. */
export const idParameter = kept(z.int().check(z.gte(1), z.lte(2_147_483_647)));
const word = kept(z.string().check(z.regex(/^[A-Za-z][A-Za-z-]{0,40}$/)));

const layerSearchSchema = z.object({
  /** The name of the open drawer or dialog; an unknown name opens nothing. */
  open: word,
  /** The goal of the layer, on pages whose path names none. */
  goal: idParameter,
  /** A part of the layer's goal or person: a status, a result, a week, a note. */
  about: idParameter,
  /** The kind of `about`. */
  on: word,
  /** The person of the layer; absent = the person of the page, or the signed-in one. */
  person: idParameter,
});

/** The search parameters that every layer may have. What else a layer has is in its own `LayerParameters`. */
export type LayerSearch = Partial<z.output<typeof layerSearchSchema>>;

/** The search parameters without a layer. */
export const NO_LAYER = {
  open: undefined,
  goal: undefined,
  about: undefined,
  on: undefined,
  person: undefined,
} as const satisfies Record<keyof LayerSearch, undefined>;

/** The parameters that only one layer has. They leave the address with it. */
export interface LayerParameters<Own extends object> {
  readonly names: readonly string[];
  /** Drops invalid values. */
  read(raw: Record<string, unknown>): Own;
}

/** Returns a layer's own parameters; each schema must be `kept`. */
export function layerParameters<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  shape: Shape,
): LayerParameters<Partial<z.output<z.ZodMiniObject<Shape>>>> {
  return { names: Object.keys(shape), read: searchReader(z.object(shape)) };
}

/** Reads the parameters of the open layer; drops invalid values. */
export const readLayerSearch = searchReader(layerSearchSchema);

export function useLayerSearch(): LayerSearch {
  return useReadSearch(readLayerSearch);
}
