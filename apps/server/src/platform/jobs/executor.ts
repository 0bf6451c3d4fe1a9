import type pg from 'pg';
import type { Db } from 'pg-boss';
import { applicationSettings } from '../database/local-settings.ts';
import type { DatabasePool } from '../database/pool.ts';

// pg-boss sends several statements as one text, with its own transaction around them.
const beginning = /^\s*BEGIN;/i;
const ending = /COMMIT;\s*$/i;

/**
 * Runs the statements of pg-boss in their own transactions as the application's role, behind any connection
 * pooler.
 */
export function executorOn(pool: DatabasePool): Db {
  return {
    async executeSql(text, values) {
      if (!beginning.test(text)) return rowsOf(await pool.query(text, values));
      const client = await pool.connect();
      let failed: Error | undefined;
      try {
        return rowsOf(await client.query(text.replace(beginning, `BEGIN; ${applicationSettings}`)));
      } catch (error) {
        failed = error as Error;
        throw error;
      } finally {
        client.release(failed);
      }
    },
  };
}

/** Runs the statements of pg-boss within the open transaction of `client`. */
export function executorWithin(client: pg.ClientBase): Db {
  return {
    async executeSql(text, values) {
      return rowsOf(await client.query(text.replace(beginning, '').replace(ending, ''), values));
    },
  };
}

/** A text of several statements has several results. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
}
