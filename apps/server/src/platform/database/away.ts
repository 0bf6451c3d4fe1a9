import { describeConnection } from './open-database.ts';
import type { Connection } from './pool.ts';

/** Runs `work`; where the database cannot be entered, one sentence says which and why, without its password. */
export async function toldByAddress<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new Error(`The database at ${describeConnection(connection)} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Nobody listens or answers, or the server let nobody in: it tells that as FATAL, and of a statement only ERROR. */
function isAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '', severity } = error as { code?: string; severity?: string };
  if (severity !== undefined) return severity === 'FATAL';
  return /^E[A-Z_]+$/.test(code) || /timeout exceeded when trying to connect/.test(error.message);
}

/** A name with two addresses fails with both reasons and no words of its own. */
function reasonOf(error: Error): string {
  return (
    error.message || (error instanceof AggregateError ? error.errors.map(String).join(', ') : error.name)
  );
}
