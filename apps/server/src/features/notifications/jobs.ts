import type { CronJob } from '#platform/jobs/job.ts';

/** Deletes notifications that are older than the company keeps them (notifications.13). */
export const purgeNotifications: CronJob = {
  name: 'purge-notifications',
  cron: '17 4 * * *',
  atStart: false,
  run: async (context) => (await import('./commands.purge.ts')).purgeOldNotifications(context),
};
