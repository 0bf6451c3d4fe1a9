import type { CronJob } from '#platform/jobs/job.ts';

/** Sessions, invitations, mailed links and counters do not stay for ever. */
export const purgeAccounts: CronJob = {
  name: 'purge-accounts',
  cron: '47 3 * * *',
  atStart: true,
  run: async (context) => (await import('./commands.purge.ts')).purgeAccounts(context),
};
