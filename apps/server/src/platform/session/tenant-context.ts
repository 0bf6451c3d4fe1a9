import type { Languages } from '@bellwether/domain/locale/language';
import type { DatabasePool } from '../database/pool.ts';
import type { Standby } from '../database/standby.ts';
import type { Log } from '../log/log.ts';
import type { TenantCache } from './tenant-cache.ts';

/** What the session gate needs of a server. */
export interface TenantContext {
  pool: DatabasePool;
  /** A standby of the database for long reads; absent without DATABASE_READ_URL. */
  standby?: Standby | undefined;
  cache: TenantCache;
  /** The languages in which the application speaks. */
  languageOf: Languages;
  /** The log of what no answer reports; silent in commands. */
  log: Log;
}
