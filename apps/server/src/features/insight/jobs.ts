import { sql } from 'kysely';
import { type Company, companyDue, companyQueue, startCompanyWork } from '#platform/jobs/company-work.ts';
import type { Job } from '#platform/jobs/job.ts';

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
    (await import('./learning/commands.ts')).computeInsight(context, tenantId),
};

/** The next time to compute a company's insight, because a week has ended or a result became final. */
export const insightDue = companyDue('compute_insight', learningQueue);

/**
 * Schedules the first run, also for companies that are older than insight. A first run takes seconds, so the companies
 * follow one another at intervals of a minute. A demo runs at once; a company younger than three days waits, because it
 * has nothing to learn from.
 */
export const startInsight = startCompanyWork(
  'start-insight',
  insightDue,
  (now) => sql`case when is_demo then ${now} else
    greatest(${now}, created_at + interval '3 days') + row_number() over (order by id) * interval '1 minute' end`,
);
