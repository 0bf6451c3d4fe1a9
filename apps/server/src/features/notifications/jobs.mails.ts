import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import type { CronJob, Job, Queue } from '#platform/jobs/job.ts';

interface Company {
  readonly tenantId: number;
}

/** Companies whose people are reminded of their weekly update. The queue retries only if a node has died. */
const askQueue: Queue<Company> = {
  name: 'ask-weekly',
  shape: async () => {
    const { z } = await import('zod');
    return z.strictObject({ tenantId: z.int().positive() });
  },
  retry: { limit: 5, delaySeconds: 5 },
  expireSeconds: 600,
};

/** Reminds the people of a company in groups, so it is a job and not one transaction of due work. */
export const askWeekly: Job<Company> = {
  ...askQueue,
  atOnce: 1,
  run: async (context, { tenantId }) =>
    (await import('./commands.weekly-ask.ts')).askForUpdates(context, tenantId),
};

/** Starts the job for a company in which people may need a reminder. */
export const lookForAsk: DueWork = {
  kind: 'ask_weekly',
  async run(scope) {
    const { enqueue } = await import('#platform/jobs/enqueue.ts');
    await enqueue(scope, askQueue, { tenantId: scope.tenant.id });
  },
};

/** Sends the digests that are due in a company. */
export const sendDigests: DueWork = {
  kind: 'send_digests',
  run: async (scope) => (await import('./commands.digest.ts')).requestDigests(scope),
};

/**
 * Schedules the first weekly reminder of new and reactivated companies, because an inactive company loses its due
 * work. A company that already has a next run keeps its time.
 */
export const startAsks: CronJob = {
  name: 'start-asks',
  cron: '*/10 * * * *',
  atStart: true,
  async run({ pool, clock }) {
    const now = new Date(clock.now()).toISOString();
    await inTenant(pool, 0, (db) =>
      sql`insert into due_work (kind, tenant_id, subject_id, due_at)
        select ${lookForAsk.kind}, id, id, ${now}::timestamptz from tenant where is_active
        on conflict (kind, tenant_id, subject_id) do nothing`.execute(db),
    );
  },
};
