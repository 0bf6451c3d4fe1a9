import pg from 'pg';
import { runBatch, type Statement, statementOf } from './batch.ts';
import { type Actor, applicationRole, settingStatements } from './local-settings.ts';

export { applicationRole };

export interface Connection {
  /** `postgres://…`, or the parts of a socket connection. */
  url?: string;
  /** The environment variable that contains `url`; default: DATABASE_URL. */
  setting?: string;
  host?: string;
  port?: number;
  user?: string;
  database?: string;
  ssl?: false;
}

export interface PoolOptions {
  connection: Connection;
  as: Actor;
  size?: number;
  /** How `pg_stat_activity` shows the connections. */
  name?: string;
  onLost?: ((error: Error) => void) | undefined;
  /** A connection without a reply for this time is closed. */
  answerMilliseconds?: number;
}

/** Longer than the server's statement timeout, so that it expires only if the database does not answer. */
const answerMilliseconds = 11_000;

const beginStatement = statementOf('begin', []);
/** Not prepared, because `pg_stat_statements` counts only the first run of a prepared `commit`. */
export const commitStatement = statementOf('commit');

const actors = new WeakMap<pg.Pool, Actor>();
const wholes = new WeakMap<pg.Pool, pg.Pool>();

/** Lets a part of a pool have transactions like the whole. */
export function registerShare(share: pg.Pool, whole: pg.Pool): void {
  const actor = actors.get(whole);
  if (actor) actors.set(share, actor);
  wholes.set(share, whole);
}

/** Returns the pool whose clients a pool gives: itself, unless it is a share. */
export function wholeOf(pool: pg.Pool): pg.Pool {
  return wholes.get(pool) ?? pool;
}

/** Returns the statements that begin a transaction of `tenantId` (0: of no tenant) with the pool's settings. */
export function beginning(pool: pg.Pool, tenantId: number): Statement[] {
  const actor = actors.get(pool);
  if (!actor) throw new Error('Only a pool of createPool() has transactions.');
  const tenant = tenantId === 0 ? '' : String(tenantId);
  return [beginStatement, statementOf(settingStatements[actor], [tenant])];
}

/** Begins a transaction, for code that takes a client by hand. `inTenant` does it with its first statement. */
export async function begin(pool: pg.Pool, client: pg.ClientBase, tenantId: number): Promise<void> {
  const { error } = await runBatch(client, beginning(pool, tenantId));
  if (error) throw error;
}

/**
 * Also runs statements outside `inTenant` as the application, each in its own transaction without a tenant.
 */
class ApplicationPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be told apart by one signature; the pool is asked with a text only.
  override async query(text: any, values?: any): Promise<any> {
    const begun = beginning(this, 0);
    const statements = [...begun, statementOf(text, values), commitStatement];
    const client = await this.connect();
    const { results, error } = await runBatch(client, statements);
    client.release(error);
    if (error) throw error;
    return results[begun.length];
  }
}

/**
 * Creates a pool whose clients survive a restart of the database: a lost idle connection is reported, never
 * thrown.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, ...parts } = options.connection;
  const isApplication = options.as === 'application';
  const pool = new (isApplication ? ApplicationPool : pg.Pool)({
    ...(url ? { connectionString: url } : parts),
    max: options.size ?? 10,
    application_name: options.name ?? 'bellwether',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A frozen or disconnected database sends no error, so the client ends the request and closes the
    // connection.
    ...(isApplication ? { query_timeout: options.answerMilliseconds ?? answerMilliseconds } : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } as pg.PoolConfig);
  actors.set(pool, options.as);
  const lost = options.onLost ?? (() => undefined);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
