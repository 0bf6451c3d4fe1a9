import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../../tools/run-command.ts';

interface ServerOptions {
  /** The server's clock at its start; epoch milliseconds. */
  readonly now: number;
  /** The home of another server, to share its database; without it, a new home with the demo companies. */
  readonly home?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A running server of the product. */
export interface StartedServer {
  readonly home: string;
  /** Its address, such as `http://127.0.0.1:40123`. */
  readonly address: string;
  /** Its address at the demo company's subdomain. */
  readonly at: string;
  /** Settles with its exit code, once it has ended and its own home is removed. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Starts the real server at a free port; a signal that ends this process ends it too. Rejects if it does not
 * start.
 */
export async function startServer({ now, home: given, settings }: ServerOptions): Promise<StartedServer> {
  const home = given ?? (await scratchHome());
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: '0',
      BELLWETHER_HOME: home,
      ...(given ? {} : { BELLWETHER_DEMO: '1' }),
      BELLWETHER_NOW: new Date(now).toISOString(),
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  const ended = once(server, 'exit').then(async ([code]: (number | null)[]) => {
    if (!given) await rm(home, { recursive: true, force: true });
    return code ?? null;
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /ready at (http:\S+)/.exec(line)?.[1];
    if (!address) continue;
    server.stdout.resume();
    return { home, address, at: address.replace('127.0.0.1', 'demo.localhost'), ended, stop };
  }
  await ended;
  throw new Error('The server ended before it was ready.');
}

async function scratchHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'bellwether-journeys-'));
  // For root the database runs as another user, who must be able to enter.
  await chmod(home, 0o755);
  return home;
}
