import type { CronJob } from '../jobs/job.ts';

/** Deletes stored bytes that no row refers to. */
export const purgeStoredFiles: CronJob = {
  name: 'purge-files',
  cron: '23 4 * * *',
  atStart: false,
  run: async (context) => (await import('./purge-files.ts')).purgeFiles(context),
};
