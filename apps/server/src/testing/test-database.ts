import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../platform/database/pool.ts';

/** Returns a connection to another database of the same server. */
export function databaseOf(connection: Connection, database: string): Connection {
  if (connection.url === undefined) return { ...connection, database };
  const url = new URL(connection.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** Returns the connection in the form of DATABASE_URL. */
export function urlOf({ url, host = '', port, user, database }: Connection): string {
  return url ?? `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** Runs one statement on its own connection, as the owner. */
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
  readonly name: string;
  readonly connection: Connection;
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file: a copy of `template`, or an empty one. A copy of files takes half as long as one by
 * the log.
 */
export async function createTestDatabase(
  server: Connection,
  template: string = 'template1',
): Promise<TestDatabase> {
  const name = `bw_test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await askServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    connection: databaseOf(server, name),
    async drop() {
      await askServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
