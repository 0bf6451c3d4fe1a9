import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import type { CronJob } from '#platform/jobs/job.ts';

/** Asks the managers of a company for their view before their reports answer; the subject is the company. */
export const askForViews: DueWork = {
  kind: 'ask_views',
  run: async (scope) => (await import('./commands.view-asks.ts')).askManagers(scope),
};

/**
 * Schedules the first run for new and reactivated companies, because an inactive company loses its due work. The
 * first run then finds the next Wednesday. A company that already has a next run keeps its time.
 */
export const startViewAsks: CronJob = {
  name: 'start-view-asks',
  cron: '*/10 * * * *',
  atStart: true,
  async run({ pool, clock }) {
    const now = new Date(clock.now()).toISOString();
    await inTenant(pool, 0, (db) =>
      sql`insert into due_work (kind, tenant_id, subject_id, due_at)
        select ${askForViews.kind}, id, id, ${now}::timestamptz from tenant where is_active
        on conflict (kind, tenant_id, subject_id) do nothing`.execute(db),
    );
  },
};
