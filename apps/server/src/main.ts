import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApplication } from './application.ts';
import { jobs } from './jobs.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import {
  forgetRunningServer,
  noteRunningServer,
  type RunningServerNote,
} from './platform/config/running-server.ts';
import { ConfigError } from './platform/config/settings.ts';
import { createContext, type ServerContext } from './platform/context.ts';
import { refuseUnsafeRole } from './platform/database/application-role.ts';
import { toldByAddress } from './platform/database/away.ts';
import { describeConnection, openDatabase } from './platform/database/open-database.ts';
import { isPrepared, prepare } from './platform/database/prepare.ts';
import { inTenant } from './platform/database/transaction.ts';
import type { LogOptions } from './platform/log/log.ts';
import { type Companies, demoAccounts, lookAtCompanies, makeDemoIfEmpty } from './setup/demo.ts';

/** A server that answers requests. */
export interface RunningServer {
  readonly context: ServerContext;
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** The demo's accounts can sign in. */
  readonly hasDemo: boolean;
  /** There is no company yet. */
  readonly isEmpty: boolean;
  /** Lets requests that run come to their end, then lets go of the database; within ten seconds. Calling twice is fine. */
  stop(): Promise<void>;
}

/** After so long the requests that still run are cut off, so that the process ends within ten seconds. */
const drainMilliseconds = 7_000;
const jobsAfterMilliseconds = 1_000;

/** Configuration → database → migrations → features → listen. Throws one sentence where something is not as it must be. */
export async function startServer(config: Config, log?: Partial<LogOptions>): Promise<RunningServer> {
  // Before the server there is no logger; what the database has to say meanwhile is told in sentences.
  let say = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`);
  };
  const database = await openDatabase(config, (sentence) => say(sentence));
  const lost = (error: Error) => say(`A database connection was lost: ${error.message}`);
  const context = createContext({
    config,
    connection: database.connection,
    owner: database.owner,
    onLost: lost,
  });
  try {
    const { hasDemo, isEmpty } = await readyDatabase(context);
    const server = await createApplication(context, { log: { level: config.logLevel, ...log } });
    say = (sentence) => server.log.warn(sentence);
    const address = await listen(server, config);
    const note = await noteAddress(context, server, address);
    if (hasDemo && !isLoopback(config.host)) {
      server.log.warn(
        'The demo accounts have a published password, and this address is open to other machines.',
      );
    }
    const ended = new AbortController();
    const background = startBackground(context, server, ended.signal);
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      ended.abort();
      if (note) await forgetRunningServer(config.home, note);
      const cut = setTimeout(() => server.server.closeAllConnections(), drainMilliseconds);
      await server.close();
      clearTimeout(cut);
      await (await background)?.();
      await context.pool.end();
      await database.stop();
    };
    return {
      context,
      address,
      hasDemo,
      isEmpty,
      stop() {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await context.pool.end();
    await database.stop();
    throw error;
  }
}

/** Migrates where needed, and makes the demo on the first start. Answers what companies there are. */
async function readyDatabase(context: ServerContext): Promise<Companies> {
  const { config, connection, owner, pool } = context;
  return toldByAddress(connection, async () => {
    if (!(await isPrepared(pool, jobs))) await toldByAddress(owner, () => prepare(owner, jobs, connection));
    const companies = await inTenant(pool, 0, async (db) => {
      await refuseUnsafeRole(db);
      return lookAtCompanies(db);
    });
    if (!config.demo || !companies.isEmpty) return companies;
    await makeDemoIfEmpty(context);
    // Another node may have made it meanwhile.
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

/** Tells commands in the same home where the server is. Undefined where the home cannot be written. */
async function noteAddress(
  { config, connection }: ServerContext,
  server: FastifyInstance,
  address: string,
): Promise<RunningServerNote | undefined> {
  const { port } = new URL(address);
  // Companies have subdomains of `localhost`, and none of an IP address.
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
 * Jobs and reactions begin a moment after the server is ready, so that the first pages do not wait for them; when they cannot, requests are
 * served all the same.
 */
async function startBackground(
  context: ServerContext,
  server: FastifyInstance,
  ended: AbortSignal,
): Promise<(() => Promise<void>) | undefined> {
  try {
    await wait(jobsAfterMilliseconds, undefined, { signal: ended });
    const { openBackground } = await import('./background.ts');
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

/** The process: start, say where, stop once when asked to. */
async function run(): Promise<void> {
  let running: Promise<RunningServer> | undefined;
  // Ctrl-C under npm arrives twice; the second one changes nothing.
  const end = () => {
    setTimeout(() => process.exit(1), 9_500).unref();
    Promise.resolve(running)
      .then((server) => server?.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    running = startServer(readConfig(process.env));
    process.stdout.write(welcome(await running));
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  // A wrong setting is told in its own words; anything else with what is known about it.
  const isTold = error instanceof ConfigError || (error instanceof Error && error.constructor === Error);
  process.stderr.write(`${isTold ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

if (import.meta.main) await run();
