import pg from 'pg';
import type { Connection } from './pool.ts';

/**
 * Settings of a transaction that may take hours: no time limits, and texts of rows that do not depend on the server's or
 * the user's own settings.
 */
const settings = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, MDY'",
  "set local intervalstyle = 'postgres'",
  'set local extra_float_digits = 3',
  "set local client_encoding = 'UTF8'",
  'set local statement_timeout = 0',
  "set local lock_timeout = '10s'",
  'set local idle_in_transaction_session_timeout = 0',
].join('; ');

export const snapshotBegins = 'begin isolation level repeatable read read only';

/**
 * Runs `work` as the owner in one transaction, on a connection of its own that can carry `copy`. All of it is committed, or
 * nothing. `name` is how `pg_stat_activity` shows the connection.
 */
export async function inLongTransaction<T>(
  connection: Connection,
  { name, begin = 'begin' }: { name: string; begin?: string },
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const { url, setting, ...parts } = connection;
  const client = new pg.Client({
    ...(url ? { connectionString: url } : parts),
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection fails the statement that waits, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(begin);
    await client.query(settings);
    const result = await work(client);
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    return result;
  } finally {
    // Closing the connection rolls back what failed.
    await client.end();
  }
}
