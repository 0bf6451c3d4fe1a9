import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { checkDatabase, checkMigrations } from '../../cli/doctor-database.ts';
import { jobs } from '../../jobs.ts';
import { startTestCluster } from '../../testing/test-cluster.ts';
import { askServer, createTestDatabase, databaseOf } from '../../testing/test-database.ts';
import { isPrepared, prepare } from '../jobs/prepare.ts';
import { migrate } from './migrate.ts';
import { migrationFolder, migrationNames } from './migrations.ts';
import { type Connection, createPool } from './pool.ts';

const { connection: given, template } = inject('testServer');

/** A login that is no superuser, and a database that it owns. */
async function ordinaryOwner(cluster: Connection, name: string, rights: string): Promise<Connection> {
  await askServer(cluster, `create role ${name} login ${rights}`);
  await askServer(cluster, `create database ${name} owner ${name}`);
  return { ...databaseOf(cluster, name), user: name };
}

const refusal =
  /^The database user may not prepare the database \(.+\): let it own the database and create the role bellwether_app \(alter role … createrole\), or make that role and grant it to the user\.$/;

test('four nodes at once migrate an empty database, each migration once', async () => {
  const { connection, drop } = await createTestDatabase(given);
  const applied = await Promise.all(Array.from({ length: 4 }, () => prepare(connection, jobs)));
  expect(applied.flat().sort()).toEqual(await migrationNames());
  await drop();
});

test('each migration has its own transaction, and waits for a lock in short tries', async () => {
  const { connection, drop } = await createTestDatabase(given);
  onTestFinished(drop);
  const names = await migrationNames();
  const last = names.slice(-3);
  await migrate(connection, names.slice(0, -3));
  const holder = createPool({ connection, as: 'owner', size: 1 });
  const client = await holder.connect();
  await client.query('begin; lock table person, goal, tenant, session, event, mail in row exclusive mode');
  await client.query('lock table schema_migration in access exclusive mode');
  const patience = { lockMilliseconds: 50, tries: 40, pauseMilliseconds: 50 };
  const short = { ...patience, tries: 2 };
  // The first read of the names is no migration, so it waits outside of the tries.
  const waiting = migrate(connection, names, patience);
  await setTimeout(300);
  await client.query('commit; begin; lock table schema_migration in share mode');
  await expect(migrate(connection, names, short)).rejects.toThrow(/lock timeout/);
  await client.query('commit');
  client.release();
  await holder.end();
  expect(await waiting).toEqual(last);
  const { rows } = await askServer(
    connection,
    'select name, xmin::text from schema_migration order by name desc limit 4',
  );
  expect(new Set(rows.slice(0, 3).map(({ xmin }) => xmin)).size).toBe(3);
});

test('a connection lost between two tries fails no migration', async () => {
  const { connection, drop } = await createTestDatabase(given);
  onTestFinished(drop);
  const names = await migrationNames();
  await migrate(connection, names.slice(0, -1));
  const holder = createPool({ connection, as: 'owner', size: 1 });
  const client = await holder.connect();
  await client.query('begin; lock table schema_migration in share mode');
  const waiting = migrate(connection, names, { lockMilliseconds: 50, tries: 100, pauseMilliseconds: 500 });
  const idle =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle' and query ilike 'rollback'";
  await vi.waitFor(async () => expect((await askServer(connection, idle)).rows).toHaveLength(1), 10_000);
  await client.query('commit');
  client.release();
  await holder.end();
  expect(await waiting).toEqual(names.slice(-1));
});

test('what stands after every migration is made once, so a later one locks no table that it does not change', async () => {
  const { connection, drop } = await createTestDatabase(given, template);
  onTestFinished(drop);
  const holder = createPool({ connection, as: 'owner', size: 1 });
  const client = await holder.connect();
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^schema_migration'",
  );
  expect(rows.length).toBeGreaterThan(100);
  await client.query(`begin; lock table ${rows.map(({ name }) => name).join(', ')} in row exclusive mode`);
  const afterEach = readFileSync(new URL('after_each.sql', migrationFolder), 'utf8');
  await askServer(connection, `set lock_timeout = '1s'; ${afterEach}`);
  await client.query('rollback');
  client.release();
  await holder.end();
});

