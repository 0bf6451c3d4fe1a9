import type { DueWork } from './due.ts';
import type { CronJob } from './job.ts';

/** Runs due work at the start of each node and once a minute over all nodes, by the application's clock (mail.3). */
export function tick(dueWork: readonly DueWork[]): CronJob {
  return {
    name: 'tick',
    cron: '* * * * *',
    atStart: 'each',
    // Only one run at a time is allowed, so a run of a killed node stops all due work until it expires.
    expireSeconds: 90,
    run: async (context) => (await import('./due.ts')).doDueWork(context, dueWork),
  };
}
