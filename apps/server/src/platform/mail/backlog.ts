import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import { readDueCompanies } from '../jobs/due.ts';
import { jobSchema } from '../jobs/mark.ts';
import { mailQueue, retryKind } from './mail-queue.ts';

/** What waits for the nodes, over all companies. Ages in seconds; 0 if nothing waits. */
export interface Backlog {
  /** Mails in the queue, and those that wait for another attempt. */
  readonly mails: number;
  readonly oldestMail: number;
  readonly oldestJob: number;
  /** Jobs that are due, that run, and that were given up and not purged yet. */
  readonly jobsWaiting: number;
  readonly jobsRunning: number;
  readonly jobsFailed: number;
  /** When the last of these was given up, in epoch seconds; 0 without one. */
  readonly jobLastFailed: number;
}

const none: Backlog = {
  mails: 0,
  oldestMail: 0,
  oldestJob: 0,
  jobsWaiting: 0,
  jobsRunning: 0,
  jobsFailed: 0,
  jobLastFailed: 0,
};

const isDue = sql`(state in ('created', 'retry') and start_after <= now)`;
/** A job of a mail that failed before the attempt waits for its next run. */
const isMail = sql`(name = ${mailQueue.name} and (${isDue} or state = 'retry'))`;

export async function readBacklog(pool: DatabasePool, clock: Clock): Promise<Backlog> {
  const deferred = await oldestDeferred(pool);
  // Jobs have times of their own clock.
  const { rows } = await inTenant(pool, 0, (db) =>
    sql<Backlog>`
      select count(*) filter (where ${isMail})::int
          + (select count(*)::int from due_work where kind = ${retryKind}) as mails,
        coalesce(extract(epoch from max(now) - min(created_on) filter (where ${isMail})), 0)::float8
          as "oldestMail",
        coalesce(extract(epoch from max(now) - min(start_after) filter (where ${isDue})), 0)::float8 as "oldestJob",
        count(*) filter (where ${isDue})::int as "jobsWaiting",
        count(*) filter (where state = 'active')::int as "jobsRunning",
        count(*) filter (where state = 'failed')::int as "jobsFailed",
        coalesce(extract(epoch from max(completed_on) filter (where state = 'failed')), 0)::float8 as "jobLastFailed"
      from ${sql.id(jobSchema, 'job')}, ${sql.id(jobSchema, 'job_now')}() now
      where state in ('created', 'retry', 'active', 'failed')`.execute(db),
  );
  const backlog = rows[0] ?? none;
  const age = deferred === undefined ? 0 : (clock.now() - deferred) / 1_000;
  return { ...backlog, oldestMail: Math.max(backlog.oldestMail, age) };
}

/** Returns since when the oldest mail waits for another attempt, which is in no queue meanwhile; epoch milliseconds. */
async function oldestDeferred(pool: DatabasePool): Promise<number | undefined> {
  const oldest = await readDueCompanies(pool, retryKind, async (db, tenantId) => {
    const { rows } = await sql<{ at: number | null }>`
      select min(mail.requested_at) as at from mail
      join due_work due on due.tenant_id = mail.tenant_id and due.kind = ${retryKind} and due.subject_id = mail.id
      where mail.tenant_id = ${tenantId} and mail.state = 'waiting'`.execute(db);
    return rows[0]?.at ?? undefined;
  });
  const known = oldest.filter((at) => at !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
