import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import type { CronJob } from '#platform/jobs/job.ts';

/** Mails a company's due scheduled reports. */
export const mailReports: DueWork = {
  kind: 'mail_reports',
  run: async (scope) => (await import('./commands.mail-reports.ts')).mailDueReports(scope),
};

/**
 * Schedules the first run for new and reactivated companies, because an inactive company loses its due work. A
 * company that already has a next run keeps its time.
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
