import { expect, inject, test } from 'vitest';
import { jobs } from '../../jobs.ts';
import { askServer, createTestDatabase, databaseOf } from '../../testing/test-database.ts';
import { whenDone } from '../../testing/when-done.ts';
import { prepare } from '../jobs/prepare.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './migrations.ts';
import type { Connection } from './pool.ts';

const { connection: given, template } = inject('testServer');

/**
 * The sets of migrations that stood on main and lacked a number below their latest, with the commit that made each, as
 * `git log --first-parent` of the folder shows them. Sets without a gap are beginnings of today's list; one of them is
 * here. Files of commits before 52870861 had other contents in part.
 */
const stood: readonly (readonly [latest: number, lacks: readonly number[], commit: string])[] = [
  [5, [4], 'd6215846'],
  [9, [], '52870861'],
  [11, [10], 'a8324515'],
  [15, [12, 13, 14], '278b276e'],
  [15, [12, 13], '291a9b0d'],
  [15, [12], '2a6c45fc'],
  [17, [16], 'c1fce0ef'],
  [20, [18, 19], 'ae0e56be'],
  [20, [19], 'e4649fa6'],
  [47, [32, 33, 34, 35, 36, 37, 38, 39, 42, 43, 44, 45, 46], '2cf723dc'],
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

/** Makes a database with the given migrations. */
async function databaseAt(applied: readonly string[]): Promise<Connection> {
  const { connection, drop } = await createTestDatabase(given);
  whenDone(drop);
  await migrate(connection, applied);
  return connection;
}

const names = await migrationNames();
const namesTo = (latest: number, lacks: readonly number[] = []) =>
  names.filter((name) => numberOf(name) <= latest && !lacks.includes(numberOf(name)));

test.each(stood)('data of the migrations to %i without %j (%s) go up', async (latest, lacks) => {
  const old = namesTo(latest, lacks);
  const connection = await databaseAt(old);
  await askServer(connection, switchVersions('disable'));
  await askServer(connection, rows);
  await askServer(connection, switchVersions('enable'));
  const isRenamed = lacks.includes(16);
  if (isRenamed)
    await askServer(
      connection,
      "update schema_migration set name = '0016_session_lifetime' where name = '0017_session_lifetime'",
    );
  // Once its gaps are filled, a database equals the usual one of its latest number, so all go on alike. The whole way go
  // the oldest ones, which lack tables that are compared, and the one with a former name, which `prepare` must not take for a
  // newer program's.
  const isWhole = isRenamed || latest <= 11;
  const wanted = isWhole ? names : namesTo(latest);

  const applied = await (isRenamed ? prepare(connection, jobs) : migrate(connection, wanted));
  expect([...applied].sort()).toEqual(wanted.filter((name) => !old.includes(name)));
  const usual = isWhole ? databaseOf(given, template) : await databaseAt(wanted);
  expect(await shapeOf(connection)).toEqual(await shapeOf(usual));
  const { rows: people } = await askServer(
    connection,
    `select name, ${isWhole ? 'department' : 'org_unit'} as unit, (select count(*)::int from org_path where tenant_id = 7) as paths
      from person order by id`,
  );
  expect(people).toEqual([
    { name: 'Cleo', unit: 'Board', paths: 3 },
    { name: 'Mia', unit: isWhole ? 'Board' : null, paths: 3 },
  ]);
  const goals = await askServer(connection, 'select title, state from goal');
  expect(goals.rows).toEqual([{ title: 'Grow', state: 'draft' }]);
});
