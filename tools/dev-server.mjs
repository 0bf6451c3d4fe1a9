import { spawn } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';

const settleMilliseconds = 150;
const patienceMilliseconds = 12_000;

/** The server's sentence about a database that has migrations of another branch. */
const otherBranch = /The database was brought further by a newer Bellwether \((\w+)\)/;

/**
 * Runs the server, restarts it when asked, and waits for the next change if it ends with a fault. If the database belongs
 * to another branch, offers to set it aside.
 */
export function keepServer(root, env) {
  let child;
  let restarting;
  let isEnding = false;

  const start = () => {
    const inspect = env.BELLWETHER_INSPECT ? [`--inspect=${env.BELLWETHER_INSPECT}`] : [];
    const { BELLWETHER_INSPECT: _port, ...serverEnv } = env;
    const main = join(root, 'apps/server/src/main.ts');
    const own = spawn(process.execPath, [...inspect, main], {
      cwd: root,
      env: serverEnv,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    child = own;
    let said = '';
    own.stderr.on('data', (bytes) => {
      process.stderr.write(bytes);
      said = (said + bytes).slice(-2_000);
    });
    own.on('exit', async (code) => {
      if (child === own) child = undefined;
      if (isEnding || restarting || code === 0) return;
      const migration = otherBranch.exec(said)?.[1];
      if (migration && !env.DATABASE_URL && (await setAside(root, env, migration))) start();
      else process.stderr.write('The server has ended. It starts again when a file changes.\n');
    });
  };

  const stop = async () => {
    const own = child;
    if (!own) return;
    const ended = new Promise((done) => own.once('exit', done));
    own.kill('SIGTERM');
    await Promise.race([ended, wait(patienceMilliseconds, undefined, { ref: false })]);
    own.kill('SIGKILL');
    await ended;
  };

  // Changes of a moment, such as a switch of branches, are one restart.
  const restart = () => {
    if (isEnding) return;
    restarting ??= wait(settleMilliseconds)
      .then(stop)
      .then(() => {
        restarting = undefined;
        if (!isEnding) start();
      });
  };

  start();
  return {
    restart,
    async end() {
      isEnding = true;
      await stop();
    },
  };
}

/**
 * Asks whether to set the data aside, and renames their folder. Without a terminal it only says what to do. Returns whether
 * the folder is free.
 */
async function setAside(root, env, migration) {
  const home = resolve(root, env.BELLWETHER_HOME ?? 'data');
  const aside = `${home}.with-${migration}`;
  if (existsSync(aside)) {
    process.stderr.write(
      `The data of that branch are set aside already, in ${aside}: move one of the two.\n`,
    );
    return false;
  }
  if (!process.stdin.isTTY) {
    process.stderr.write(`To go on with new data, move ${home} to ${aside}.\n`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `The data belong to another branch. Set them aside in ${aside}, and start with new ones? (y/N) `,
  );
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) return false;
  await databaseEnd(home);
  renameSync(home, aside);
  return true;
}

/** Waits until the embedded database has ended; its keeper ends it after the server. */
async function databaseEnd(home) {
  const { findPlace } = await import('../packages/embedded-database/src/place.ts');
  const pid = join(findPlace(home).data, 'postmaster.pid');
  for (let waited = 0; existsSync(pid) && waited < patienceMilliseconds; waited += settleMilliseconds)
    await wait(settleMilliseconds);
}
