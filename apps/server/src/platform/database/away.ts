import { describeConnection } from './open-database.ts';
import type { Connection } from './pool.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/**
 * Runs `work`. If the database cannot be reached, throws one sentence with its address and the reason,
 * without its password.
 */
export async function explainUnavailable<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
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

/** The server's disk, memory or connections are used up, or it is a read-only replica. */
const unusable = /^(53...|25006)$/;

/**
 * Whether the connection failed: nobody listens, answers or is trusted, or the server refused the login.
 * The server reports a refused login as FATAL, and a failed statement only as ERROR. Codes of the system and
 * of TLS are words; a missing password and a refused encryption have no code.
 */
function isAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const { code = '', severity, path } = error as { code?: string; severity?: string; path?: string };
  // An error about a file of the command.
  if (path !== undefined) return false;
  if (severity !== undefined) return severity === 'FATAL' || unusable.test(code);
  return (
    /^[A-Z]+(_[A-Z]+)*$/.test(code) ||
    /timeout exceeded when trying to connect|^Connection terminated|^SASL|SSL|sslnegotiation/.test(
      error.message,
    )
  );
}

function reasonOf(error: Error, connection: Connection): string {
  if (error instanceof DatabaseUnavailable && error.cause instanceof Error)
    return reasonOf(error.cause, connection);
  if (error.message.includes('client password must be a string'))
    return `it asks for a password, and ${connection.setting ?? 'DATABASE_URL'} holds none`;
  // A name with two addresses fails with both reasons, and with an empty message of its own.
  return (
    error.message || (error instanceof AggregateError ? error.errors.map(String).join(', ') : error.name)
  );
}
