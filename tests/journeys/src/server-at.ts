import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../../tools/run-command.ts';

/** A server with a clock, a home and a demo of its own. */
export interface ServerAt {
  readonly port: string;
  /** Ends the server and takes its home away. */
  stop(): Promise<void>;
}

/** Starts the real server at another instant than the journeys' own one, for what happens on certain days only. */
export async function startServerAt(instant: string): Promise<ServerAt> {
  const home = await mkdtemp(join(tmpdir(), 'bellwether-journeys-'));
  // The database runs as another user where this is root, and has to pass through.
  await chmod(home, 0o755);
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: '0',
      BELLWETHER_HOME: home,
      BELLWETHER_DEMO: '1',
      BELLWETHER_NOW: instant,
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /ready at http:\S+:(\d+)/.exec(line)?.[1];
    if (port) return { port, stop };
  }
  await rm(home, { recursive: true, force: true });
  throw new Error('The server ended before it was ready.');
}
