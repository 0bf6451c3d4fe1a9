import type pg from 'pg';
import { tellOfCommit } from './after-commit.ts';
import { beginErrorOf, commit, fail, type Queries, queriesOf, rollBack } from './driver.ts';
import { beginning, type DatabasePool } from './pool.ts';
import { DatabaseUnavailable } from './unavailable.ts';

// In addition, any FATAL error of the server or a pooler means that the connection has ended.
const lostConnection = new Set([
  '08000',
  '08003',
  '08006',
  '08001',
  '53300',
  // The statement timed out.
  '57014',
  '25P03',
  // The primary has become a standby; only a new connection finds the new primary.
  '25006',
  'ETIMEDOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]);

// The last words: another node has migrated after this connection prepared the statement, so only a new
// connection can run it.
const lostWords =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|cached plan must not change result type/;

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: string; severity?: string };
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  return (code !== undefined && lostConnection.has(code)) || lostWords.test(error.message);
}

const lockNotGiven = '55P03';
/** The database's disk is full: pages that exist still change, so only some writes fail. */
const diskFull = '53100';
const refusalMilliseconds = 10_000;

const isRefusedWrite = (error: unknown) => (error as { code?: string }).code === diskFull;

/** Whether the database has refused a write of this pool in the last ten seconds; reads may still work. */
export function refusesWrites({ writes: { refusedAt } }: DatabasePool): boolean {
  return refusedAt !== undefined && performance.now() - refusedAt < refusalMilliseconds;
}

/**
 * Runs `work` in one transaction that sees only the rows of `tenantId` (0: of no tenant), and commits all of
 * it or nothing.
 * Begin, settings and tenant travel with the first statement in one round trip.
 * @throws DatabaseUnavailable when the connection is lost, or a lock is not free in time.
 */
export async function inTenant<T>(
  pool: DatabasePool,
  tenantId: number,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  if (!Number.isSafeInteger(tenantId)) throw new Error('A tenant is named by an integer.');
  const begun = beginning(pool, tenantId);
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    // The connection failed, so no statement has reached the database.
    throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
  }
  let broken: Error | undefined;
  const db = queriesOf(client, begun);
  try {
    const result = await work(db);
    const committed = await commit(db);
    // If a statement's error was caught, commit becomes a rollback without an error.
    if (committed.command !== 'COMMIT')
      throw new Error('The transaction was rolled back by a failed statement.');
    tellOfCommit(pool, db);
    return result;
  } catch (error) {
    fail(db);
    const beginError = beginErrorOf(db);
    const cause = beginError ?? error;
    if (isRefusedWrite(cause)) pool.writes.refusedAt = performance.now();
    if (beginError || isLost(cause)) {
      broken = cause instanceof Error ? cause : new Error(String(cause));
      throw new DatabaseUnavailable('The database connection was lost.', { cause });
    }
    await rollBack(db).catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    if ((error as { code?: string }).code === lockNotGiven)
      throw new DatabaseUnavailable('A lock was not free within its time.', { cause: error });
    if (isRefusedWrite(error))
      throw new DatabaseUnavailable('The database refuses writes.', { cause: error });
    throw error;
  } finally {
    client.release(broken);
  }
}
