import { afterAll, expect, inject, test } from 'vitest';
import { jobs } from '../../jobs.ts';
import { askServer, createTestDatabase, databaseOf, type TestDatabase } from '../../testing/test-database.ts';
import { whenDone } from '../../testing/when-done.ts';
import { prepare } from '../jobs/prepare.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './migrations.ts';
import type { Connection } from './pool.ts';

const { connection: given, template } = inject('testServer');

/**
 * The sets of migrations that stood on main and lacked a number below their latest, with the commit that made each, as
 * `git log --first-parent` of the folder shows them. Every other set is a beginning of today's list. Files of commits before
 * 52870861 had other contents in part.
 */
const stood: readonly (readonly [latest: number, lacks: readonly number[], commit: string])[] = [
  [5, [4], 'd6215846'],
  [11, [10], 'a8324515'],
  [15, [12, 13, 14], '278b276e'],
  [15, [12, 13], '291a9b0d'],
  [15, [12], '2a6c45fc'],
  [20, [18, 19], 'ae0e56be'],
  [20, [19], 'e4649fa6'],
  [47, [32, 35, 36, 40, 41, 43, 44], 'ae4a36b3'],
  [47, [32, 35, 36, 43, 44], '92101e4e'],
  [47, [35, 36, 43, 44], '8ee3d1b3'],
  [50, [35, 36, 43, 44, 48], '6c411d2d'],
  [50, [43, 44, 48], '3f7d0294'],
  [50, [48], '8f1848c1'],
  [55, [51, 52, 53, 54], '8d4f5822'],
  [55, [51, 52], '51e846d7'],
  [60, [58], 'fdb072dc'],
  [66, [61, 62], '531768a0'],
  [75, [70], 'bf5265ff'],
  [82, [70], '034abedc'],
  [101, [96, 97], '2c9933c6'],
  [106, [96, 97, 103], 'a294ee77'],
  [106, [103], '300bcc9d'],
  [113, [103], '4038d11c'],
  [125, [114, 116, 118, 120, 124], '741f4ee0'],
  [125, [114, 116, 118, 120], '123be461'],
  [125, [116, 118, 120], '8bb085d0'],
  [125, [116, 120], 'c0abfff5'],
  [125, [120], '1f0b1980'],
  [138, [126, 127, 130, 133, 134], '8b30282d'],
  [138, [126, 127, 133, 134], 'a03011f4'],
  [138, [126, 127], '19cd7460'],
];

/** A company with a ceo and a manager, in the columns that every schema has. */
const rows = `
  insert into tenant (id, subdomain, name, created_at) values (7, 'old', 'Old', '2026-11-20');
  set app.tenant_id = '7';
  insert into tenant_setting (tenant_id, goal_type, time_zone) values (7, 'OKR', 'Europe/Berlin');
  insert into person (tenant_id, id, name, email, email_key, role_name, manager_id, org_unit, created_at, updated_at)
    values (7, 1, 'Cleo', 'cleo@old.example', 'cleo@old.example', 'ceo', null, 'Board', '2026-11-20', '2026-11-20'),
      (7, 2, 'Mia', 'mia@old.example', 'mia@old.example', 'manager', 1, null, '2026-11-20', '2026-11-20');
  insert into session (tenant_id, person_id, secret_hash, created_at, last_seen_at, password_at)
    values (7, 1, '\\x01', '2026-11-20', '2026-11-20', '2026-11-20');
  insert into goal_period (tenant_id, id, index, start_date, end_date) values (7, 3, 1, '2026-10-01', '2026-12-31');
  insert into goal (tenant_id, id, owner_id, period_id, state, goal_type, is_private, title, measurement, author_id, created_at,
      updated_at)
    values (7, 4, 2, 3, 'draft', 'OKR', false, 'Grow', 'By ten', 2, '2026-11-20', '2026-11-20');`;

/** The trigger is today's, so it reads columns that an old schema lacks. */
const switchVersions = (to: 'disable' | 'enable') => `do $$ begin
  if exists (select from pg_trigger where tgname = 'keep_people_version') then
    alter table person ${to} trigger keep_people_version;
  end if;
end $$`;

