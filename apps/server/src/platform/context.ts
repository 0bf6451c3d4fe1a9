import type pg from 'pg';
import { type Clock, createClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { subdomainOf } from './config/tenant-host.ts';
import { type Connection, createPool } from './database/pool.ts';
import { DocumentWriter } from './documents/document-writer.ts';
import type { FileStore } from './files/file-store.ts';
import { openFileStore } from './files/open-file-store.ts';
import type { HttpContext } from './http/context.ts';
import { createPasswordHasher, type PasswordHasher } from './session/password.ts';
import { TenantCache } from './session/tenant-cache.ts';

/** What the parts of a running server share. */
export interface ServerContext extends HttpContext {
  readonly config: Config;
  /** How the owner connects: migrations, and companies that the command line makes. */
  readonly connection: Connection;
  readonly hasher: PasswordHasher;
  readonly files: FileStore;
  readonly documents: DocumentWriter;
}

export interface ContextOptions {
  config: Config;
  connection: Connection;
  clock?: Clock;
  hasher?: PasswordHasher;
  poolSize?: number;
  strictReplies?: boolean;
  /** Told of a lost idle connection; requests notice by themselves. */
  onLost?: (error: Error) => void;
}

/** Connects lazily: nothing is asked of the database yet. Whoever made it ends `pool`. */
export function createContext(options: ContextOptions): ServerContext {
  const { config, connection } = options;
  return {
    config,
    connection,
    pool: createPool({ connection, as: 'application', size: options.poolSize, onLost: options.onLost }),
    cache: new TenantCache(),
    clock: options.clock ?? createClock(config.now),
    hasher: options.hasher ?? createPasswordHasher(),
    files: openFileStore(config.files),
    documents: new DocumentWriter(),
    strictReplies: options.strictReplies ?? false,
    subdomainOf: (host) => subdomainOf(host, config),
  };
}

/** Runs `work` as the owner of the tables, on one connection of its own. */
export async function asOwner<T>(
  context: Pick<ServerContext, 'connection'>,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = createPool({ connection: context.connection, as: 'owner', size: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
