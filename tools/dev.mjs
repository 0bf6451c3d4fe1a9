import { createServer as createProbe } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runsOnCurrentNode } from '../apps/server/bin/current-node.mjs';

// `npm run dev`, after the bootstrap: Vite with hot reload on PORT (3000), and behind its proxy the server on
// a free port, which restarts when one of its files changes. The data is that of `npm start`: the demo, in
// BELLWETHER_HOME. BELLWETHER_INSPECT is the port of a debugger on the server.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (runsOnCurrentNode()) await develop();

async function develop() {
  const port = Number(process.env.PORT ?? 3000);
  const host = process.env.HOST ?? '127.0.0.1';
  const serverPort = await freePort();
  const [{ createServer }, { keepServer }] = await Promise.all([import('vite'), import('./dev-server.mjs')]);
  const vite = await createServer({
    root: join(root, 'apps/web'),
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, ws: true } },
    },
  });
  const server = keepServer(root, {
    ...process.env,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    // Links in mails and in the terminal use Vite's port, because people open that one.
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    BELLWETHER_DEVELOPMENT: 'true',
  });
  // Vite's watcher follows a file that git or an editor has replaced; `node --watch` loses it.
  vite.watcher.add([
    join(root, 'apps/server/src'),
    join(root, 'apps/server/migrations'),
    join(root, 'packages'),
  ]);
  vite.watcher.on('all', (_event, path) => {
    if (isOfServer(relative(root, path).replaceAll('\\', '/'))) server.restart();
  });
  const end = async () => {
    await server.end();
    await vite.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  try {
    await vite.listen();
    process.stdout.write(
      `Screens with hot reload: http://${host}:${port} (the server's own line names its port)\n`,
    );
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    await end();
  }
}

/** Whether the server loads the file of this path in the repository. */
function isOfServer(path) {
  const isSource = /^(apps\/server\/(src|migrations)|packages\/[^/]+\/src)\//.test(path);
  return isSource && !/[.](test|fixture|snapshot)[.]|\/testing\/|[.]md$/.test(path);
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
