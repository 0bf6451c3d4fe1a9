import type { ServerContext } from '../context.ts';
import { createPool } from '../database/pool.ts';
import { executorOn } from './executor.ts';
import type { Job } from './job.ts';
import { jobSchema } from './mark.ts';

export interface JobWorker {
  /** Lets the work that runs come to its end, for at most five seconds. */
  stop(): Promise<void>;
}

export interface JobLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Beside those that answer requests (docs/operations.md, "Connections"). */
const jobConnections = 2;

/** Starts taking jobs. When the database goes away, they wait and go on when it is back. */
export async function startJobs(
  context: ServerContext,
  jobs: readonly Job[],
  log: JobLog,
): Promise<JobWorker> {
  // Loaded after the server is ready: whoever waits for a page does not wait for this.
  const { PgBoss } = await import('pg-boss');
  const lost = (err: Error) => log.error({ err }, 'jobs: the database did not answer');
  const pool = createPool({
    connection: context.connection,
    as: 'application',
    name: 'bellwether jobs',
    size: jobConnections,
    onLost: lost,
  });
  const boss = new PgBoss({
    db: executorOn(pool),
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', lost);
  try {
    await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }
  for (const job of jobs) {
    await boss.schedule(job.name, job.cron);
    // Nodes that start together do it once.
    if (job.atStart) await boss.send(job.name, {}, { singletonKey: 'at-start', singletonSeconds: 60 });
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, async () => {
      const started = performance.now();
      try {
        await job.run(context);
        log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done');
      } catch (err) {
        log.error({ job: job.name, err }, 'job failed');
        throw err;
      }
    });
  }
  return {
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
      await pool.end();
    },
  };
}
