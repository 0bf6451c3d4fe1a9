import type { CronJob } from '#platform/jobs/job.ts';

/** Deletes uploads of user manuals that were never used. */
export const purgeManualUploads: CronJob = {
  name: 'purge-manual-uploads',
  cron: '11 4 * * *',
  atStart: false,
  run: async (context) => (await import('./commands.purge.ts')).purgeUploads(context),
};
