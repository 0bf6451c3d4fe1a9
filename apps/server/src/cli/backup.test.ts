import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { getAvatar, uploadAvatar } from '@bellwether/contract/people/avatar';
import { numbered } from '@bellwether/domain/shared/counted';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { ArchiveWriter, verifyArchive } from '../platform/backup/archive.ts';
import { backupFormat, type Manifest } from '../platform/backup/manifest.ts';
import { migrationNames } from '../platform/database/migrations.ts';
import { type Connection, createPool } from '../platform/database/pool.ts';
import { startBucketServer } from '../testing/bucket-server.ts';
import { runCommands } from '../testing/command-line.ts';
import { buildGoalCompany } from '../testing/goal-company.ts';
import { askServer, createTestDatabase, urlOf } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const home = mkdtempSync(join(tmpdir(), 'bellwether-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const { connection: cluster, template } = inject('testServer');
const backupFile = join(home, 'whole.tar.gz');
let count = 0;
const nameOf = (what: string) => {
  count += 1;
  return join(home, `${what}-${count}`);
};
/** The environment of an installation whose files lie in a folder of its own. */
const envOf = (connection: Connection, files = `file://${nameOf('files')}`) => ({
  DATABASE_URL: urlOf(connection),
  BELLWETHER_HOME: home,
  FILES_URL: files,
});

const copied = `select string_agg(format('select %L as name, count(*) || '' '' ||
    md5(coalesce(string_agg(r::text, ''|'' order by r::text), '''')) as hash from %I r', table_name, table_name), ' union all ')
    as statement
  from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^schema_migration'`;

const server = await startTestServer();
const company = await buildGoalCompany(server);
await company.signIn();
const goal = await company.makeApproved('member', { Title: 'Tab\there, \\N and\nlines' });
const child = await company.make('peer', { ParentId: goal.Goal.Id });
const bytes = new Uint8Array(
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#1a4f8b' } })
    .png()
    .toBuffer(),
);
await company.must('member', uploadAvatar, {
  params: { profileId: company.people.member.id },
  file: { bytes },
});
const other = await server.buildTenant({ name: 'Umbrella' });
await askServer(
  server.connection,
  `insert into mail (tenant_id, kind, person_id, requested_at) values (${other.id}, 'probe', ${other.ceo.id}, now())`,
);
await askServer(
  server.connection,
  `insert into person_import (tenant_id, author_id, state, cells, total, created_at, changed_at)
    values (${other.id}, ${other.ceo.id}, 'waiting', '[]', 0, now(), now())`,
);
const { files: ownFiles } = server.context.config;
const source = envOf(server.connection, ownFiles.kind === 'folder' ? `file://${ownFiles.folder}` : '');
const made = await runCommands(['backup', backupFile], source);

const target = await createTestDatabase(cluster);
afterAll(() => target.drop());
const restoredEnv = envOf(target.connection);
const restored = await runCommands(['restore', backupFile], restoredEnv);
const restoredRows = await hashes(target.connection);
const sourceRows = await hashes(server.connection);
const second = await startTestServer({
  database: target.connection,
  clock: server.clock,
  env: { FILES_URL: restoredEnv.FILES_URL },
});

/** The number and a hash of the rows of every table. */
async function hashes(connection: Connection): Promise<Record<string, string>> {
  const [asked] = (await askServer(connection, copied)).rows;
  const { rows } = await askServer(connection, asked.statement);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

describe('a backup and its restore', () => {
  test('say what they hold', async () => {
    const { tables } = await verifyArchive(backupFile);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const companies = tables.find(({ name }) => name === 'tenant')?.rows;
    expect(companies).toBeGreaterThan(1);
    expect(made).toEqual({
      code: 0,
      printed: `${backupFile} holds ${numbered(companies ?? 0, 'company', 'companies')}, ${numbered(rows, 'row')} and 1 file, and is verified.`,
      noted: '',
    });
    expect(restored).toMatchObject({ code: 0, noted: '' });
    expect(restored.printed).toMatch(
      new RegExp(
        `^The backup of \\S+ is restored: ${numbered(rows, 'row')} and 1 file\\.\nMails are held: 1 wait, and new ones join them\\. Once no other installation writes to these people, run bellwether resume --mails\\.$`,
      ),
    );
    expect(statSync(backupFile).mode & 0o077).toBe(0);
    expect(existsSync(`${backupFile}.part`)).toBe(false);
  });

  test('keep every row of every table, and queue the mails that wait', async () => {
    const { due_work: queued, person_import: _ended, mail_hold: held, ...after } = restoredRows;
    const { due_work: before, person_import: _waiting, mail_hold: free, ...rest } = sourceRows;
    expect(after).toEqual(rest);
    expect(rest.goal).toMatch(/^2 /);
    expect([before?.split(' ')[0], queued?.split(' ')[0]]).toEqual(['0', '1']);
    expect([free?.split(' ')[0], held?.split(' ')[0]]).toEqual(['0', '1']);
  });

  test('end an import that waits, because its job is not in the backup', async () => {
    const imports = 'select state, cells from person_import';
    expect((await askServer(target.connection, imports)).rows).toEqual([{ state: 'failed', cells: null }]);
    expect((await askServer(server.connection, imports)).rows).toMatchObject([{ state: 'waiting' }]);
  });

  test('leave policies and triggers as the migrations made them', async () => {
    const state = `select string_agg(relname::text || relrowsecurity || relforcerowsecurity, ' ' order by relname) as tables,
      (select string_agg(tgname::text || tgenabled::text, ' ' order by tgname) from pg_trigger where not tgisinternal) as triggers
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
    expect((await askServer(target.connection, state)).rows).toEqual(
      (await askServer(server.connection, state)).rows,
    );
  });

  test('let people work on: sessions, files, new ids and paths', async () => {
    const token = await server.signInAs(company.people.ceo);
    expect((await second.call(getAvatar, { token, params: { id: company.people.member.id } })).status).toBe(
      401,
    );
    const own = await second.signInAs(company.people.ceo);
    const avatar = await second.call(getAvatar, { token: own, params: { id: company.people.member.id } });
    const { Url } = avatar.body.AvatarImage ?? { Url: '' };
    const picture = await second.send({ method: 'GET', url: String(Url) });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const next = await second.call(createGoal, {
      token: own,
      body: company.save({ ParentId: 0, IsDraft: true }),
    });
    expect(next.body.Goal.Id).toBe(child.Goal.Id + 1);
    const paths = await askServer(
      target.connection,
      `select count(*)::int as paths from goal_path where descendant_id = ${next.body.Goal.Id}`,
    );
    expect(paths.rows).toEqual([{ paths: 1 }]);
  });
});

test('a backup during writes holds each change whole or not at all', async () => {
  const path = nameOf('busy.tar.gz');
  const writer = await server.owner.connect();
  onTestFinished(() => writer.release());
  await writer.query('begin');
  // Tables are read in the order of their names here: the goals before this one, their transitions after it.
  await writer.query('lock table goal_follow in access exclusive mode');
  const backup = runCommands(['backup', path], source);
  await vi.waitFor(async () => {
    const waiting = await server.owner.query(
      "select from pg_stat_activity where application_name = 'bellwether backup' and wait_event_type = 'Lock'",
    );
    expect(waiting.rowCount).toBe(1);
  }, 10_000);
  await writer.query(`with made as (
      insert into goal (tenant_id, owner_id, period_id, state, goal_type, is_private, title, measurement, author_id,
        created_at, updated_at)
      select tenant_id, owner_id, period_id, state, goal_type, is_private, 'Later', measurement, author_id, created_at,
        updated_at from goal where id = ${goal.Goal.Id} returning *)
    insert into goal_transition (tenant_id, goal_id, transitionable_type, transitionable_id, to_state, goal_name,
      author_id, created_at)
    select tenant_id, id, 'Goal', id, state, title, author_id, created_at from made`);
  await writer.query('commit');
  expect(await backup).toMatchObject({ code: 0 });
  const rowsIn = async (file: string) =>
    Object.fromEntries((await verifyArchive(file)).tables.map(({ name, rows }) => [name, rows]));
  const [before, during] = [await rowsIn(backupFile), await rowsIn(path)];
  for (const table of ['goal', 'goal_transition', 'goal_path']) expect(during[table]).toBe(before[table]);
  const after = nameOf('after.tar.gz');
  await runCommands(['backup', after], source);
  const { goal: goals = 0, goal_transition: transitions = 0 } = before;
  expect(await rowsIn(after)).toMatchObject({ goal: goals + 1, goal_transition: transitions + 1 });
});

describe('a restore refuses and writes nothing', () => {
  const empty = createTestDatabase(cluster);
  const prepared = createTestDatabase(cluster, template);
  afterAll(async () => {
    for (const database of await Promise.all([empty, prepared])) await database.drop();
  });

  test.each([
    ['is cut in the middle', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['is cut at its end', (whole: Buffer) => whole.subarray(0, -9)],
    ['has one other byte', (whole: Buffer) => flipped(whole, Math.floor(whole.length / 2))],
    ['has another byte in its checksum', (whole: Buffer) => flipped(whole, whole.length - 6)],
    ['is empty', () => Buffer.alloc(0)],
    ['is something else', () => Buffer.from('select 1;')],
  ])('a file that %s', async (_name, broken) => {
    const path = nameOf('broken.tar.gz');
    writeFileSync(path, broken(readFileSync(backupFile)));
    const { connection } = await empty;
    const env = envOf(connection);
    const { code, noted } = await runCommands(['restore', path], env);
    expect([code, noted.startsWith(`${path} is no whole backup of Bellwether (`)]).toEqual([1, true]);
    const { rows } = await askServer(connection, "select to_regclass('tenant') as tenant");
    expect([rows, existsSync(env.FILES_URL.replace('file://', ''))]).toEqual([[{ tenant: null }], false]);
  });

  function flipped(whole: Buffer, at: number): Buffer {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  }

  test.each([
    [
      'rows that are missing',
      { tables: [{ name: 'goal', columns: ['id'], rows: 1 }] },
      /rows of goal are missing/,
    ],
    [
      'a newer version',
      { migrations: ['9999_later'] },
      /^The backup was made by a newer Bellwether \(9999_later\)/,
    ],
    [
      'an older version',
      { migrations: ['0001_foundation'] },
      /^The backup was made by an older Bellwether \(its last migration is 0001_foundation\)/,
    ],
    ['other tables', {}, /its tables are others/],
  ])('a backup with %s', async (_name, change: Partial<Manifest>, sentence) => {
    const path = nameOf('crafted.tar.gz');
    const archive = new ArchiveWriter(path);
    await archive.finish({
      format: backupFormat,
      madeAt: '2026-11-18T15:00:00.000Z',
      migrations: await migrationNames(),
      tables: [],
      sequences: [],
      mediaTypes: {},
      ...change,
    });
    const env = envOf((await prepared).connection);
    expect(await runCommands(['restore', path], env)).toEqual({
      code: 1,
      printed: '',
      noted: expect.stringMatching(sentence),
    });
  });

  test('a name that is no part of a backup', async () => {
    const path = nameOf('crafted.tar.gz');
    const archive = new ArchiveWriter(path);
    await archive.add('files/../../etc/passwd', Buffer.from('x'));
    await archive.finish({
      format: backupFormat,
      madeAt: '2026-11-18T15:00:00.000Z',
      migrations: await migrationNames(),
      tables: [],
      sequences: [],
      mediaTypes: {},
    });
    const { code, noted } = await runCommands(['restore', path], envOf((await empty).connection));
    expect([code, noted]).toEqual([1, expect.stringMatching(/it holds something else/)]);
  });

  test('a database that holds a company', async () => {
    const before = await hashes(server.connection);
    expect(await runCommands(['restore', backupFile], source)).toEqual({
      code: 1,
      printed: '',
      noted:
        'The database holds companies already: a backup is restored into an empty database or home only.',
    });
    expect(await hashes(server.connection)).toEqual(before);
  });

  test('a database that a server uses', async () => {
    const { connection } = await prepared;
    const pool = createPool({ connection, as: 'application', size: 1 });
    await pool.query('select 1');
    const refused = await runCommands(['restore', backupFile], envOf(connection));
    await pool.end();
    expect(refused).toEqual({
      code: 1,
      printed: '',
      noted: 'A server or another command uses the database (bellwether): stop all of them, then restore.',
    });
  });

  test('a file that is not there', async () => {
    expect(await runCommands(['restore', '/nowhere/x'], source)).toEqual({
      code: 1,
      printed: '',
      noted: 'The file /nowhere/x cannot be read (ENOENT).',
    });
  });
});

describe('a backup refuses', () => {
  test('to replace a file', async () => {
    expect(await runCommands(['backup', backupFile], source)).toMatchObject({
      code: 1,
      noted: `${backupFile} exists already: name another file, or move it away.`,
    });
  });

  test('a database without Bellwether, and leaves no file', async () => {
    const path = nameOf('none.tar.gz');
    const { connection, drop } = await createTestDatabase(cluster);
    onTestFinished(drop);
    expect(await runCommands(['backup', path], envOf(connection))).toMatchObject({
      code: 1,
      noted: 'The database holds no Bellwether: there is nothing to back up.',
    });
    expect([path, `${path}.part`].filter(existsSync)).toEqual([]);
  });

  test('a folder that is not there', async () => {
    expect(await runCommands(['backup', '/nowhere/x'], source)).toMatchObject({
      code: 1,
      noted: 'The file /nowhere/x.part cannot be written (ENOENT).',
    });
  });
});

test('a backup names files that the storage has lost', async () => {
  const path = nameOf('lost.tar.gz');
  const env = { ...source, FILES_URL: `file://${nameOf('lost')}` };
  expect(await runCommands(['backup', path], env)).toMatchObject({
    code: 0,
    noted: 'Missing in the storage, so not in the backup: 1 file.',
  });
});

/**
 * Rows may have another order in another backup. A restore queues the mail that waits as due work, and ends the import.
 */
const dataOf = ({ parts }: Manifest) =>
  parts
    .filter(({ name }) => !/due_work|person_import|mail_hold/.test(name))
    .map((part) => (part.name.startsWith('files/') ? part : { name: part.name, size: part.size }));

test('an owner without other rights restores and backs up, with files in a bucket', async () => {
  const role = `bw_keeper_${process.pid}`;
  await askServer(cluster, `create role ${role} login`);
  await askServer(cluster, `grant bellwether_app to ${role}`);
  const { connection, drop } = await createTestDatabase(cluster);
  onTestFinished(async () => {
    await drop();
    await askServer(cluster, `drop role ${role}`);
  });
  const name = (await askServer(connection, 'select current_database()::text as name')).rows[0].name;
  await askServer(cluster, `alter database ${name} owner to ${role}`);
  const env = {
    ...envOf(connection),
    DATABASE_URL: urlOf(connection).replace(/\/\/[^@/]*@/, `//${role}@`),
    ...(await startBucketServer()),
  };
  expect(await runCommands(['restore', backupFile], env)).toMatchObject({ code: 0, noted: '' });
  const path = nameOf('keeper.tar.gz');
  expect(await runCommands(['backup', path], env)).toMatchObject({ code: 0, noted: '' });
  const [first, again] = [await verifyArchive(backupFile), await verifyArchive(path)];
  expect(dataOf(again)).toEqual(dataOf(first));
  expect(again.sequences).toEqual(first.sequences);
  const { mail_hold: _here, ...rows } = await hashes(connection);
  const { mail_hold: _there, ...others } = restoredRows;
  expect(rows).toEqual(others);
});

test('the embedded database takes a backup and gives it again', { timeout: 90_000 }, async () => {
  const embedded = mkdtempSync(join(tmpdir(), 'bellwether-embedded-'));
  onTestFinished(() => rmSync(embedded, { recursive: true, force: true }));
  const env = { BELLWETHER_HOME: embedded };
  const kept = await runCommands(['restore', backupFile, '--keep-sending'], env);
  expect([kept.code, kept.printed.split('\n')[1]]).toEqual([
    0,
    'Mails leave as soon as a server runs: 1 wait.',
  ]);
  const path = nameOf('embedded.tar.gz');
  expect(await runCommands(['backup', path], env)).toMatchObject({ code: 0 });
  expect(dataOf(await verifyArchive(path))).toEqual(dataOf(await verifyArchive(backupFile)));
});
