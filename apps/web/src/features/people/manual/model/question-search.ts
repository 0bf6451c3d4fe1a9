import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';

const stepSchema = z.catch(z.optional(z.int().check(z.gte(1), z.lte(39))), undefined);

/** The search parameters of the questionnaire; `step` absent = the first open question. */
export type QuestionSearch = { step?: number } & LayerSearch;

/** Reads the search parameters; drops invalid values. */
export function readQuestionSearch(raw: Record<string, unknown>): QuestionSearch {
  const step = stepSchema.parse(raw.step);
  return { ...(step === undefined ? {} : { step }), ...readLayerSearch(raw) };
}
