import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram, runsOnCurrentNode } from '../apps/server/bin/current-node.mjs';

// `npm start`, after the bootstrap: builds the web app if it changed, and then becomes the server.

const watchMilliseconds = 500;

if (runsOnCurrentNode()) {
  if (process.env.npm_lifecycle_event === 'start') endWithShell();
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  // Run the server in this process, so that there is one process less to wait for and to stop.
  if (await isWebBuilt(root)) runProgram('apps/server/src/main.ts');
}

// A signal to npm alone ends the shell between npm and this process, and the shell does not signal its child.
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
