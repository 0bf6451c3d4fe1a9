import type { CronJob, Job } from '#platform/jobs/job.ts';
import { type CompanyExportReference, companyExportQueue } from './jobs.company-queue.ts';

/** Makes a file with all data of a company. */
export const exportCompanyFile: Job<CompanyExportReference> = {
  ...companyExportQueue,
  atOnce: 1,
  run: async (context, reference) =>
    (await import('./commands.company-run.ts')).runCompanyExport(context, reference),
};

/** Removes such files after seven days, and deletes companies that ended 30 days ago. */
export const purgeCompanies: CronJob = {
  name: 'purge-companies',
  cron: '23 * * * *',
  atStart: false,
  run: async (context) => (await import('./commands.company-purge.ts')).purgeCompanies(context),
};
