import { type DirectoryTenant, findTenant } from '../features/tenant/access.ts';
import { jobs } from '../jobs.ts';
import { languagesOf, loadLanguages } from '../languages.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { findRunningServer } from '../platform/config/running-server.ts';
import { createContext, type ServerContext } from '../platform/context.ts';
import { refuseUnsafeRole } from '../platform/database/application-role.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { describeConnection, openDatabase } from '../platform/database/open-database.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { isPrepared, prepare } from '../platform/jobs/prepare.ts';
import { HttpProblem } from '../platform/refusal/problem.ts';
import { asTenant } from '../platform/session/gate.ts';
import type { TenantScope } from '../platform/session/scope.ts';
import { type Terminal, UsageError } from './command.ts';

/**
 * Runs `work` on the configured database, after migrating it. Joins the embedded database if it runs; else
 * starts it for the duration of the command.
 */
export async function withDatabase<T>(
  terminal: Terminal,
  work: (context: ServerContext) => Promise<T>,
): Promise<T> {
  const config = readConfig(terminal.env);
  await loadLanguages();
  const database = await openDatabase(config, terminal.note);
  const context = createContext({
    config,
    connection: database.connection,
    owner: database.owner,
    languageOf: languagesOf,
    poolSize: 4,
  });
  try {
    await explainUnavailable(database.connection, async () => {
      if (!(await isPrepared(context.pool, jobs)))
        await explainUnavailable(database.owner, () => prepare(database.owner, jobs, database.connection));
      await inTenant(context.pool, 0, refuseUnsafeRole);
    });
    return await work(context);
  } finally {
    await context.pool.end();
    await database.stop();
  }
}

/** Returns the company with this subdomain, suspended or not. @throws UsageError without one. */
export async function findCompany(context: ServerContext, subdomain = ''): Promise<DirectoryTenant> {
  const name = subdomain.toLowerCase();
  const found = await inTenant(context.pool, 0, (db) => findTenant(db, name));
  if (!found)
    throw new UsageError(`There is no company with the subdomain "${name}": see bellwether tenant list.`);
  return found;
}

/** Runs `work` in a transaction of the active company with this subdomain. Turns refusals of `work` into a `UsageError`. */
export async function inCompany<T>(
  context: ServerContext,
  subdomain: string,
  work: (scope: TenantScope) => Promise<T>,
): Promise<T> {
  const name = subdomain.toLowerCase();
  const found = await inTenant(context.pool, 0, (db) => findTenant(db, name));
  if (!found?.isActive) throw new UsageError(`There is no active company with the subdomain "${name}".`);
  const request = { now: context.clock.now(), requestId: 'command-line', tenantId: found.id };
  try {
    // The company is active, so the work runs. The object around the result tells an undefined result from no result.
    const done = await asTenant(context, request, async (scope) => ({ result: await work(scope) }));
    if (!done) throw new UsageError(`The company "${name}" was deactivated meanwhile.`);
    return done.result;
  } catch (error) {
    if (error instanceof HttpProblem) throw new UsageError(error.message);
    throw error;
  }
}

/**
 * Returns the configuration with the address that people open: the configured one, else that of the running
 * server.
 */
export async function configOfLinks({ config, connection }: ServerContext): Promise<Config> {
  if (config.publicUrl) return config;
  return { ...config, publicUrl: await findRunningServer(config.home, describeConnection(connection)) };
}
