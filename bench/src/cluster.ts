import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@bellwether/embedded-database/embedded-database';
import { startOrdinaryServer } from '@bellwether/embedded-database/ordinary-server';
import type { Connection } from '@bellwether/server/src/platform/database/pool.ts';
import pg from 'pg';

/** The PostgreSQL of the benchmark, and the bench's own connection to it. */
export interface Cluster {
  /** The database that always exists; the statistics of all databases are read in it. */
  readonly main: string;
  /** Returns the address of a database for its superuser. */
  connection(database: string): Connection;
  url(database: string): string;
  /** Runs one statement in a database, on its own connection. */
  ask<T extends pg.QueryResultRow>(database: string, text: string, values?: unknown[]): Promise<T[]>;
  /** Creates a copy of `source`. */
  copy(source: string, name: string): Promise<void>;
  drop(name: string): Promise<void>;
  exists(name: string): Promise<boolean>;
  /** Returns the process ids of the named application's back ends in a database. */
  backends(database: string, application: string): Promise<number[]>;
  /** Runs `work` while no reader of events gets its position, so that no reaction runs. */
  whileReactionsWait<T>(database: string, work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const home = join(tmpdir(), 'bellwether-bench');
// Without fsync, because the disk is not measured and no data must survive the machine; without autovacuum,
// because it adds noise.
const flags = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=100'];
const switches = flags.flatMap((flag) => ['-c', flag]);

/** Starts, or joins, the benchmark's own embedded database with the settings of the product. */
export async function startCluster(log: (line: string) => void): Promise<Cluster> {
  return clusterOf(await startEmbeddedDatabase({ home: folder(), log, flags: switches }));
}

/** Starts a PostgreSQL of this machine with its default settings, beside the embedded one. */
export async function startOrdinaryCluster(): Promise<Cluster & { compiles: boolean; major: number }> {
  const directory = join(folder(), 'ordinary');
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const running = await startOrdinaryServer({ directory, flags: switches });
  const { compiles, major } = running;
  return { ...(await clusterOf(running)), compiles, major };
}

function folder(): string {
  mkdirSync(home, { recursive: true });
  // Root runs the database as another user, who must be able to enter.
  chmodSync(home, 0o755);
  return home;
}

interface RunningDatabase {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  stop(): Promise<void>;
}

async function clusterOf(running: RunningDatabase): Promise<Cluster> {
  const { host, port, user, database: main } = running;
  const connection = (database: string): Connection => ({ host, port, user, database });
  // One connection stays open between all runs, so it adds nothing to the measurements.
  const own = new pg.Client({ ...connection(main), application_name: 'bench' });
  await own.connect();

  const ask = async <T extends pg.QueryResultRow>(database: string, text: string, values?: unknown[]) => {
    if (database === main) return (await own.query<T>(text, values)).rows;
    const client = new pg.Client({ ...connection(database), application_name: 'bench' });
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  await own.query('create extension if not exists pg_stat_statements');

  return {
    main,
    connection,
    url: (database) => `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    ask,
    async copy(source, name) {
      await own.query(`drop database if exists ${name} with (force)`);
      await own.query(`create database ${name} template ${source} strategy file_copy`);
    },
    async drop(name) {
      await own.query(`drop database if exists ${name} with (force)`);
    },
    async exists(name) {
      const found = await own.query('select 1 from pg_database where datname = $1', [name]);
      return found.rows.length > 0;
    },
    async backends(database, application) {
      const found = await own.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = $1 and application_name = $2',
        [database, application],
      );
      return found.rows.map((row) => row.pid);
    },
    async whileReactionsWait(database, work) {
      const client = new pg.Client({ ...connection(database), application_name: 'bench' });
      await client.connect();
      try {
        await client.query('begin');
        await client.query('lock table event_cursor in access exclusive mode');
        return await work();
      } finally {
        await client.end();
      }
    },
    async stop() {
      await own.end();
      await running.stop();
    },
  };
}
