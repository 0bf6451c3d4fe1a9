import type { Config } from '../platform/config/config.ts';
import { describeConnection } from '../platform/database/open-database.ts';
import { type Connection, createPool } from '../platform/database/pool.ts';
import { Standby } from '../platform/database/standby.ts';
import type { Finding } from './doctor-database.ts';

const patience = 5_000;

/** Says how far the standby of DATABASE_READ_URL is behind; undefined without that setting. */
export async function checkStandby(config: Config, connection: Connection): Promise<Finding | undefined> {
  if (config.databaseReadUrl === undefined) return undefined;
  const read: Connection = { url: config.databaseReadUrl, setting: 'DATABASE_READ_URL' };
  const primary = createPool({ connection, as: 'application', size: 1 });
  const pool = createPool({ connection: read, as: 'application', size: 1, answerMilliseconds: patience });
  const standby = new Standby(pool);
  try {
    const [lag, isSame] = await Promise.all([standby.lag(primary), standby.isSame(primary)]);
    const what = 'standby';
    if (isSame === false)
      return {
        what,
        isOk: false,
        says: 'DATABASE_READ_URL leads to another database: name a standby of DATABASE_URL.',
      };
    if (!lag)
      return {
        what,
        isOk: false,
        says: `${describeConnection(read)} is away or no standby, so every read runs on the primary.`,
      };
    const behind =
      lag.bytes === 0 ? 'nothing' : `${Math.ceil(lag.bytes / 1_024)} kB and ${lag.seconds.toFixed(1)} s`;
    return { what, isOk: true, says: `${describeConnection(read)}, ${behind} behind` };
  } finally {
    await Promise.all([primary.end(), standby.end()]);
  }
}
