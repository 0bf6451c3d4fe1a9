import type pg from 'pg';
import { tellOfCommit } from './after-commit.ts';
import { commit, fail, type Queries, queriesOf } from './driver.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const lostConnection = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '08001',
  '53300',
  '57014',
  '25P03',
  'ETIMEDOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]);

// The last: another node has migrated since this connection prepared the statement, and only a new connection can run it.
const lostWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|cached plan must not change result type/;

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code;
  return (code !== undefined && lostConnection.has(code)) || lostWords.test(error.message);
}

/** Begin and tenant as one message, which takes no parameters: the only value in it is an integer. */
function beginningFor(tenantId: number): string {
  if (!Number.isSafeInteger(tenantId)) throw new Error('A tenant is named by an integer.');
  return `begin; select set_config('app.tenant_id', '${tenantId === 0 ? '' : tenantId}', true)`;
}

/**
 * Runs `work` in one transaction that sees only the rows of `tenantId` (0: of no tenant). All of it is committed, or nothing.
 * Begin and tenant travel with the first statement in one round trip. Throws `DatabaseUnavailable` when the connection is lost.
 */
export async function inTenant<T>(
  pool: pg.Pool,
  tenantId: number,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    // Whatever keeps a connection from being made, nothing was asked of the database.
    throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
  }
  let broken: Error | undefined;
  const db = queriesOf(client);
  try {
    const begun = client.query(beginningFor(tenantId));
    // When begin fails, so does every statement after it: `work` reports it, this only keeps it from being unhandled.
    begun.catch((error: Error) => {
      broken = error;
    });
    const result = await work(db);
    await begun;
    const committed = await commit(db);
    // A failed statement whose error was caught turns commit into a rollback that reports no error.
    if (committed.command !== 'COMMIT')
      throw new Error('The transaction was rolled back by a failed statement.');
    tellOfCommit(pool, db);
    return result;
  } catch (error) {
    fail(db);
    if (isLost(error) || broken) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw new DatabaseUnavailable('The database connection was lost.', { cause: error });
    }
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
