import * as z from 'zod/mini';
import { kept, searchReader } from '#platform/search-params.ts';

/** The steps between the choice of a file and its import. */
export const importSteps = ['file', 'columns', 'plan'] as const;
export type ImportStep = (typeof importSteps)[number];

const importSearchSchema = z.object({
  /** The checked file; absent = none is chosen yet. */
  file: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  /** Absent = the plan. */
  step: kept(z.enum(importSteps)),
});

/** The search parameters of the import. Absent = not set. */
export type ImportSearch = Partial<z.output<typeof importSearchSchema>>;

/** Reads the search parameters of the import's route; drops invalid values. */
export const readImportSearch: (raw: Record<string, unknown>) => ImportSearch =
  searchReader(importSearchSchema);
