import type { AddressInfo } from 'node:net';
import { type Config, readConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/settings.ts';
import { createContext, type ServerContext } from './platform/context.ts';
import { isMigrated, migrate } from './platform/database/migrate.ts';
import type { Connection } from './platform/database/pool.ts';
import { startEmbeddedDatabase } from './platform/embedded-database/embedded-database.ts';
import { createHttpServer } from './platform/http/server.ts';
import { routesOf } from './routes.ts';

/** A server that answers requests. */
export interface RunningServer {
  readonly context: ServerContext;
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Lets requests that run come to their end, then lets go of the database. Calling twice is fine. */
  stop(): Promise<void>;
}

/** Configuration → database → migrations → features → listen. Throws one sentence where something is not as it must be. */
export async function startServer(config: Config): Promise<RunningServer> {
  const database = await openDatabase(config);
  const context = createContext({ config, connection: database.connection });
  if (!(await isMigrated(context.pool))) await migrate(database.connection);
  const server = createHttpServer({
    context,
    routes: routesOf(context),
    trustedProxies: config.trustedProxies,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
  });
  await server.listen({ port: config.port, host: config.host });
  const { port } = server.server.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await server.close();
    await context.pool.end();
    await database.stop();
  };
  return {
    context,
    address: `http://${config.host}:${port}`,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function openDatabase(config: Config): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.databaseUrl) return { connection: { url: config.databaseUrl }, stop: async () => undefined };
  const { host, port, user, database, stop } = await startEmbeddedDatabase({ home: config.home });
  return { connection: { host, port, user, database }, stop };
}

if (import.meta.main) {
  try {
    const running = await startServer(readConfig(process.env));
    process.stdout.write(`Bellwether is ready at ${running.address}\n`);
    const end = () => void running.stop().then(() => process.exit(0));
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
