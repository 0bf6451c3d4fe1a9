import { createHash } from 'node:crypto';
import type { Job } from './job.ts';

export const jobSchema = 'pgboss';
// Part of the mark below: raised together with the package, whose tables may change with it.
const packageVersion = '12.35.0';

/** What is installed in a database, as the comment on the schema says it. Another value: install again. */
export function jobsMark(jobs: readonly Job[]): string {
  const names = jobs.map((job) => job.name).sort();
  return createHash('sha256')
    .update([packageVersion, ...names].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
