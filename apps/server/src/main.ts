import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApplication } from './application.ts';
import { jobs } from './jobs.ts';
import { languagesOf, loadLanguages, untranslatedFiles } from './languages.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { productionWarnings } from './platform/config/production-warnings.ts';
import {
  forgetRunningServer,
  noteRunningServer,
  type RunningServerNote,
} from './platform/config/running-server.ts';
import { ConfigError } from './platform/config/settings.ts';
import { createContext, type ServerContext } from './platform/context.ts';
import { refuseUnsafeRole } from './platform/database/application-role.ts';
import { explainUnavailable } from './platform/database/away.ts';
import { describeConnection, openDatabase } from './platform/database/open-database.ts';
import {
  type SentStatements,
  statementsText,
  watchedStatements,
} from './platform/database/statement-watch.ts';
import { inTenant } from './platform/database/transaction.ts';
import { isPrepared, prepare } from './platform/jobs/prepare.ts';
import type { LogOptions } from './platform/log/log.ts';
import { type Companies, demoAccounts, lookAtCompanies, makeDemoIfEmpty } from './setup/demo.ts';

/** A server that answers requests. */
export interface RunningServer {
  readonly context: ServerContext;
  /** The address it listens at, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Whether the demo's accounts can sign in. */
  readonly hasDemo: boolean;
  /** Whether no company exists yet. */
  readonly isEmpty: boolean;
  /** Says that it is not ready, and goes on answering until a load balancer has seen it. May be called twice. */
  leave(): Promise<void>;
  /**
   * Waits until running requests have ended, then closes the database; takes at most seven seconds. May be
   * called twice.
   */
  stop(): Promise<void>;
}

/** Time in which a load balancer that looks each second sees that the node leaves. */
const leaveMilliseconds = 2_500;
/** After this time running requests are cut off, so that the process ends within ten seconds of its signal. */
const drainMilliseconds = 5_500;
const jobsAfterMilliseconds = 1_000;

/**
 * Starts the server: configuration → database → migrations → features → listen. Throws one sentence if a
 * setting or the database is wrong.
 */
