import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import type { CronJob, Job, Queue } from '#platform/jobs/job.ts';

interface Company {
  readonly tenantId: number;
}

const learningQueue: Queue<Company> = {
  name: 'compute-insight',
  shape: async () => {
    const { z } = await import('zod');
    return z.strictObject({ tenantId: z.int().positive() });
  },
  retry: { limit: 3, delaySeconds: 30 },
  expireSeconds: 600,
};

/** Computes a company's insight. One at a time on a node, because it reads years of predictions. */
export const computeInsight: Job<Company> = {
  ...learningQueue,
  atOnce: 1,
  run: async (context, { tenantId }) =>
    (await import('./commands.learning.ts')).computeInsight(context, tenantId),
};

/** The next time to compute a company's insight: a week has ended, or a result became final. */
export const insightDue: DueWork = {
  kind: 'compute_insight',
  async run(scope) {
    const { enqueue } = await import('#platform/jobs/enqueue.ts');
    await enqueue(scope, learningQueue, { tenantId: scope.tenant.id });
  },
};

/**
 * Starts with new and reactivated companies, and with those that had goals before insight: due work of an inactive company
 * is dropped. A company whose next time is known keeps it. The first time takes seconds, so companies follow one another by
 * a minute; a demo is wanted at once, and a company of three days has nothing to learn from.
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
