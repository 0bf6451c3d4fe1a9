import type { Queue } from '#platform/jobs/job.ts';

/** The id of a row of `company_export`, with its tenant. */
export interface CompanyExportReference {
  readonly tenantId: number;
  readonly exportId: number;
}

/** Files with all data of a company. */
export const companyExportQueue: Queue<CompanyExportReference> = {
  name: 'export-company',
  shape: async () => {
    const { z } = await import('zod');
    return z.strictObject({ tenantId: z.int().positive(), exportId: z.int().positive() });
  },
  retry: { limit: 2, delaySeconds: 30 },
  expireSeconds: 7_200,
};
