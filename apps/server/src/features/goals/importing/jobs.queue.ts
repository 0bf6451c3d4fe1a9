import type { Queue } from '#platform/jobs/job.ts';

/** The id of a row of `goal_import`, with its tenant. */
export interface GoalImportReference {
  readonly tenantId: number;
  readonly importId: number;
}

/** Imports of goals. The queue retries only if a node or a database goes away. */
export const goalImportQueue: Queue<GoalImportReference> = {
  name: 'import-goals',
  shape: async () => {
    const { z } = await import('zod');
    return z.strictObject({ tenantId: z.int().positive(), importId: z.int().positive() });
  },
  retry: { limit: 3, delaySeconds: 2 },
  expireSeconds: 300,
};
