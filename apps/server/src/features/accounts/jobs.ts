import type { DueWork } from '#platform/jobs/due.ts';
import type { CronJob } from '#platform/jobs/job.ts';

/** Deletes old sessions, invitations, mailed links and counters. */
export const purgeAccounts: CronJob = {
  name: 'purge-accounts',
  cron: '47 3 * * *',
  atStart: true,
  run: async (context) => (await import('./commands.purge.ts')).purgeAccounts(context),
};

/** Sends invitations that were planned for later (accounts.23). */
export const sendInvitationsLater: DueWork = {
  kind: 'send_invitations',
  run: async (scope) => (await import('./links/commands.invitations.ts')).sendPlannedInvitations(scope),
};
