import { admitLogin } from '../database/application-role.ts';
import { formerNames, migrationNames, migrationTable } from '../database/migrations.ts';
import { type Connection, createPool, type DatabasePool } from '../database/pool.ts';
import type { AnyJob } from './job.ts';
import { jobSchema, jobsMark } from './mark.ts';

const oldestServer = 15;

/**
 * Error codes of an unprepared database: missing tables, jobs schema, application role, or the right to take
 * on that role.
 */
const missing = new Set(['42P01', '3F000', '22023', '42501']);

/** True when the database holds exactly this program's migrations and queues; one statement. */
export async function isPrepared(pool: DatabasePool, jobs: readonly AnyJob[]): Promise<boolean> {
  const names = await migrationNames();
  try {
    const result = await pool.query(
      `select (select array_agg(name order by name collate "C") from ${migrationTable}) as names,
        obj_description(to_regnamespace('${jobSchema}'), 'pg_namespace') as jobs`,
    );
    const row = result.rows[0];
    // Compare all names: the latest may be there while a lower number is missing (docs/decisions/0047).
    return row?.names?.join() === names.join() && row?.jobs === jobsMark(jobs);
  } catch (error) {
    if (missing.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/**
 * True when the database takes writes and has all of this program's migrations.
 * A newer program may have added its own, because both serve during a rolling deploy (CONTRIBUTING, "A
 * migration").
 */
export async function isServing(pool: DatabasePool): Promise<boolean> {
  const names = await migrationNames();
  try {
    const result = await pool.query(
      `select (select count(*) from ${migrationTable} where name = any($1)) = cardinality($1::text[]) and to_regnamespace('${jobSchema}') is not null
        and not current_setting('transaction_read_only')::boolean as serves`,
      [names],
    );
    return result.rows[0]?.serves === true;
  } catch (error) {
    if (missing.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** Returns the sentence about a database migrated by a newer program; undefined for any other database. */
export async function newerSchema(pool: DatabasePool): Promise<string | undefined> {
  const names = await migrationNames();
  try {
    const result = await pool.query(
      `select name from ${migrationTable} where name <> all($1::text[]) order by name desc limit 1`,
      [[...names, ...Object.keys(formerNames)]],
    );
    const name = result.rows[0]?.name;
    return name === undefined
      ? undefined
      : `The database was brought further by a newer Bellwether (${name}): start that one, or restore what was saved before it.`;
  } catch (error) {
    if (missing.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Migrates the database to this program's schema and queues, as the owner. Grants the application's role to
 * the application's login if it is another login.
 * Returns the names of the migrations that ran.
 */
export async function prepare(
  connection: Connection,
  jobs: readonly AnyJob[],
  application: Connection = connection,
): Promise<string[]> {
  await refuseForeign(connection);
  // Load these modules only when needed: most starts find an up-to-date database.
  const [{ migrate }, { installJobs }] = await Promise.all([
    import('../database/migrate.ts'),
    import('./install.ts'),
  ]);
  const applied = await migrate(connection);
  if (application !== connection) await admitLogin(connection, application);
  await installJobs(connection, jobs);
  return applied;
}

/** Throws for a database server that is too old and for a newer schema. */
async function refuseForeign(connection: Connection): Promise<void> {
  const pool = createPool({ connection, as: 'owner', size: 1 });
  try {
    const result = await pool.query('show server_version');
    const version = String(result.rows[0]?.server_version);
    if (Number.parseInt(version, 10) < oldestServer)
      throw new Error(
        `Bellwether needs PostgreSQL ${oldestServer} or newer; DATABASE_URL names a ${version}.`,
      );
    const newer = await newerSchema(pool);
    if (newer !== undefined) throw new Error(newer);
  } finally {
    await pool.end();
  }
}
