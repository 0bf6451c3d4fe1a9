import type { CronJob } from '#platform/jobs/job.ts';

/** Deletes old sessions, invitations, mailed links and counters. */
export const purgeAccounts: CronJob = {
  name: 'purge-accounts',
  cron: '47 3 * * *',
  atStart: true,
  run: async (context) => (await import('./commands.purge.ts')).purgeAccounts(context),
};
