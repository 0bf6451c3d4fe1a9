import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../../tools/run-command.ts';
import { ensureWebBuild } from '../../../tools/web-build.ts';
import { firstInstant } from './now.ts';

// The server of the journeys: the real one, in a home of its own that is gone afterwards.

await ensureWebBuild(repositoryRoot, (sentence) => process.stderr.write(`${sentence}\n`));
const home = await mkdtemp(join(tmpdir(), 'bellwether-journeys-'));
// The database runs as another user where this is root, and has to pass through.
await chmod(home, 0o755);

const start = Date.now();
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
    BELLWETHER_NOW: new Date(firstInstant).toISOString(),
    LOG_LEVEL: 'warn',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', async (code) => {
  await rm(home, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for await (const line of createInterface({ input: server.stdout })) {
  const address = /ready at (http:\S+)/.exec(line)?.[1];
  if (address) process.stdout.write(`Journeys go to ${address} from ${start}, home ${home}\n`);
}
