import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram, runsOnCurrentNode } from '../apps/server/bin/current-node.mjs';

// `npm start`, after the bootstrap: builds the web app when it changed, and is then the server itself.

const watchMilliseconds = 500;

if (runsOnCurrentNode()) {
  if (process.env.npm_lifecycle_event === 'start') endWithShell();
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  // The same process goes on as the server: one less to wait for and to stop.
  if (await isWebBuilt(root)) runProgram('apps/server/src/main.ts');
}

// A signal to npm alone reaches the shell between, which dies of it and tells its child nothing.
function endWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, watchMilliseconds);
  watch.unref();
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
