import { sql } from 'kysely';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import { jobSchema } from '../jobs/mark.ts';
import { mailQueue, retryKind } from './mail-queue.ts';

/** What waits for the nodes, over all companies. Ages in seconds by the database's clock; 0 if nothing waits. */
export interface Backlog {
  /** Mails in the queue, and those that wait for another attempt. */
  readonly mails: number;
  readonly oldestMail: number;
  readonly oldestJob: number;
  /** Jobs that are due, that run, and that were given up and not purged yet. */
  readonly jobsWaiting: number;
  readonly jobsRunning: number;
  readonly jobsFailed: number;
}

const isDue = sql`(state in ('created', 'retry') and start_after <= now())`;

export async function readBacklog(pool: DatabasePool): Promise<Backlog> {
  const { rows } = await inTenant(pool, 0, (db) =>
    sql<Backlog>`
      select count(*) filter (where ${isDue} and name = ${mailQueue.name})::int
          + (select count(*)::int from due_work where kind = ${retryKind}) as mails,
        coalesce(extract(epoch from now() - min(created_on) filter (where ${isDue} and name = ${mailQueue.name})), 0)::float8
          as "oldestMail",
        coalesce(extract(epoch from now() - min(start_after) filter (where ${isDue})), 0)::float8 as "oldestJob",
        count(*) filter (where ${isDue})::int as "jobsWaiting",
        count(*) filter (where state = 'active')::int as "jobsRunning",
        count(*) filter (where state = 'failed')::int as "jobsFailed"
      from ${sql.id(jobSchema, 'job')} where state in ('created', 'retry', 'active', 'failed')`.execute(db),
  );
  return rows[0] ?? { mails: 0, oldestMail: 0, oldestJob: 0, jobsWaiting: 0, jobsRunning: 0, jobsFailed: 0 };
}
