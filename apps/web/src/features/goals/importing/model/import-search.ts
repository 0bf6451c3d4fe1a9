import * as z from 'zod/mini';
import { kept, searchReader } from '#platform/search-params.ts';

/** The steps between the choice of a file of goals and its import. */
export const goalImportSteps = ['file', 'columns', 'words', 'plan'] as const;
export type GoalImportStep = (typeof goalImportSteps)[number];

const id = () => kept(z.int().check(z.gte(1), z.lte(2_147_483_647)));
const goalImportSearchSchema = z.object({
  /** The checked file; absent = none is chosen yet. */
  file: id(),
  /** Absent = the plan. */
  step: kept(z.enum(goalImportSteps)),
  /** An import that was started. */
  started: id(),
});

/** The search parameters of the import of goals. Absent = not set. */
export type GoalImportSearch = Partial<z.output<typeof goalImportSearchSchema>>;

/** Reads the search parameters of the route; drops invalid values. */
export const readGoalImportSearch: (raw: Record<string, unknown>) => GoalImportSearch =
  searchReader(goalImportSearchSchema);
