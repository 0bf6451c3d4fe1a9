import pg from 'pg';
import { PreparingClient } from './client.ts';
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

const actors = new WeakMap<pg.Pool, Actor>();

/**
 * Begins a transaction with the pool's settings. Begin, settings and the next statement leave in one packet.
 */
export async function begin(pool: pg.Pool, client: pg.ClientBase, tenantId: number): Promise<void> {
  const actor = actors.get(pool);
  if (!actor) throw new Error('Only a pool of createPool() has transactions.');
  await Promise.all([
    client.query('begin'),
    client.query(settingStatements[actor], [tenantId === 0 ? '' : String(tenantId)]),
  ]);
}

/**
 * Also runs statements outside `inTenant` as the application, each in its own transaction without a tenant.
 */
class ApplicationPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be told apart by one signature; the call is passed on unchanged.
  override async query(config: any, values?: any): Promise<any> {
    const client = await this.connect();
    let lost: Error | undefined;
    try {
      const steps = [begin(this, client, 0), client.query(config, values), client.query('commit')] as const;
      const outcomes = await Promise.allSettled(steps);
      // The first failure is the cause of the others.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
      return await steps[1];
    } catch (error) {
      lost = error as Error;
      throw error;
    } finally {
      client.release(lost);
    }
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
    Client: PreparingClient,
    max: options.size ?? 10,
    pipeline: true,
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
