import { spawn } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { ask, directoryOf, eventually, newHome, serverOf } from './holders.fixture.ts';
import { processesIn, processFacts } from './process-table.ts';
import { asUser, runUserFor } from './run-user.ts';
import { readPostmasterFile } from './stale-server.ts';

const strays: number[] = [];
afterEach(() => {
  for (const pid of strays.splice(0)) process.kill(pid, 'SIGKILL');
});

describe('remains of an earlier server', { timeout: 30_000 }, () => {
  test('a server without a keeper is stopped cleanly and replaced', async () => {
    const { home, data, server } = await strayServer('exec');
    const database = await startEmbeddedDatabase({ home });
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(serverOf(home)).not.toBe(server);
    expect(processFacts(server)?.zombie ?? true).toBe(true);
    expect(readFileSync(join(data, '..', 'postgres.log'), 'utf8')).not.toMatch(/not properly shut down/);
    await database.stop();
  });

  test('a zombie is not mistaken for a server', async () => {
    const { home, data, server } = await strayServer('keep');
    process.kill(server, 'SIGKILL');
    await eventually(() => processFacts(server)?.zombie === true && processesIn(data).length === 0);
    expect(readPostmasterFile(data)?.pid).toBe(server);
    const database = await startEmbeddedDatabase({ home });
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(processFacts(server)?.zombie).toBe(true);
    await database.stop();
  });

  test("another process with a dead server's pid is left alone and does not stop the start", async () => {
    const home = await usedHome();
    const data = join(directoryOf(home), 'data');
    const user = runUserFor(data);
    const stranger = spawn('sleep', ['60'], asUser(user));
    strays.push(stranger.pid ?? 0);
    const run = join(directoryOf(home), 'run');
    writeFileSync(
      join(data, 'postmaster.pid'),
      `${stranger.pid}\n${data}\n1700000000\n5432\n${run}\n\n  1 1\nready   \n`,
    );
    writeFileSync(join(run, '.s.PGSQL.5432.lock'), `${stranger.pid}\n${data}\n1700000000\n5432\n${run}\n`);
    for (const file of [join(data, 'postmaster.pid'), join(run, '.s.PGSQL.5432.lock')]) {
      if (user) chownSync(file, user.uid, user.gid);
    }
    const database = await startEmbeddedDatabase({ home });
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
    await database.stop();
  });

  test('the start waits for a back end that outlives its killed postmaster, and no data are lost', async () => {
    const home = newHome();
    const database = await startEmbeddedDatabase({ home });
    await ask(database, 'create table kept as select 1 as answer');
    // A sort does not check whether the postmaster lives.
    const busy = ask(
      database,
      'select count(*) from (select md5(g::text) m from generate_series(1, 3000000) g order by 1) s',
    );
    busy.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const server = serverOf(home);
    process.kill(server ?? 0, 'SIGKILL');
    await eventually(() => serverOf(home) !== undefined && serverOf(home) !== server, 20);
    await expect
      .poll(() => ask(database, 'select answer from kept').catch(() => []), { timeout: 20_000 })
      .toEqual([{ answer: 1 }]);
    await database.stop();
  });
});

async function usedHome(): Promise<string> {
  const home = newHome();
  await (await startEmbeddedDatabase({ home })).stop();
  return home;
}

/**
 * Starts a server without a keeper. Its parent is init (exec), or a shell that never reaps its dead child
 * (keep).
 */
async function strayServer(parent: 'exec' | 'keep'): Promise<{ home: string; data: string; server: number }> {
  const home = await usedHome();
  const directory = directoryOf(home);
  const data = join(directory, 'data');
  const user = runUserFor(data);
  const { directory: programs } = findBinaries({ user, copies: directory });
  const script = parent === 'exec' ? '"$0" "$@" & exit' : '"$0" "$@" & exec sleep 60';
  const args = ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${directory}/run`];
  const shell = spawn('/bin/sh', ['-c', script, join(programs, 'postgres'), ...args], {
    ...asUser(user),
    stdio: 'ignore',
  });
  if (parent === 'keep') strays.push(shell.pid ?? 0);
  await eventually(() => readPostmasterFile(data)?.status === 'ready');
  return { home, data, server: readPostmasterFile(data)?.pid ?? 0 };
}
