import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { ServerContext } from '../context.ts';
import { createPool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import type { WakeUp } from '../database/wake-up.ts';
import { frozenPause } from '../session/company-rest.ts';
import { inSpan } from '../tracing/span.ts';
import { traceField } from './enqueue.ts';
import { executorOn } from './executor.ts';
import type { AnyJob, CronJob, Job } from './job.ts';
import { jobDataOf } from './job-data.ts';
import { jobSchema } from './mark.ts';

export interface JobWorker {
  /** Waits at most five seconds until the running work has ended. */
  stop(): Promise<void>;
}

export interface JobLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** These connections are in addition to the pool for requests (docs/operations.md, "Connections"). */
const jobConnections = 2;

/** How often a node says that it still works at a job. */
const heartbeatRefreshSeconds = 10;

const pauseSeconds = frozenPause / 1_000;

/** Starts running jobs. When the database is lost, the jobs wait and continue when it is back. */
export async function startJobs(
  context: ServerContext,
  jobs: readonly AnyJob[],
  log: JobLog,
  wakeUp?: Pick<WakeUp, 'on'>,
): Promise<JobWorker> {
  // Load it after the server is ready, so that requests do not wait for it.
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
    // The interval in which expired jobs of dead nodes are found.
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    // Workers skip a job while another one with its singleton key runs. A node reads the running keys every 10 s.
    queueCacheIntervalSeconds: 10,
  });
  boss.on('error', lost);
  try {
    await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const tell = async (job: AnyJob, run: () => Promise<void>, causedBy = '') => {
    const started = performance.now();
    try {
      await inSpan({ name: `job ${job.name}`, kind: 'consumer', causedBy }, run);
      log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done');
    } catch (err) {
      log.error({ job: job.name, err }, 'job failed');
      throw err;
    }
  };
  // Find the jobs of nodes that died while no other node was running; the intervals above find later ones.
  // The workers wait for it: it notes which jobs are running, and the next ones of these would start later.
  await boss.supervise().catch((err: Error) => log.error({ err }, 'jobs: expired ones were not looked for'));
  const workers: string[] = [];
  for (const job of jobs) {
    if ('ids' in job) {
      const atOnce = typeof job.atOnce === 'number' ? job.atOnce : job.atOnce(context.config);
      const worker = await workOn(boss, context, job, atOnce, (data, causedBy) =>
        tell(job, () => job.run(context, data), causedBy),
      );
      if (worker !== undefined) workers.push(worker);
    } else await workAtTimes(boss, job, () => tell(job, () => job.run(context)));
  }
  // Start new work right after its commit, also a commit of another node.
  const off = wakeUp?.on('jobs', () => {
    for (const worker of workers) boss.notifyWorker(worker);
  });
  return {
    async stop() {
      off?.();
      await boss.stop({ graceful: true, timeout: 5_000 });
      await pool.end();
    },
  };
}

async function workAtTimes(boss: PgBoss, job: CronJob, run: () => Promise<void>): Promise<void> {
  await boss.schedule(job.name, job.cron);
  if (job.atStart === 'each') await boss.send(job.name, {});
  // If several nodes start together, the job runs once.
  else if (job.atStart) await boss.send(job.name, {}, { singletonKey: 'at-start', singletonSeconds: 60 });
  await boss.work(job.name, { pollingIntervalSeconds: 10, heartbeatRefreshSeconds }, run);
}

/** Jobs of a frozen company wait (tenant.8). */
async function isCompanyFrozen({ pool }: ServerContext, data: unknown): Promise<boolean> {
  if (typeof data !== 'object' || data === null || !('tenantId' in data)) return false;
  const { tenantId } = data;
  return inTenant(pool, 0, async (db) => {
    const { rows } =
      await sql`select from tenant where id = ${tenantId} and held in ('frozen', 'moving')`.execute(db);
    return rows.length > 0;
  });
}

/** Starts the workers of a queue. Returns the one that a wake-up calls. */
async function workOn(
  boss: PgBoss,
  context: ServerContext,
  job: Job,
  atOnce: number,
  run: (data: never, causedBy: string | undefined) => Promise<void>,
): Promise<string | undefined> {
  const options = { pollingIntervalSeconds: 5, batchSize: 1, heartbeatRefreshSeconds };
  // One registration for each worker, because pg-boss can notify only the first worker of a registration.
  const ids = Array.from({ length: atOnce }, async () => {
    let worker = '';
    worker = await boss.work(job.name, options, async (batch) => {
      try {
        for (const { data } of batch) {
          const { [traceField]: trace, ...given } = data as Record<string, unknown>;
          if (await isCompanyFrozen(context, given))
            await boss.send(job.name, data as object, { startAfter: pauseSeconds });
          else await run(jobDataOf(job, given), typeof trace === 'string' ? trace : undefined);
        }
      } finally {
        // Fetch the next job at once: with a pause after each one, a thousand mails would take half an hour.
        boss.notifyWorker(worker);
      }
    });
    return worker;
  });
  return (await Promise.all(ids))[0];
}
