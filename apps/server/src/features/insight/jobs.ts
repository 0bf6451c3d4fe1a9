import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import { type Company, companyDue, companyQueue } from '#platform/jobs/company-work.ts';
import type { CronJob, Job } from '#platform/jobs/job.ts';

const learningQueue = companyQueue({
  name: 'compute-insight',
  retry: { limit: 3, delaySeconds: 30 },
  expireSeconds: 600,
});

/** Computes a company's insight. One at a time on a node, because it reads years of predictions. */
export const computeInsight: Job<Company> = {
  ...learningQueue,
  atOnce: 1,
  run: async (context, { tenantId }) =>
    (await import('./commands.learning.ts')).computeInsight(context, tenantId),
};

/** The next time to compute a company's insight, because a week has ended or a result became final. */
export const insightDue = companyDue('compute_insight', learningQueue);

/**
 * Schedules the first run for new and reactivated companies, because an inactive company loses its due work, and for
 * companies that are older than insight. A company that already has a next run keeps its time. A first run takes
 * seconds, so the companies follow one another at intervals of a minute. A demo runs at once; a company younger than
 * three days waits, because it has nothing to learn from.
 */
export const startInsight: CronJob = {
  name: 'start-insight',
  cron: '*/10 * * * *',
  atStart: true,
  async run({ pool, clock }) {
    const now = new Date(clock.now()).toISOString();
    await inTenant(pool, 0, (db) =>
      sql`insert into due_work (kind, tenant_id, subject_id, due_at)
        select ${insightDue.kind}, id, id, case when is_demo then ${now}::timestamptz else
          greatest(${now}::timestamptz, created_at + interval '3 days') + row_number() over (order by id) * interval '1 minute' end
        from tenant where is_active
        on conflict (kind, tenant_id, subject_id) do nothing`.execute(db),
    );
  },
};
