import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch } from '#platform/search-params.ts';

const idSchema = z.int().check(z.gte(1), z.lte(2_147_483_647));

const reportsSearchSchema = z.object({
  /** The link of a mail: the scheduled report and the quarter of the mail. */
  schedule: kept(idSchema),
  period: kept(idSchema),
  /** The people of the page of team goal updates. */
  users: kept(z.array(idSchema).check(z.minLength(1), z.maxLength(100))),
});

/** The search parameters of the pages of the reports. Absent = not set. */
export type ReportsSearch = Partial<z.output<typeof reportsSearchSchema>> & LayerSearch;

const readOwn = searchReader(reportsSearchSchema);

/** Reads the search parameters of the pages of the reports; drops invalid values. */
export function readReportsSearch(raw: Record<string, unknown>): ReportsSearch {
  return { ...readOwn(raw), ...readLayerSearch(raw) };
}

export function useReportsSearch(): ReportsSearch {
  return useReadSearch(readReportsSearch);
}
