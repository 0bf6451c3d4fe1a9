import type { Queue } from '#platform/jobs/job.ts';

/** The id of a row of `company_export`, with its tenant. */
export interface CompanyExportReference {
  readonly tenantId: number;
  readonly exportId: number;
}

/** Files with all data of a company. */
export const companyExportQueue: Queue<CompanyExportReference> = {
  name: 'export-company',
  ids: ['tenantId', 'exportId'],
  retry: { limit: 2, delaySeconds: 30 },
  expireSeconds: 7_200,
};
