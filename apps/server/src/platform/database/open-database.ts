import type { Config } from '../config/config.ts';
import type { Connection } from './pool.ts';

export interface OpenDatabase {
  /** How the running application connects. */
  readonly connection: Connection;
  /** How the owner of the tables connects; equals `connection` without DATABASE_OWNER_URL. */
  readonly owner: Connection;
  /** Releases the database: an embedded one stops with its last user, another one keeps running. */
  stop(): Promise<void>;
}

/** Opens the configured database: starts or joins the embedded one; only names another one. */
export async function openDatabase(config: Config, log?: (sentence: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const connection = { url: config.databaseUrl };
    const owner = config.databaseOwnerUrl
      ? { url: config.databaseOwnerUrl, setting: 'DATABASE_OWNER_URL' }
      : connection;
    return { connection, owner, stop: async () => undefined };
  }
  // Load this module only for the embedded database; with DATABASE_URL no code of it runs.
  const { startEmbeddedDatabase } = await import('@bellwether/embedded-database/embedded-database');
  const { host, port, user, database, stop } = await startEmbeddedDatabase({ home: config.home, log });
  // The environment's settings for other databases (PGSSLMODE) must not apply to our own socket.
  const connection = { host, port, user, database, ssl: false } as const;
  return { connection, owner: connection, stop };
}

/** Returns the database's address without its password. */
export function describeConnection(connection: Connection): string {
  if (connection.url === undefined) return 'the embedded database';
  const where = connection.url.replace(/^\w+:\/\/([^/?]*@)?/, '').replace(/\?.*$/, '');
  return `${where} (${connection.setting ?? 'DATABASE_URL'})`;
}
