import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadData } from '@bellwether/server/load/load-data.ts';
import { jobs } from '@bellwether/server/src/jobs.ts';
import { createClock } from '@bellwether/server/src/platform/clock/clock.ts';
import { prepare } from '@bellwether/server/src/platform/jobs/prepare.ts';
import { createPasswordHasher } from '@bellwether/server/src/platform/session/password.ts';
import type { Cluster } from './cluster.ts';
import { serveOnce } from './first-jobs.ts';
import { benchNow } from './now.ts';

const seed = 20_261_118;

interface Size {
  readonly users: number;
  readonly goals: number;
  readonly otherTenants: number;
}

/** The measured company is `load-1`; each of the others has 100 people and 1,000 goals. */
export const datasets = {
  small: { users: 100, goals: 1_000, otherTenants: 10 },
  middle: { users: 1_000, goals: 10_000, otherTenants: 10 },
  main: { users: 1_000, goals: 10_000, otherTenants: 100 },
  large: { users: 10_000, goals: 100_000, otherTenants: 10 },
} as const satisfies Record<string, Size>;
export type DatasetName = keyof typeof datasets;

/**
 * Returns the name of a database with the data set; creates it if it does not exist or its program has
 * changed. The database is a template, so nobody connects to it.
 */
export async function ensureDataset(
  cluster: Cluster,
  name: DatasetName,
  log: (line: string) => void,
): Promise<string> {
  const database = `data_${name}_${programHash()}`;
  if (await cluster.exists(database)) return database;
  await dropFormer(cluster, name);
  const unfinished = `${database}_unfinished`;
  await cluster.drop(unfinished);
  await cluster.ask(cluster.main, `create database ${unfinished}`);
  const connection = cluster.connection(unfinished);
  await prepare(connection, jobs);
  const context = {
    owner: connection,
    clock: createClock(Date.parse(benchNow)),
    hasher: createPasswordHasher(),
  };
  const { users, goals, otherTenants } = datasets[name];
  const started = performance.now();
  log(`making the data set "${name}": ${goals} goals beside ${otherTenants} other tenants …`);
  await loadData(context, { tenants: 1, users, goals, seed });
  await loadData(context, { tenants: otherTenants, users: 100, goals: 1_000, seed });
  log(`… made in ${Math.round((performance.now() - started) / 1000)} s`);
  await serveOnce(cluster, unfinished);
  // As autovacuum, which is off here, does in use.
  await cluster.ask(unfinished, 'vacuum (analyze)');
  await cluster.ask(cluster.main, 'checkpoint');
  await cluster.ask(cluster.main, `alter database ${unfinished} rename to ${database}`);
  return database;
}

async function dropFormer(cluster: Cluster, name: DatasetName): Promise<void> {
  const former = await cluster.ask<{ datname: string }>(
    cluster.main,
    'select datname from pg_database where datname like $1',
    [`data\\_${name}\\_%`],
  );
  for (const { datname } of former) await cluster.drop(datname);
}

/** The demo's files that create load data. */
const borrowed =
  /^(northwind-(plans|endings|remarks)|northwind|predictions|random|rows|story|timeline|write-.+)\.ts$/;

/** Returns a hash of every file that decides the data. */
function programHash(): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(benchNow);
  for (const [folder, files] of [
    ['migrations', /\.sql$/],
    ['load', /(?<!\.test)\.ts$/],
    ['demo', borrowed],
  ] as const) {
    const path = fileURLToPath(new URL(`../../apps/server/${folder}/`, import.meta.url));
    for (const file of readdirSync(path).sort())
      if (files.test(file)) hash.update(readFileSync(join(path, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
