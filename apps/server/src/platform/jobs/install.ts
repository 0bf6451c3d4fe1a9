import { PgBoss } from 'pg-boss';
import { applicationRole, type Connection, createPool } from '../database/pool.ts';
import type { AnyJob } from './job.ts';
import { jobSchema, jobsMark, partsOf } from './mark.ts';

/**
 * Makes the tables and queues of the jobs, as the owner: the running application may not create anything. Safe to repeat
 * and to run on several nodes at once.
 */
export async function installJobs(connection: Connection, jobs: readonly AnyJob[]): Promise<void> {
  const pool = createPool({ connection, as: 'owner', size: 1 });
  const client = await pool.connect();
  try {
    // Held by this connection until it ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [`install ${jobSchema}`]);
    const boss = new PgBoss({
      ...partsOf(connection),
      schema: jobSchema,
      max: 1,
      supervise: false,
      schedule: false,
    });
    const faults: Error[] = [];
    boss.on('error', (error) => faults.push(error));
    await boss.start();
    for (const job of jobs) {
      const { policy, ...settings } = settingsOf(job);
      await boss.createQueue(job.name, { policy, ...settings });
      // Of a queue that is there, creating it changes nothing.
      await boss.updateQueue(job.name, settings);
    }
    await boss.stop({ graceful: false });
    if (faults[0]) throw faults[0];
    await client.query(`grant usage on schema ${jobSchema} to ${applicationRole}`);
    await client.query(
      `grant select, insert, update, delete on all tables in schema ${jobSchema} to ${applicationRole}`,
    );
    await client.query(`grant usage on all sequences in schema ${jobSchema} to ${applicationRole}`);
    await client.query(`grant execute on all functions in schema ${jobSchema} to ${applicationRole}`);
    await client.query(`comment on schema ${jobSchema} is '${jobsMark(jobs)}'`);
  } finally {
    client.release(true);
    await pool.end();
  }
}

function settingsOf(job: AnyJob) {
  if (!('shape' in job)) return { policy: 'stately', retryLimit: 3, retryDelay: 30 } as const;
  const { retry, expireSeconds } = job;
  return {
    policy: 'standard',
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
  } as const;
}
