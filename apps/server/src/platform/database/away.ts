import { describeConnection } from './open-database.ts';
import type { Connection } from './pool.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Runs `work`; where the database cannot be entered, one sentence says which and why, without its password. */
export async function toldByAddress<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    const which =
      connection.url === undefined
        ? 'The embedded database'
        : `The database at ${describeConnection(connection)}`;
    throw new Error(`${which} cannot be used: ${reasonOf(error, connection)}`, { cause: error });
  }
}

/** The server's disk, memory or places are used up, or it is a copy that only reads. */
const unusable = /^(53...|25006)$/;

/**
 * Nobody listens, answers or can be trusted, or the server let nobody in: it tells that as FATAL, and of a statement only
 * ERROR. The codes of the system and of TLS are words; a missing password and a refused encryption have none.
 */
function isAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const { code = '', severity } = error as { code?: string; severity?: string };
  if (severity !== undefined) return severity === 'FATAL' || unusable.test(code);
  return (
    /^[A-Z]+(_[A-Z]+)*$/.test(code) ||
    /timeout exceeded when trying to connect|^SASL|SSL|sslnegotiation/.test(error.message)
  );
}

function reasonOf(error: Error, connection: Connection): string {
  if (error instanceof DatabaseUnavailable && error.cause instanceof Error)
    return reasonOf(error.cause, connection);
  if (error.message.includes('client password must be a string'))
    return `it asks for a password, and ${connection.setting ?? 'DATABASE_URL'} holds none`;
  // A name with two addresses fails with both reasons and no words of its own.
  return (
    error.message || (error instanceof AggregateError ? error.errors.map(String).join(', ') : error.name)
  );
}
