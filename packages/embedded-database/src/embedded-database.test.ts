import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';
import {
  ask,
  directoryOf,
  eventually,
  isRoot,
  keeperOf,
  killHolder,
  newHome,
  ordinaryUser,
  serverOf,
  startHolder,
  stopHolder,
} from './holders.fixture.ts';

const postgres15 = '/usr/lib/postgresql/15/bin';

describe('start', { timeout: 30_000 }, () => {
  test('gives an empty database over a unix socket, with the promised settings', async () => {
    const home = newHome();
    const database = await startEmbeddedDatabase({ home, flags: ['-c', 'work_mem=9MB'] });
    expect(database).toMatchObject({ database: 'bellwether', user: 'bellwether', adopted: false });
    const names = [
      'listen_addresses',
      'fsync',
      'data_checksums',
      'TimeZone',
      'server_encoding',
      'work_mem',
      'max_connections',
    ];
    const rows = await ask(
      database,
      `select name, setting from pg_settings where name in ('${names.join("','")}')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '',
      fsync: 'on',
      data_checksums: 'on',
      TimeZone: 'UTC',
      server_encoding: 'UTF8',
      work_mem: '9216',
      max_connections: '60',
    });
    const [role] = await ask(
      database,
      'select rolsuper, datcollate from pg_roles, pg_database where rolname = current_user and datname = current_database()',
    );
    expect(role).toMatchObject({ rolsuper: true, datcollate: 'C.UTF-8' });
    await ask(database, 'create extension pg_stat_statements');
    await database.stop();
  });

  test('finds the data of the previous run', async () => {
    const home = newHome();
    const first = await startEmbeddedDatabase({ home });
    await ask(first, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await startEmbeddedDatabase({ home });
    expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  test('keeps other users out of the database', async () => {
    const home = newHome();
    const database = await startEmbeddedDatabase({ home });
    for (const folder of [database.host, join(directoryOf(home), 'data')]) {
      expect(statSync(folder).mode & 0o077).toBe(0);
    }
    expect(statSync(join(directoryOf(home), 'postgres.log')).mode & 0o077).toBe(0);
    await database.stop();
  });

  test('keeps the text and the row of a failing statement out of the log', async () => {
    const home = newHome();
    const database = await startEmbeddedDatabase({ home });
    await ask(
      database,
      "create table secrets (word text primary key); insert into secrets values ('whisper')",
    );
    await expect(ask(database, "insert into secrets values ('whisper')")).rejects.toThrow(/duplicate key/);
    await database.stop();
    const log = readFileSync(join(directoryOf(home), 'postgres.log'), 'utf8');
    expect(log).toMatch(/duplicate key/);
    expect(log).not.toMatch(/whisper/);
  });

  test("puts its socket into a short folder when the home's path is too long for a socket", async () => {
    const home = join(newHome(), 'deep'.repeat(20), 'deeper'.repeat(15));
    mkdirSync(home, { recursive: true });
    const database = await startEmbeddedDatabase({ home });
    expect(database.host).toMatch(/^\/tmp\/bellwether-/);
    expect(statSync(database.host).mode & 0o077).toBe(0);
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(existsSync(database.host)).toBe(false);
  });

  test('works in a home whose name looks like a list', async () => {
    const home = join(newHome(), 'a, b "c"');
    mkdirSync(home);
    const database = await startEmbeddedDatabase({ home });
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  test('works for an ordinary user', async () => {
    const user = ordinaryUser();
    const home = newHome(user);
    const holder = startHolder({ home }, user);
    await holder.database;
    const data = join(directoryOf(home), 'data');
    expect(statSync(data).uid).toBe(user?.uid ?? process.getuid?.());
    await stopHolder(holder);
    expect(serverOf(home)).toBeUndefined();
  });

  // If PostgreSQL 15 is missing, the step `server-15` fails and says so.
  if (existsSync(postgres15))
    test('runs another PostgreSQL on request', async () => {
      const database = await startEmbeddedDatabase({ home: newHome(), binaries: postgres15 });
      expect(await ask(database, 'show server_version_num')).toEqual([
        { server_version_num: expect.stringMatching(/^15/) },
      ]);
      await database.stop();
    });

  test("says in one sentence that the cluster's version is not installed", async () => {
    const home = newHome();
    await (await startEmbeddedDatabase({ home })).stop();
    writeFileSync(join(directoryOf(home), 'data', 'PG_VERSION'), '14\n');
    await expect(startEmbeddedDatabase({ home })).rejects.toThrow(
      /^The embedded database was made by PostgreSQL 14, and only PostgreSQL 18.* is installed here: install version 14, or begin with another BELLWETHER_HOME\.$/,
    );
  });

  test('does not touch a folder with other content', async () => {
    const home = newHome();
    mkdirSync(join(home, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(home, 'postgres', 'data', 'letter.txt'), 'mine');
    await expect(startEmbeddedDatabase({ home })).rejects.toThrow(/holds files but no database/);
    expect(readdirSync(join(home, 'postgres', 'data'))).toEqual(['letter.txt']);
  });
});

describe('end', { timeout: 30_000 }, () => {
  test('stop() returns when the server and its keeper are gone, and may be called twice', async () => {
    const home = newHome();
    const database = await startEmbeddedDatabase({ home });
    expect(serverOf(home)).toBeDefined();
    await Promise.all([database.stop(), database.stop()]);
    expect(serverOf(home)).toBeUndefined();
    expect(keeperOf(home)).toBeUndefined();
  });

  test("the server ends with its holder's process, also after kill -9", async () => {
    const home = newHome();
    const holder = startHolder({ home, writers: 2 });
    await holder.database;
    await killHolder(holder);
    await eventually(() => serverOf(home) === undefined && keeperOf(home) === undefined);
  });

  test('the server ends when the keeper and its holder are killed together', async () => {
    const home = newHome();
    const holder = startHolder({ home });
    await holder.database;
    process.kill(keeperOf(home) ?? 0, 'SIGKILL');
    await killHolder(holder);
    await eventually(() => serverOf(home) === undefined);
  });

  test('pressing Ctrl-C twice stops everything cleanly', async () => {
    const home = newHome();
    const holder = startHolder({ home });
    await holder.database;
    process.kill(-holder.pid, 'SIGINT');
    process.kill(-holder.pid, 'SIGINT');
    await holder.ended;
    expect(holder.child.exitCode).toBe(0);
    expect(serverOf(home)).toBeUndefined();
    const log = readFileSync(join(directoryOf(home), 'postgres.log'), 'utf8');
    expect(log).toMatch(/database system is shut down\s*$/);
  });

  test('a signal to the keeper does not take the database from its holders', async () => {
    const home = newHome();
    const database = await startEmbeddedDatabase({ home });
    const server = serverOf(home);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(keeperOf(home) ?? 0, signal);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(serverOf(home)).toBe(server);
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });
});

describe('two holders', { timeout: 60_000 }, () => {
  test('share one server, which runs until the last holder ends', async () => {
    const home = newHome();
    const holders = [1, 2, 3, 4].map(() => startHolder({ home }));
    const databases = await Promise.all(holders.map(({ database }) => database));
    expect(databases.filter(({ adopted }) => !adopted)).toHaveLength(1);
    expect(new Set(databases.map(({ host }) => host)).size).toBe(1);
    const server = serverOf(home);
    const starter = databases.findIndex(({ adopted }) => !adopted);
    const [first, second, third, last] = [starter, ...[0, 1, 2, 3].filter((index) => index !== starter)];
    for (const [index, end] of [
      [first, stopHolder],
      [second, killHolder],
      [third, stopHolder],
    ] as const) {
      const holder = holders[index ?? 0];
      if (holder) await end(holder);
      expect(serverOf(home)).toBe(server);
    }
    const remaining = databases[last ?? 0];
    if (remaining) expect(await ask(remaining, 'select 1 as one')).toEqual([{ one: 1 }]);
    const lastHolder = holders[last ?? 0];
    if (lastHolder) await stopHolder(lastHolder);
    expect(serverOf(home)).toBeUndefined();
  });

  test('a start during the last stop gets its own server', async () => {
    const home = newHome();
    for (let round = 0; round < 6; round++) {
      const first = await startEmbeddedDatabase({ home });
      const ending = first.stop();
      const second = await startEmbeddedDatabase({ home });
      await ending;
      expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
      await second.stop();
      expect(serverOf(home)).toBeUndefined();
    }
  });
});

// These cases happen to root only.
if (isRoot)
  describe('root', { timeout: 30_000 }, () => {
    test('runs the server as an ordinary user', async () => {
      const home = newHome();
      const database = await startEmbeddedDatabase({ home });
      expect(statSync(`/proc/${serverOf(home)}`).uid).not.toBe(0);
      await database.stop();
    });

    test('serves a cluster that an ordinary user made as that user', async () => {
      const user = ordinaryUser();
      const home = newHome(user);
      await stopHolderOf(home, user);
      const database = await startEmbeddedDatabase({ home });
      expect(statSync(`/proc/${serverOf(home)}`).uid).toBe(statSync(join(directoryOf(home), 'data')).uid);
      await database.stop();
    });

    test('leaves no file that keeps that user out', async () => {
      const user = ordinaryUser();
      const home = newHome(user);
      await stopHolderOf(home, user);
      // Same state as after a log rotation.
      rmSync(join(directoryOf(home), 'postgres.log'));
      await (await startEmbeddedDatabase({ home })).stop();
      await stopHolderOf(home, user);
    });
  });

async function stopHolderOf(home: string, user: ReturnType<typeof ordinaryUser>): Promise<void> {
  const holder = startHolder({ home }, user);
  await holder.database;
  await stopHolder(holder);
}
