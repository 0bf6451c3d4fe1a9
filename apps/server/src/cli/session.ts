import { jobs } from '../jobs.ts';
import { readConfig } from '../platform/config/config.ts';
import { createContext, type ServerContext } from '../platform/context.ts';
import { refuseUnsafeRole } from '../platform/database/application-role.ts';
import { toldByAddress } from '../platform/database/away.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { isPrepared, prepare } from '../platform/database/prepare.ts';
import { inTenant } from '../platform/database/transaction.ts';
import type { Terminal } from './command.ts';

/**
 * Runs `work` on the configured database, after migrating it to this program's schema. Joins a running
 * embedded database, or starts it for the duration of the command.
 */
export async function withDatabase<T>(
  terminal: Terminal,
  work: (context: ServerContext) => Promise<T>,
): Promise<T> {
  const config = readConfig(terminal.env);
  const database = await openDatabase(config, terminal.note);
  const context = createContext({
    config,
    connection: database.connection,
    owner: database.owner,
    poolSize: 4,
  });
  try {
    await toldByAddress(database.connection, async () => {
      if (!(await isPrepared(context.pool, jobs)))
        await toldByAddress(database.owner, () => prepare(database.owner, jobs, database.connection));
      await inTenant(context.pool, 0, refuseUnsafeRole);
    });
    return await work(context);
  } finally {
    await context.pool.end();
    await database.stop();
  }
}
