import type { Queue } from '#platform/jobs/job.ts';

/** The id of a row of `person_import`, with its tenant. */
export interface ImportReference {
  readonly tenantId: number;
  readonly importId: number;
}

/** Imports of people. The queue retries only if a node or a database goes away. */
export const importQueue: Queue<ImportReference> = {
  name: 'import-people',
  shape: async () => {
    const { z } = await import('zod');
    return z.strictObject({ tenantId: z.int().positive(), importId: z.int().positive() });
  },
  retry: { limit: 3, delaySeconds: 2 },
  expireSeconds: 300,
};