export async function startServer(config: Config, log?: Partial<LogOptions>): Promise<RunningServer> {
  // Before the server no logger exists, so messages about the database are printed as sentences.
  let say = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`);
  };
  const database = await openDatabase(config, (sentence) => say(sentence));
  const lost = (error: Error) => say(`A database connection was lost: ${error.message}`);
  const context = createContext({
    config,
    connection: database.connection,
    owner: database.owner,
    languageOf: languagesOf,
    onLost: lost,
  });
  if (config.isDevelopment && config.logLevel === 'trace') printStatements();
  const tracing = config.tracesUrl && (await import('./tracing.ts')).openTracing();
  try {
    const { hasDemo, isEmpty } = await readyDatabase(context);
    const leaving = new AbortController();
    const server = await createApplication(context, {
      log: { level: config.logLevel, ...log },
      tracing,
      leaving: leaving.signal,
    });
    say = (sentence) => server.log.warn(sentence);
    const address = await listen(server, config);
    for (const warning of productionWarnings(config)) server.log.warn(warning);
    const note = await noteAddress(context, server, address);
    if (hasDemo && !isLoopback(config.host)) {
      server.log.warn(
        'The demo accounts have a published password, and this address is open to other machines.',
      );
    }
    const ended = new AbortController();
    const background = startBackground(context, server, ended.signal);
    let left: Promise<void> | undefined;
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      ended.abort();
      if (note) await forgetRunningServer(config.home, note);
      const cut = setTimeout(() => server.server.closeAllConnections(), drainMilliseconds);
      await server.close();
      clearTimeout(cut);
      await (await background)?.();
      await Promise.all([context.pool.end(), context.standby?.end()]);
      await database.stop();
      await tracing?.stop();
    };
    return {
      context,
      address,
      hasDemo,
      isEmpty,
      leave() {
        leaving.abort();
        left ??= wait(leaveMilliseconds);
        return left;
      },
      stop() {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await Promise.all([context.pool.end(), context.standby?.end()]);
    await database.stop();
    await tracing?.stop();
    throw error;
  }
}

/** Migrates if needed, creates the demo on the first start, and returns which companies exist. */
async function readyDatabase(context: ServerContext): Promise<Companies> {
  const { config, connection, owner, pool } = context;
  return explainUnavailable(connection, async () => {
    if (!(await isPrepared(pool, jobs)))
      await explainUnavailable(owner, () => prepare(owner, jobs, connection));
    const companies = await inTenant(pool, 0, async (db) => {
      await refuseUnsafeRole(db);
      return lookAtCompanies(db);
    });
    if (!config.demo || !companies.isEmpty) return companies;
    await loadLanguages();
    await makeDemoIfEmpty(context);
    // Another node may have created the demo meanwhile.
    return inTenant(pool, 0, lookAtCompanies);
  });
}

async function listen(server: FastifyInstance, config: Config): Promise<string> {
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(
        `PORT ${config.port} is in use on ${config.host}: set PORT to another, or stop what uses it.`,
      );
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EACCES', 'EINVAL', 'EAI_AGAIN'].includes(code ?? ''))
      throw new Error(`The server cannot listen on HOST ${config.host} and PORT ${config.port} (${code}).`);
    throw error;
  }
  const { port } = server.server.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Writes the server's address for commands in the same home. Returns undefined if the home cannot be written.
 */
async function noteAddress(
  { config, connection }: ServerContext,
  server: FastifyInstance,
  address: string,
): Promise<RunningServerNote | undefined> {
  const { port } = new URL(address);
  // Companies can have subdomains of `localhost`, but not of an IP address.
  const local = isLoopback(config.host) ? `http://localhost:${port}` : address;
  const publicUrl = config.publicUrl?.origin ?? local;
  const note = { publicUrl, address, database: describeConnection(connection) };
  try {
    await noteRunningServer(config.home, note);
    return note;
  } catch (err) {
    server.log.info(
      { err },
      'BELLWETHER_HOME cannot be written: commands print links with PUBLIC_URL or PORT',
    );
    return undefined;
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/**
 * Starts jobs and reactions a moment after the server is ready, so that the first pages do not wait for them.
 * If they fail, requests are still served.
 */
async function startBackground(
  context: ServerContext,
  server: FastifyInstance,
  ended: AbortSignal,
): Promise<(() => Promise<void>) | undefined> {
  try {
    await wait(jobsAfterMilliseconds, undefined, { signal: ended });
    const [{ openBackground }] = await Promise.all([import('./background.ts'), loadLanguages()]);
    for (const [language, files] of Object.entries(await untranslatedFiles()))
      if (files.length > 0)
        server.log.info({ language, files: files.length }, 'words files that stay English');
    return await openBackground(context, server.log);
  } catch (err) {
    if (!ended.aborted) server.log.error({ err }, 'jobs and reactions do not run');
    return undefined;
  }
}

function welcome({ address, hasDemo, isEmpty }: RunningServer): string {
  const lines = [`Bellwether is ready at ${address}`];
  if (hasDemo) {
    lines.push('Demo accounts, password Bellwether-demo-1:');
    lines.push(
      ...demoAccounts.map((name) => `  ${name}@demo.example`),
      '  ceo@other.example (company "other")',
    );
  }
  if (isEmpty)
    lines.push('There is no company yet: make the first one with npm run cli -- tenant create --help');
  return `${lines.join('\n')}\n`;
}

/** Runs the process: starts the server, prints its address, and stops once on a signal. */
async function run(): Promise<void> {
  let running: Promise<RunningServer> | undefined;
  let leaves = false;
  // Ctrl-C under npm arrives twice; ignore the second signal.
  const end = (signal: NodeJS.Signals) => {
    setTimeout(() => process.exit(1), 9_500).unref();
    Promise.resolve(running)
      .then(async (server) => {
        if (leaves && signal === 'SIGTERM') await server?.leave();
        await server?.stop();
      })
      .then(() => process.exit(0))
      .catch(fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    const config = readConfig(process.env);
    // A developer's server restarts at each change, and nothing is in front of it.
    leaves = !config.isDevelopment;
    running = startServer(config);
    process.stdout.write(welcome(await running));
  } catch (error) {
    fail(error);
  }
}

/** Writes each batch of statements with its parameters to the terminal of whoever works on the program. */
function printStatements(): void {
  watchedStatements.subscribe((sent) => {
    process.stderr.write(statementsText(sent as SentStatements));
  });
}

function fail(error: unknown): void {
  // A wrong setting is printed as its own sentence; any other error with its details.
  const isTold = error instanceof ConfigError || (error instanceof Error && error.constructor === Error);
  process.stderr.write(`${isTold ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

if (import.meta.main) await run();
