import type { ServerContext } from '../context.ts';
import { applicationRole } from '../database/pool.ts';
import type { Job } from './job.ts';
import { jobSchema, partsOf } from './mark.ts';

export interface JobWorker {
  /** Lets the work that runs come to its end, for at most five seconds. */
  stop(): Promise<void>;
}

export interface JobLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Starts taking jobs. When the database goes away, they wait and go on when it is back. */
export async function startJobs(
  context: ServerContext,
  jobs: readonly Job[],
  log: JobLog,
): Promise<JobWorker> {
  // Loaded after the server is ready: whoever waits for a page does not wait for this.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...partsOf(context.connection),
    options: `-c role=${applicationRole}`,
    application_name: 'bellwether jobs',
    schema: jobSchema,
    max: 2,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (err) => log.error({ err }, 'jobs: the database did not answer'));
  await boss.start();
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
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) };
}