test('one statement tells an up-to-date database from any other', async () => {
  const empty = await createTestDatabase(given);
  const outside = createPool({ connection: empty.connection, as: 'application', size: 1 });
  expect(await isPrepared(outside, jobs)).toBe(false);
  await outside.end();
  await empty.drop();
  const { connection, drop } = await createTestDatabase(given, template);
  const pool = createPool({ connection, as: 'application', size: 1 });
  expect(await isPrepared(pool, jobs)).toBe(true);
  expect(await isPrepared(pool, jobs.slice(1))).toBe(false);
  await askServer(connection, 'alter schema pgboss rename to away');
  expect(await isPrepared(pool, jobs)).toBe(false);
  await askServer(connection, 'alter schema away rename to pgboss');
  const [, missing] = await migrationNames();
  await askServer(connection, `delete from schema_migration where name = '${missing}'`);
  expect(await isPrepared(pool, jobs)).toBe(false);
  await askServer(connection, "delete from schema_migration where name > '0001' and name not like '0001%'");
  expect(await isPrepared(pool, jobs)).toBe(false);
  await pool.end();
  await drop();
});

test('a database migrated by a newer program is left unchanged and reported', async () => {
  const { connection, drop } = await createTestDatabase(given, template);
  onTestFinished(drop);
  await askServer(
    connection,
    "insert into schema_migration select '9999_later', max(timestamp) from schema_migration",
  );
  const sentence =
    'The database was brought further by a newer Bellwether (9999_later): start that one, or restore what was saved before it.';
  await expect(prepare(connection, jobs)).rejects.toThrow(sentence);
  expect(await checkMigrations(connection)).toEqual({ what: 'migrations', isOk: false, says: sentence });
});

// This test needs its own cluster without the role. A busy machine takes seconds to start one.
test('an ordinary owner needs the right to create the role or take it on, and the error says so', {
  timeout: 90_000,
}, async () => {
  const { connection: cluster, stop } = await startTestCluster();
  onTestFinished(stop);
  const plain = await ordinaryOwner(cluster, 'plain', 'nocreaterole');
  const maker = await ordinaryOwner(cluster, 'maker', 'createrole');
  await expect(prepare(plain, jobs)).rejects.toThrow(refusal);
  expect((await checkDatabase(plain)).says).toBe(
    'plain may not take on the role bellwether_app: as a superuser, run alter role plain createrole.',
  );

  // A database of somebody else: since PostgreSQL 15 it may make no table in it.
  await askServer(cluster, 'create database foreign_database');
  const guest = { ...databaseOf(cluster, 'foreign_database'), user: 'maker' };
  await expect(prepare(guest, jobs)).rejects.toThrow(refusal);

  expect((await checkDatabase(maker)).isOk).toBe(true);
  await prepare(maker, jobs);
  const pool = createPool({ connection: maker, as: 'application', size: 1 });
  expect(await isPrepared(pool, jobs)).toBe(true);
  await pool.end();
  expect((await checkDatabase(maker)).isOk).toBe(true);
  expect(await prepare(maker, jobs)).toEqual([]);

  await expect(prepare(plain, jobs)).rejects.toThrow(refusal);
  expect((await checkDatabase(plain)).says).toBe(
    'plain may not take on the role bellwether_app: as a superuser, run grant bellwether_app to plain.',
  );
  await askServer(cluster, 'grant bellwether_app to plain');
  expect((await checkDatabase(plain)).isOk).toBe(true);
  expect(await prepare(plain, jobs)).toEqual(await migrationNames());
});
