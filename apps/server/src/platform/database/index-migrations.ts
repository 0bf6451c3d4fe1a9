import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './pool.ts';
import { createPool } from './pool.ts';

const pauseMilliseconds = 500;

/** An index that a migration makes while rows are written. */
export interface IndexStatement {
  readonly name: string;
  readonly statement: string;
}

const form = /^create (?:unique )?index concurrently if not exists (\w+) on /i;

/**
 * Returns the statements of a migration that makes indexes outside of a transaction, so that nobody's writes wait; none for
 * every other migration.
 * @throws Error if it does something else, too, which would not be taken back when it is stopped.
 */
export function indexStatements(text: string): readonly IndexStatement[] {
  const bare = text.replaceAll(/--.*$/gm, '');
  if (!/\bconcurrently\b/i.test(bare)) return [];
  return bare
    .split(';')
    .map((each) => each.trim().replaceAll(/\s+/g, ' '))
    .filter((each) => each !== '')
    .map((statement) => {
      const name = form.exec(statement)?.[1];
      if (name === undefined)
        throw new Error(
          `A migration with "concurrently" holds create index concurrently if not exists … only, not: ${statement}`,
        );
      return { name, statement };
    });
}

/** Returns the text of a migration for a transaction in which nobody else reads the tables. */
export function withinTransaction(text: string): string {
  return text.replaceAll(/\bindex concurrently\b/gi, 'index');
}

/**
 * Makes the indexes while rows are written. Safe to repeat after a stop: what a stopped run left is made anew. Several nodes
 * may call it at once.
 */
export async function buildIndexes(
  connection: Connection,
  statements: readonly IndexStatement[],
): Promise<void> {
  const pool = createPool({ connection, as: 'owner', size: 2, name: 'bellwether migrate' });
  try {
    const [keeper, builder] = [await pool.connect(), await pool.connect()];
    try {
      // A lock that ends with its transaction, as behind a pooler a session's would not. Whoever waited for it in a statement
      // would have a snapshot, for which the database waits before it ends an index: so it is tried again and again.
      for (;;) {
        await keeper.query('begin');
        await keeper.query('set local idle_in_transaction_session_timeout = 0');
        const { rows } = await keeper.query(
          "select pg_try_advisory_xact_lock(hashtext('migrate indexes')) as is_free",
        );
        if (rows[0]?.is_free === true) break;
        await keeper.query('rollback');
        await wait(pauseMilliseconds);
      }
      for (const { name, statement } of statements) {
        const { rows } = await builder.query(
          'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
          [name],
        );
        if (rows.length > 0) await builder.query(`drop index concurrently ${name}`);
        await builder.query(statement);
      }
    } finally {
      // Closing the connections ends the transaction.
      keeper.release(true);
      builder.release(true);
    }
  } finally {
    await pool.end();
  }
}
