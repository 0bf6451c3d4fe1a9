import pg from 'pg';
import { PreparingClient } from './client.ts';

export interface Connection {
  /** `postgres://…`, or the parts of a socket connection. */
  url?: string;
  host?: string;
  port?: number;
  user?: string;
  database?: string;
  ssl?: false;
}

export interface PoolOptions {
  connection: Connection;
  /** `application` takes on the role without ownership, so that row policies hold; `owner` migrates and creates tenants. */
  as: 'application' | 'owner';
  size?: number;
  onLost?: (error: Error) => void;
}

export const applicationRole = 'bellwether_app';

/** A pool whose clients survive a restart of the database: a lost idle connection is reported, never thrown. */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, ...parts } = options.connection;
  const role = options.as === 'application' ? ` -c role=${applicationRole}` : '';
  const pool = new pg.Pool({
    ...(url ? { connectionString: url } : parts),
    Client: PreparingClient,
    max: options.size ?? 10,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // Every statement is prepared, finds its rows by an index that begins with the tenant, and is planned once for good:
    // planning the detail's statements anew for each request costs as much as running them. A table is never read whole
    // where an index can answer, so that a small company has the plans of a large one.
    options: `-c timezone=UTC -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000${role}`,
  } as pg.PoolConfig);
  const lost = options.onLost ?? (() => undefined);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