/** Everything that the migrations make, without the order of columns. */
const shape = `select line from (
  select format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select format('%s %s %s', tablename, policyname, qual) from pg_policies where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('%s %s', relname, relacl) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'reader ' || reader from event_cursor
) lines order by line collate "C"`;

const shapeOf = async (connection: Connection) =>
  (await askServer(connection, shape)).rows.map((row: { line: string }) => row.line);

const numberOf = (name: string) => Number(name.slice(0, 4));

/** Makes a database with the given migrations, in a copy of `from` or in an empty one. */
async function databaseAt(applied: readonly string[], from?: TestDatabase): Promise<Connection> {
  const { connection, drop } = await createTestDatabase(given, from?.name);
  whenDone(drop);
  await migrate(connection, applied);
  return connection;
}

const names = await migrationNames();
const namesTo = (latest: number, lacks: readonly number[] = []) =>
  names.filter((name) => numberOf(name) <= latest && !lacks.includes(numberOf(name)));

/** From this number on, a database has every table that is compared. */
const comparedFrom = 15;
const levels = [...new Set(stood.map(([latest]) => Math.max(latest, comparedFrom)))];

async function writeRows(connection: Connection): Promise<void> {
  await askServer(connection, switchVersions('disable'));
  await askServer(connection, rows);
  await askServer(connection, switchVersions('enable'));
}

async function expectRows(connection: Connection, isNewest: boolean): Promise<void> {
  const { rows: people } = await askServer(
    connection,
    `select name, ${isNewest ? 'department' : 'org_unit'} as unit, (select count(*)::int from org_path where tenant_id = 7) as paths
      from person order by id`,
  );
  expect(people).toEqual([
    { name: 'Cleo', unit: 'Board', paths: 3 },
    { name: 'Mia', unit: isNewest ? 'Board' : null, paths: 3 },
  ]);
  const goals = await askServer(connection, 'select title, state from goal');
  expect(goals.rows).toEqual([{ title: 'Grow', state: 'draft' }]);
}

/** The shape of a database with all numbers up to a level, as an old one with data has it on its way to the newest schema. */
const shapes = new Map<number, readonly string[]>();

test('data of the migrations to 9 (52870861) go up, from each number to the next', {
  timeout: 120_000,
}, async () => {
  const connection = await databaseAt(namesTo(9));
  await writeRows(connection);
  for (const level of levels) {
    await migrate(connection, namesTo(level));
    shapes.set(level, await shapeOf(connection));
  }
  await migrate(connection);
  expect(await shapeOf(connection)).toEqual(await shapeOf(databaseOf(given, template)));
  await expectRows(connection, true);
});

/** An empty database that goes up from case to case, as far as the next first gap: each case begins with a copy. */
const rising = await createTestDatabase(given);
afterAll(rising.drop);

// With its gaps filled, such a database equals one on the way above, so all go on alike to the newest schema.
test.each(stood)('data of the migrations to %i without %j (%s) go up', async (latest, lacks) => {
  const old = namesTo(latest, lacks);
  const level = Math.max(latest, comparedFrom);
  await migrate(rising.connection, namesTo(Math.min(...lacks) - 1));
  const connection = await databaseAt(old, rising);
  await writeRows(connection);
  const wanted = namesTo(level);
  expect([...(await migrate(connection, wanted))].sort()).toEqual(
    wanted.filter((name) => !old.includes(name)),
  );
  expect(await shapeOf(connection)).toEqual(shapes.get(level));
  await expectRows(connection, false);
});

test('a migration that ran under a former name is not taken for one of a newer program (c1fce0ef)', async () => {
  const old = namesTo(17, [16]);
  const connection = await databaseAt(old);
  await writeRows(connection);
  await askServer(
    connection,
    "update schema_migration set name = '0016_session_lifetime' where name = '0017_session_lifetime'",
  );
  const applied = await prepare(connection, jobs);
  expect([...applied].sort()).toEqual(names.filter((name) => !old.includes(name)));
  expect(await shapeOf(connection)).toEqual(await shapeOf(databaseOf(given, template)));
  await expectRows(connection, true);
});
