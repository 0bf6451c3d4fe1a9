import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../platform/database/pool.ts';

/** The same server, another database. */
export function databaseOf(connection: Connection, database: string): Connection {
  if (connection.url === undefined) return { ...connection, database };
  const url = new URL(connection.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** As DATABASE_URL would say it. */
export function urlOf({ url, host = '', port, user, database }: Connection): string {
  return url ?? `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** One statement on a connection of its own, as the owner. */
export async function askServer(connection: Connection, statement: string): Promise<pg.QueryResult> {
  const { url, ...parts } = connection;
  const client = new pg.Client(url ? { connectionString: url } : parts);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly connection: Connection;
  drop(): Promise<void>;
}

/** A database of one's own: a copy of `template`, or an empty one. */
export async function createTestDatabase(
  server: Connection,
  template: string = 'template1',
): Promise<TestDatabase> {
  const name = `bw_test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await askServer(server, `create database ${name} template ${template}`);
  return {
    connection: databaseOf(server, name),
    async drop() {
      await askServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
