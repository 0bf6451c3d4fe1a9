import type { CronJob } from '#platform/jobs/job.ts';

/** Creates quarters ahead of time (calendar.3). */
export const makePeriods: CronJob = {
  name: 'make-periods',
  cron: '17 2 * * *',
  atStart: true,
  run: async (context) => (await import('./commands.periods.ts')).makeMissingPeriods(context),
};
