import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import type { CronJob } from '#platform/jobs/job.ts';

/** The next look at a company's scheduled reports. */
export const mailReports: DueWork = {
  kind: 'mail_reports',
  run: async (scope) => (await import('./commands.mail-reports.ts')).mailDueReports(scope),
};

/**
 * Starts the looks of new and reactivated companies: due work of an inactive company is dropped. A company whose next look is
 * known keeps it.
 */
export const startReports: CronJob = {
  name: 'start-reports',
  cron: '*/10 * * * *',
  atStart: true,
  async run({ pool, clock }) {
    const now = new Date(clock.now()).toISOString();
    await inTenant(pool, 0, (db) =>
      sql`insert into due_work (kind, tenant_id, subject_id, due_at)
        select ${mailReports.kind}, id, id, ${now}::timestamptz from tenant where is_active
        on conflict (kind, tenant_id, subject_id) do nothing`.execute(db),
    );
  },
};
