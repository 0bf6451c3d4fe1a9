import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startEmbeddedDatabase } from '@bellwether/embedded-database/embedded-database';
import { migrate } from '@bellwether/server/src/platform/database/migrate.ts';
import { type Connection, createPool } from '@bellwether/server/src/platform/database/pool.ts';
import { repositoryRoot, runCommand } from './run-command.ts';
import { dumpSchema } from './schema-dump.ts';

// Migrates an empty database and compares the result with apps/server/schema.sql and with the types of the
// query builder. `--write` rewrites both. BELLWETHER_TEST_URL names a server to use instead of an embedded
// one. An argument names another file than schema.sql, for the test of this check.

const named = process.argv.slice(2).find((word) => !word.startsWith('--'));
const schemaPath = named ?? join(repositoryRoot, 'apps/server/schema.sql');
const typesPath = join(repositoryRoot, 'apps/server/src/platform/database/database-types.ts');

/** Columns that are text in the database and have a narrower type in the domain. */
const imports = {
  GoalState: '@bellwether/domain/goals/lifecycle',
  GoalEditState: '@bellwether/domain/goals/edit-lifecycle',
  StrategicObjective: '@bellwether/domain/strategy/objectives',
  RoleName: '@bellwether/domain/people/roles/roles',
  GoalType: '@bellwether/domain/goals/rules',
  Delta: '@bellwether/domain/goals/badges',
  Weekday: '@bellwether/domain/calendar/day',
};
const columns = {
  'goal.state': 'GoalState',
  'goal.shelved_from': 'GoalState | null',
  'goal.goal_type': 'GoalType',
  'goal.edit_state': '"draft" | "review" | null',
  'goal.recent_likelihood_delta': 'Delta | null',
  'goal.recent_quality_delta': 'Delta | null',
  'goal_status.likelihood_delta': 'Delta | null',
  'goal_status.quality_delta': 'Delta | null',
  'goal_edit.state': 'GoalEditState',
  'goal.strategic_objective': 'StrategicObjective | null',
  'goal_edit.strategic_objective': 'StrategicObjective | null',
  'goal_transition.transitionable_type': '"Goal" | "GoalEdit"',
  'goal_comment.commentable_type':
    '"GoalStatus" | "StateTransition" | "OwnerGoalResult" | "ManagerGoalResult"',
  'goal_result.kind': '"owner" | "manager"',
  'notification.object_kind':
    '"Goal" | "Comment" | "GoalStatus" | "User" | "ActionItem" | "EmployeeEvaluation"',
  'notification_preference.delivery': '"app_and_mail" | "app" | "off"',
  'person.role_name': 'RoleName',
  'sign_in_account.failed_at': 'number[]',
  'tenant_setting.ask_weekday': 'Generated<Weekday>',
  'tenant_setting.goal_type': 'GoalType',
};
const scalars = {
  timestamptz: 'ColumnType<number, string, string>',
  int8: 'number',
  bytea: 'Buffer',
  jsonb: 'unknown',
};

/** Returns the types as kysely-codegen reads them from the database, in the house's format. */
async function writeTypes(connection: Connection, folder: string): Promise<string> {
  const file = join(folder, 'database-types.ts');
  const generated = await runCommand([
    'kysely-codegen',
    ...['--dialect', 'postgres', '--url', urlOf(connection), '--out-file', file],
    ...['--date-parser', 'string', '--numeric-parser', 'number'],
    ...['--type-mapping', JSON.stringify(scalars), '--custom-imports', JSON.stringify(imports)],
    ...['--overrides', JSON.stringify({ columns }), '--exclude-pattern', 'pgboss.*'],
  ]);
  if (generated.code !== 0) throw new Error(`kysely-codegen did not answer:\n${generated.output}`);
  const formatted = await runCommand([
    'biome',
    'check',
    '--write',
    `--config-path=${repositoryRoot}`,
    '--vcs-enabled=false',
    file,
  ]);
  if (formatted.code !== 0) throw new Error(`biome did not format the types:\n${formatted.output}`);
  return readFile(file, 'utf8');
}

function urlOf(connection: Connection): string {
  if (connection.url !== undefined) return connection.url;
  const { host = '', port, user, database } = connection;
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function withEmptyDatabase<T>(
  folder: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const given = process.env.BELLWETHER_TEST_URL;
  if (given === undefined) {
    const { stop, ...address } = await startEmbeddedDatabase({ home: folder, flags: ['-c', 'fsync=off'] });
    const { host, port, user, database } = address;
    try {
      return await work({ host, port, user, database });
    } finally {
      await stop();
    }
  }
  const name = `bw_schema_${process.pid}`;
  const server = createPool({ connection: { url: given }, as: 'owner', size: 1 });
  await server.query(`create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  try {
    return await work({ url: url.href });
  } finally {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}

async function readResult(connection: Connection, folder: string): Promise<Map<string, string>> {
  await migrate(connection);
  const pool = createPool({ connection, as: 'owner', size: 1 });
  try {
    return new Map([
      [schemaPath, await dumpSchema((statement) => pool.query(statement))],
      [typesPath, await writeTypes(connection, folder)],
    ]);
  } finally {
    await pool.end();
  }
}

async function compare(path: string, wanted: string): Promise<boolean> {
  const found = await readFile(path, 'utf8').catch(() => '');
  if (found === wanted) return true;
  const [foundLines, wantedLines] = [found.split('\n'), wanted.split('\n')];
  const at = wantedLines.findIndex((line, index) => line !== foundLines[index]);
  const name = relative(repositoryRoot, path);
  process.stderr.write(
    `${name} is not what the migrations make; run npm run generate.\n` +
      `First difference, line ${at + 1}:\n  has   ${foundLines[at] ?? '(nothing)'}\n  wants ${wantedLines[at] ?? '(nothing)'}\n`,
  );
  return false;
}

const folder = await mkdtemp(join(tmpdir(), 'bellwether-schema-'));
// Root runs the database as another user, who must be able to enter its home.
await chmod(folder, 0o755);
try {
  const results = await withEmptyDatabase(folder, (connection) => readResult(connection, folder));
  for (const [path, text] of results) {
    if (process.argv.includes('--write')) await writeFile(path, text);
    else if (!(await compare(path, text))) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
