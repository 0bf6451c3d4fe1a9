import type { Queue } from '#platform/jobs/job.ts';

/** The id of a row of `personal_export`, with its tenant. */
export interface ExportReference {
  readonly tenantId: number;
  readonly exportId: number;
}

/** Files with a person's data. */
export const exportQueue: Queue<ExportReference> = {
  name: 'export-personal-data',
  ids: ['tenantId', 'exportId'],
  retry: { limit: 3, delaySeconds: 5 },
  expireSeconds: 300,
};
