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

/** Returns the statements that begin a transaction of `tenantId` (0: of no tenant) with the pool's settings. */
export function beginning({ actor }: Pick<DatabasePool, 'actor'>, tenantId: number): Statement[] {
  const tenant = tenantId === 0 ? '' : String(tenantId);
  return [beginStatement, statementOf(settingStatements[actor], [tenant])];
}

/** Begins a transaction, for code that takes a client by hand. `inTenant` does it with its first statement. */
export async function begin(pool: DatabasePool, client: pg.ClientBase, tenantId: number): Promise<void> {
  const { error } = await runBatch(client, beginning(pool, tenantId));
  if (error) throw error;
}

/** The kinds of new rows for which workers wait. A commit wakes only the workers of its kinds. */
export type Announced = 'events' | 'jobs' | 'deliveries';

/** A pool with what its transactions share. A share of it (`shareOf`) has the same fields. */
export class DatabasePool extends pg.Pool {
  readonly actor: Actor;
  /** Called after each announced commit. */
  readonly commitListeners = new Set<(what: ReadonlySet<Announced>) => void>();
  /** `refusedAt`: when the database last refused a write because its disk is full, by `performance.now()`. */
  readonly writes: { refusedAt: number | undefined } = { refusedAt: undefined };

  constructor(config: pg.PoolConfig, actor: Actor) {
    super(config);
    this.actor = actor;
  }
}

/**
 * Also runs statements outside `inTenant` as the application, each in its own transaction without a tenant.
 */
class ApplicationPool extends DatabasePool {
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
export function createPool(options: PoolOptions): DatabasePool {
  const { url, ...parts } = options.connection;
  const isApplication = options.as === 'application';
  const config = {
    ...(url ? { connectionString: url } : parts),
    max: options.size ?? 10,
    application_name: options.name ?? 'bellwether',
    connectionTimeoutMillis: 10_000,
    // A new connection plans each statement anew, which costs the first dashboard on it 90 ms.
    idleTimeoutMillis: 300_000,
    // A frozen or disconnected database sends no error, so the client ends the request and closes the
    // connection.
    ...(isApplication ? { query_timeout: options.answerMilliseconds ?? answerMilliseconds } : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } as pg.PoolConfig;
  const pool = new (isApplication ? ApplicationPool : DatabasePool)(config, options.as);
  const lost = options.onLost ?? (() => undefined);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
