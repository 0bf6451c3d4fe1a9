import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@bellwether/embedded-database/embedded-database';
import type { Connection } from '@bellwether/server/src/platform/database/pool.ts';
import pg from 'pg';

/** The PostgreSQL of the benchmark, and the bench's own connection to it. */
export interface Cluster {
  /** The database that is always there; the statistics of all of them are read in it. */
  readonly main: string;
  /** How to reach a database in it, as its superuser. */
  connection(database: string): Connection;
  url(database: string): string;
  /** One statement in a database, on a connection of its own. */
  ask<T extends pg.QueryResultRow>(database: string, text: string, values?: unknown[]): Promise<T[]>;
  /** A fresh copy of `source`. */
  copy(source: string, name: string): Promise<void>;
  drop(name: string): Promise<void>;
  exists(name: string): Promise<boolean>;
  /** Process ids of the back ends that the named application has open in a database. */
  backends(database: string, application: string): Promise<number[]>;
  /** Runs `work` while no reader of events gets its position, so that no reaction runs. */
  whileReactionsWait<T>(database: string, work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const home = join(tmpdir(), 'bellwether-bench');
// What the disk does is not measured here, and nothing in it has to outlive the machine; cleaning up would add noise.
const flags = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=100'];

/** Starts, or joins, the benchmark's own embedded database with the settings of the product. */
export async function startCluster(log: (line: string) => void): Promise<Cluster> {
  mkdirSync(home, { recursive: true });
  // Root hands the database to another user, who must be able to enter.
  chmodSync(home, 0o755);
  const running = await startEmbeddedDatabase({ home, log, flags: flags.flatMap((flag) => ['-c', flag]) });
  const { host, port, user, database: main } = running;
  const connection = (database: string): Connection => ({ host, port, user, database });
  // Asked between any two runs: a connection that is kept adds nothing to what is measured.
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
