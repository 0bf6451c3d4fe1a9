import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runsOnCurrentNode } from '../apps/server/bin/current-node.mjs';

// `npm start`, after the bootstrap: builds the web app when it changed, and is then the server itself.

if (runsOnCurrentNode()) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  if (await isWebBuilt(root)) {
    const { startServer } = await import('../apps/server/src/main.ts');
    await startServer();
  }
}

async function isWebBuilt(root) {
  const { ensureWebBuild } = await import('./web-build.ts');
  try {
    await ensureWebBuild(root, (sentence) => process.stderr.write(`${sentence}\n`));
    return true;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return false;
  }
}
