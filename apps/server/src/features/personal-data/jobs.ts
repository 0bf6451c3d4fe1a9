import type { CronJob, Job } from '#platform/jobs/job.ts';
import { type ExportReference, exportQueue } from './jobs.queue.ts';

/** Makes a file with a person's data. */
export const exportPersonalData: Job<ExportReference> = {
  ...exportQueue,
  atOnce: 1,
  run: async (context, reference) => (await import('./commands.run.ts')).runExport(context, reference),
};

/** Removes files with personal data after seven days, and the appraisals of erased people when their time is over. */
export const purgePersonalData: CronJob = {
  name: 'purge-personal-data',
  cron: '41 * * * *',
  atStart: false,
  run: async (context) => (await import('./commands.purge.ts')).purgePersonalData(context),
};
