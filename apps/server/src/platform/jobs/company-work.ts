import { type RawBuilder, sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import { instant } from '../database/instant.ts';
import type { DueWork } from './due.ts';
import type { CronJob, Queue } from './job.ts';

/** The data of a job for one company. */
export interface Company {
  readonly tenantId: number;
}

/** Returns a queue of jobs that each work on one company. */
export function companyQueue(
  options: Pick<Queue<Company>, 'name' | 'retry' | 'expireSeconds'>,
): Queue<Company> {
  return { ...options, ids: ['tenantId'] };
}

/** Returns due work that adds its company to the queue. The subject is the company. */
export function companyDue(kind: string, queue: Queue<Company>): DueWork {
  return {
    kind,
    async run(scope) {
      const { enqueue } = await import('./enqueue.ts');
      await enqueue(scope, queue, { tenantId: scope.tenant.id });
    },
  };
}

/**
 * Returns the job that schedules the first run of due work for new and reactivated companies, because an inactive
 * company loses its due work. A company that already has a next run keeps its time. `firstDue` returns when the first
 * run of a row of `tenant` is due; without it the run is due at once.
 */
export function startCompanyWork(
  name: string,
  { kind }: Pick<DueWork, 'kind'>,
  firstDue: (now: RawBuilder<number>) => RawBuilder<number> = (now) => now,
): CronJob {
  return {
    name,
    cron: '*/10 * * * *',
    atStart: true,
    async run({ pool, clock }) {
      const now = instant(clock.now());
      await inTenant(pool, 0, (db) =>
        sql`insert into due_work (kind, tenant_id, subject_id, due_at)
          select ${kind}, id, id, ${firstDue(now)} from tenant where is_active
          on conflict (kind, tenant_id, subject_id) do nothing`.execute(db),
      );
    },
  };
}
