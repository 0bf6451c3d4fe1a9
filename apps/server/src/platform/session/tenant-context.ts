import type pg from 'pg';
import type { Log } from '../log/log.ts';
import type { TenantCache } from './tenant-cache.ts';

/** What the session gate needs of a server. */
export interface TenantContext {
  pool: pg.Pool;
  cache: TenantCache;
  /** The log of what no answer reports; silent in commands. */
  log: Log;
}
