import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { askServer, createTestDatabase } from '../../testing/test-database.ts';
import { indexStatements } from './index-migrations.ts';
import { migrate } from './migrate.ts';
import { migrationFolder, migrationNames } from './migrations.ts';
import { createPool } from './pool.ts';

const { connection: given, template } = inject('testServer');
const name = '9999_goals_by_title';
const text = `-- Titles.
create index concurrently if not exists goal_title_test
  on goal (tenant_id, title);\n`;
const patience = { lockMilliseconds: 5_000, tries: 2, pauseMilliseconds: 50 };

/** The folder of all migrations, and one more. */
const home = mkdtempSync(join(tmpdir(), 'bellwether-migrations-'));
afterAll(() => rmSync(home, { recursive: true }));
const folder = pathToFileURL(`${home}/`);
cpSync(migrationFolder, home, { recursive: true });
writeFileSync(join(home, `${name}.sql`), text);

async function database(from?: string) {
  const made = await createTestDatabase(given, from);
  onTestFinished(made.drop);
  const ask = async (statement: string) => (await askServer(made.connection, statement)).rows;
  const names = [...(await migrationNames()), name];
  const validity = "select indisvalid from pg_index where indexrelid = to_regclass('goal_title_test')";
  return {
    connection: made.connection,
    ask,
    migrateAll: () => migrate(made.connection, names, patience, folder),
    isValid: async () => (await ask(validity)).map(({ indisvalid }) => indisvalid),
  };
}

test('an index is made while others write, once, though several nodes make it', async () => {
  const { connection, ask, migrateAll, isValid } = await database(template);
  const holder = createPool({ connection, as: 'owner', size: 1 });
  onTestFinished(() => holder.end());
  const client = await holder.connect();
  await client.query('begin; lock table goal in row exclusive mode');
  let isDone = false;
  const migrating = Promise.all([migrateAll(), migrateAll(), migrateAll()]).finally(() => {
    isDone = true;
  });
  await expect
    .poll(() =>
      ask(
        "select from pg_stat_activity where query ilike 'create index concurrently%' and datname = current_database()",
      ),
    )
    .toHaveLength(1);
  await setTimeout(200);
  await ask("begin; set local lock_timeout = '1s'; lock table goal in row exclusive mode; commit");
  expect(isDone).toBe(false);
  await client.query('commit');
  client.release();
  expect((await migrating).flat()).toEqual([name]);
  expect(await isValid()).toEqual([true]);
});

test('what a stopped run left is made anew', async () => {
  const { connection, migrateAll, isValid } = await database(template);
  const holder = createPool({ connection, as: 'owner', size: 1 });
  onTestFinished(() => holder.end());
  const client = await holder.connect();
  await client.query('begin; lock table goal in row exclusive mode');
  await expect(stopped(connection)).rejects.toThrow(/timeout/);
  await client.query('commit');
  client.release();
  expect(await isValid()).toEqual([false]);
  expect(await migrateAll()).toEqual([name]);
  expect(await isValid()).toEqual([true]);
});

/** Makes the index as long as a node that is stopped meanwhile. */
async function stopped(connection: Parameters<typeof askServer>[0]) {
  const pool = createPool({ connection, as: 'owner', size: 1 });
  try {
    await pool.query("set lock_timeout = '300ms'");
    await pool.query(text.replace('-- Titles.\n', ''));
  } finally {
    await pool.end();
  }
}

test('an empty database gets it in the transaction of all tables', async () => {
  const { migrateAll, isValid } = await database();
  expect(await migrateAll()).toContain(name);
  expect(await isValid()).toEqual([true]);
});

test('such a migration does nothing else', () => {
  expect(indexStatements('create index a on b (c);')).toEqual([]);
  expect(() => indexStatements(`${text}alter table goal add column day date;`)).toThrow(
    /not: alter table goal/,
  );
});
