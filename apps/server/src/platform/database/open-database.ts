import type { Config } from '../config/config.ts';
import type { Connection } from './pool.ts';

export interface OpenDatabase {
  /** How the running application connects. */
  readonly connection: Connection;
  /** How the owner of the tables connects; the same where there is no DATABASE_OWNER_URL. */
  readonly owner: Connection;
  /** The embedded database ends with its last user; an ordinary one does not care. */
  stop(): Promise<void>;
}

/** The database of the configuration: an ordinary one is only named, the embedded one is started or joined. */
export async function openDatabase(config: Config, log?: (sentence: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const connection = { url: config.databaseUrl };
    const owner = config.databaseOwnerUrl
      ? { url: config.databaseOwnerUrl, setting: 'DATABASE_OWNER_URL' }
      : connection;
    return { connection, owner, stop: async () => undefined };
  }
  // Loaded only where it is used: with DATABASE_URL nothing of it runs.
  const { startEmbeddedDatabase } = await import('@bellwether/embedded-database/embedded-database');
  const { host, port, user, database, stop } = await startEmbeddedDatabase({ home: config.home, log });
  // What the machine's environment asks of its other databases (PGSSLMODE) does not hold for a socket of our own.
  const connection = { host, port, user, database, ssl: false } as const;
  return { connection, owner: connection, stop };
}

/** Where the database is, without its password. */
export function describeConnection(connection: Connection): string {
  if (connection.url === undefined) return 'the embedded database';
  const where = connection.url.replace(/^\w+:\/\/([^/?]*@)?/, '').replace(/\?.*$/, '');
  return `${where} (${connection.setting ?? 'DATABASE_URL'})`;
}
