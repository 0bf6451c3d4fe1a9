import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../../tools/run-command.ts';
import { serverHome, serverNow } from './server-under-test.ts';

/** A further server of the demo company, with settings of its own. */
export interface FurtherServer {
  /** Where it is reached, at the company's own subdomain. */
  readonly at: string;
  close(): Promise<void>;
}

/** Starts a server beside the journeys' one, upon the same database. Rejects where it does not come up. */
export async function startFurtherServer(settings: Readonly<Record<string, string>>): Promise<FurtherServer> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: '0',
      BELLWETHER_HOME: serverHome(),
      BELLWETHER_NOW: new Date(serverNow()).toISOString(),
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /ready at http:\S+?:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    server.stdout.resume();
    return {
      at: `http://demo.localhost:${port}`,
      close: () => {
        server.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new Error('The further server ended before it was ready.');
}
