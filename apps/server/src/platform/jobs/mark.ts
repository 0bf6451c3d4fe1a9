import { createHash } from 'node:crypto';
import type { AnyJob, CronJob } from './job.ts';

export const jobSchema = 'pgboss';
// A part of the mark below. Raise it together with the package, because a new version of the package may change its
// tables.
const packageVersion = '12.35.0';

/**
 * A node that has not been heard of for this time counts as dead, and its job is started again. Longer than a failover of
 * the database, because a node that lives would else do its job twice.
 */
export const heartbeatSeconds = 60;

/**
 * Returns the mark of the installed jobs, stored as the comment on the schema. If it differs, the jobs are
 * installed again.
 */
export function jobsMark(jobs: readonly AnyJob[]): string {
  const names = jobs.map(describe).sort();
  return createHash('sha256')
    .update([packageVersion, heartbeatSeconds, ...names].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

function describe(job: AnyJob): string {
  if (!('ids' in job)) return `${job.name} ${expirySeconds(job)}`;
  return [job.name, job.retry.limit, job.retry.delaySeconds, job.expireSeconds].join(' ');
}

/** After this time a run at a set time counts as lost with its node; most such jobs take seconds. */
export function expirySeconds({ expireSeconds = 600 }: CronJob): number {
  return expireSeconds;
}
