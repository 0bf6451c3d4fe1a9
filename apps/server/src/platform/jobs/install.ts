import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { applicationRole, begin, type Connection, createPool } from '../database/pool.ts';
import { executorWithin } from './executor.ts';
import type { AnyJob } from './job.ts';
import { expirySeconds, heartbeatSeconds, jobSchema, jobsMark } from './mark.ts';

/**
 * Creates the tables and queues of the jobs, as the owner, because the running application may not create
 * anything. Safe to repeat and to run on several nodes at once.
 */
export async function installJobs(connection: Connection, jobs: readonly AnyJob[]): Promise<void> {
  const pool = createPool({ connection, as: 'owner', size: 1 });
  try {
    const client = await pool.connect();
    let failed: Error | undefined;
    try {
      await begin(pool, client, 0);
      await install(client, jobs);
      await client.query('commit');
    } catch (error) {
      failed = error as Error;
      throw error;
    } finally {
      // Closing the connection rolls back what failed.
      client.release(failed);
    }
  } finally {
    await pool.end();
  }
}

async function install(client: pg.ClientBase, jobs: readonly AnyJob[]): Promise<void> {
  // Take a lock that ends with the transaction: a session's lock would stay on the pooler's connection.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`install ${jobSchema}`]);
  const boss = new PgBoss({
    db: executorWithin(client),
    schema: jobSchema,
    supervise: false,
    schedule: false,
  });
  const faults: Error[] = [];
  boss.on('error', (error) => faults.push(error));
  await boss.start();
  for (const job of jobs) {
    const { policy, ...settings } = settingsOf(job);
    await boss.createQueue(job.name, { policy, ...settings });
    // Creating a queue that exists changes nothing.
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
}

function settingsOf(job: AnyJob) {
  if (!('ids' in job))
    return {
      policy: 'stately',
      retryLimit: 3,
      retryDelay: 30,
      expireInSeconds: expirySeconds(job),
      heartbeatSeconds,
    } as const;
  const { retry, expireSeconds } = job;
  return {
    policy: 'standard',
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
    heartbeatSeconds,
  } as const;
}
