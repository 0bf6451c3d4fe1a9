import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const pauseMilliseconds = 20;

/**
 * Waits until every transaction of the application that runs now has ended. Returns false after `longest` milliseconds.
 * Each running transaction holds a lock on its own number, and everybody may read the list of locks.
 */
export async function whenRunningHaveEnded(
  client: Pick<pg.ClientBase, 'query'>,
  longest: number,
): Promise<boolean> {
  const until = performance.now() + longest;
  const running = await client.query<{ names: string[] | null }>(
    `select array_agg(held.virtualtransaction) as names from pg_locks held
      join pg_stat_activity process on process.pid = held.pid
      where held.locktype = 'virtualxid' and held.granted and held.pid <> pg_backend_pid()
        and process.datname = current_database() and process.application_name ~ '^bellwether'
        and process.application_name !~ '^bellwether (backup|export|import|restore)'`,
  );
  const names = running.rows[0]?.names ?? [];
  for (;;) {
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'virtualxid' and virtualtransaction = any($1) limit 1`,
      [names],
    );
    if (rows.length === 0) return true;
    if (performance.now() > until) return false;
    await wait(pauseMilliseconds);
  }
}
