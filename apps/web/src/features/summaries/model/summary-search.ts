import * as z from 'zod/mini';
import { kept } from '#platform/search-params.ts';

const summarySearchSchema = z.object({
  /** The number of the chosen slide, from 1. */
  slide: kept(z.int().check(z.gte(1), z.lte(999))),
  /** Absent: the editor. */
  view: kept(z.enum(['preview', 'present'])),
});

export type SummarySearch = Partial<z.output<typeof summarySearchSchema>>;

/** Reads the parameters of a summary's page; drops invalid values. */
export function readSummarySearch(raw: Record<string, unknown>): SummarySearch {
  const { slide, view } = summarySearchSchema.parse(raw);
  return { ...(slide === undefined ? {} : { slide }), ...(view === undefined ? {} : { view }) };
}
