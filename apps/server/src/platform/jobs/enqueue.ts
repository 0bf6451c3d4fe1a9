import { sql } from 'kysely';
import { announceCommit } from '../database/after-commit.ts';
import type { Queries } from '../database/driver.ts';
import { presentTrace } from '../tracing/span.ts';
import type { Queue } from './job.ts';
import { jobDataOf } from './job-data.ts';
import { jobSchema } from './mark.ts';

/** The field of a job's data with the span that requested it; absent without tracing. */
export const traceField = 'traceparent';

/**
 * Adds work to the queue in the scope's transaction, so that it is done exactly when the change is committed.
 * Runs one statement.
 * Copies the queue's settings to the row, as pg-boss' own `send` does; `send` needs a started instance and
 * its own connection.
 */
export async function enqueue<Data>(
  scope: { readonly db: Queries },
  queue: Queue<Data>,
  data: Data,
): Promise<void> {
  await enqueueAll(scope, queue, [data]);
}

/** Adds several pieces of work like `enqueue`, in one statement; `first`: before all that are not. */
export async function enqueueAll<Data>(
  scope: { readonly db: Queries },
  queue: Queue<Data>,
  all: readonly Data[],
  place: 'first' | 'in turn' = 'in turn',
): Promise<void> {
  if (all.length === 0) return;
  announceCommit(scope.db, 'jobs');
  const trace = presentTrace();
  const carried = trace === undefined ? {} : { [traceField]: trace };
  const given = JSON.stringify(all.map((data) => ({ ...jobDataOf(queue, data), ...carried })));
  const { rows } = await sql`
    insert into ${sql.id(jobSchema, 'job')} (name, data, priority, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, heartbeat_seconds, deletion_seconds, start_after, created_on, keep_until)
    select queue.name, given.data, ${place === 'first' ? 1 : 0}::int, queue.policy, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
      queue.retry_delay_max, queue.expire_seconds, queue.heartbeat_seconds, queue.deletion_seconds, now, now,
      now + queue.retention_seconds * interval '1 second'
    from ${sql.id(jobSchema, 'queue')} queue, ${sql.id(jobSchema, 'job_now')}() now,
      jsonb_array_elements(${given}::jsonb) given (data)
    where queue.name = ${queue.name}
    returning id`.execute(scope.db);
  if (rows.length === 0) throw new Error(`The queue ${queue.name} is not installed.`);
}
