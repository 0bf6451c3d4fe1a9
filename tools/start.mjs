import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram, runsOnCurrentNode } from '../apps/server/bin/current-node.mjs';

// `npm start`, after the bootstrap: builds the web app when it changed, and is then the server itself.

if (runsOnCurrentNode()) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  // The same process goes on as the server: one less to wait for and to stop.
  if (await isWebBuilt(root)) runProgram('apps/server/src/main.ts');
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
