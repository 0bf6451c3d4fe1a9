import type { CronJob } from '../jobs/job.ts';

/** Bytes that no row names do not stay for ever. */
export const purgeStoredFiles: CronJob = {
  name: 'purge-files',
  cron: '23 4 * * *',
  atStart: false,
  run: async (context) => (await import('./purge-files.ts')).purgeFiles(context),
};
