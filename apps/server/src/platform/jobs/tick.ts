import type { DueWork } from './due.ts';
import type { CronJob } from './job.ts';

/** Once a minute over all nodes, looks for what is due by the application's clock (decision X7). */
export function tick(dueWork: readonly DueWork[]): CronJob {
  return {
    name: 'tick',
    cron: '* * * * *',
    atStart: true,
    run: async (context) => (await import('./due.ts')).doDueWork(context, dueWork),
  };
}
