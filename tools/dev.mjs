import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runsOnCurrentNode } from '../apps/server/bin/current-node.mjs';

// `npm run dev`, after the bootstrap: Vite with hot reload on PORT (3000), and behind its proxy the server on
// a free port, which restarts when one of its files changes. The data is that of `npm start`: the demo, in
// BELLWETHER_HOME.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (runsOnCurrentNode()) await develop();

async function develop() {
  const port = Number(process.env.PORT ?? 3000);
  const host = process.env.HOST ?? '127.0.0.1';
  const serverPort = await freePort();
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')],
    {
      cwd: root,
      // Links in mails and in the terminal use Vite's port, because people open that one.
      env: {
        ...process.env,
        PORT: String(serverPort),
        HOST: '127.0.0.1',
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'apps/web'),
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, ws: true } },
    },
  });
  const end = async () => {
    server.kill('SIGTERM');
    await vite.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  server.on('exit', async (code) => {
    process.exitCode = code ?? 1;
    await vite.close();
  });
  try {
    await vite.listen();
    process.stdout.write(
      `Screens with hot reload: http://${host}:${port} (the server's own line names its port)\n`,
    );
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    server.kill('SIGTERM');
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
