// Plain JavaScript: it runs on the machine's own Node, which may be older than the one that Bellwether needs.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldest = 24;
const modules = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'node_modules');

/**
 * Returns true if this process runs on a Node that Bellwether can use, and then switches on the compile cache for
 * itself and its children. Otherwise the same program runs again on the pinned Node, and this process only forwards
 * signals and the exit code.
 */
export function runsOnCurrentNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldest) {
    process.env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'node');
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
    return true;
  }
  const pinned = join(modules, 'node', 'bin', 'node');
  if (existsSync(pinned)) runAgain(pinned);
  else {
    process.stderr.write(
      `Bellwether needs Node ${oldest} or newer: run npm start once, which installs it.\n`,
    );
    process.exitCode = 1;
  }
  return false;
}

/** Runs a module of the checkout as the program of this process: its `import.meta.main` is true. */
export function runProgram(path) {
  process.argv[1] = join(modules, '..', path);
  module.runMain();
}

function runAgain(pinned) {
  const child = spawn(pinned, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  // In a terminal Ctrl-C reaches the child directly, too. A second signal to the child does no harm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${pinned} does not run: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
