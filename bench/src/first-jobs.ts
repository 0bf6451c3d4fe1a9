import { setTimeout as sleep } from 'node:timers/promises';
import { jobs } from '@bellwether/server/src/jobs.ts';
import type { Cluster } from './cluster.ts';
import { startOurs } from './programs.ts';

const patience = 120_000;

/** Waits for the jobs that run once after a start; afterwards the server only answers requests. */
export async function untilJobsRan(cluster: Cluster, database: string): Promise<void> {
  const names = jobs.filter((job) => 'atStart' in job && job.atStart).map((job) => job.name);
  await until(
    `The jobs ${names.join(', ')} did not run`,
    cluster,
    database,
    "select count(distinct name) = cardinality($1::text[]) as is_so from pgboss.job where state = 'completed' and name = any($1)",
    [names],
  );
}

/**
 * Lets a server do on a database what it does once for a new company, and forgets its jobs. Otherwise each start on a copy
 * would do it for all companies, as no start of a database in use does.
 */
export async function serveOnce(cluster: Cluster, database: string): Promise<void> {
  const server = await startOurs(cluster, database);
  try {
    await untilJobsRan(cluster, database);
    await until(
      'There were still jobs that wait',
      cluster,
      database,
      "select not exists (select from pgboss.job where state in ('created', 'retry', 'active')) as is_so",
    );
  } finally {
    await server.stop();
  }
  await cluster.ask(database, 'delete from pgboss.job');
}

/** Asks until the answer is yes; `fault` says what it means if it stays no. */
async function until(
  fault: string,
  cluster: Cluster,
  database: string,
  question: string,
  values: unknown[] = [],
): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(500)) {
    const [found] = await cluster.ask<{ is_so: boolean }>(database, question, values);
    if (found?.is_so) return;
  }
  throw new Error(`${fault}, after ${patience / 1000} s.`);
}
