import { createHash } from 'node:crypto';
import type { AnyJob } from './job.ts';

export const jobSchema = 'pgboss';
// Part of the mark below: raised together with the package, whose tables may change with it.
const packageVersion = '12.35.0';

/** What is installed in a database, as the comment on the schema says it. Another value: install again. */
export function jobsMark(jobs: readonly AnyJob[]): string {
  const names = jobs.map(describe).sort();
  return createHash('sha256')
    .update([packageVersion, ...names].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

function describe(job: AnyJob): string {
  if (!('shape' in job)) return job.name;
  return [job.name, job.retry.limit, job.retry.delaySeconds, job.expireSeconds].join(' ');
}
