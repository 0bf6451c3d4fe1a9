import { sql } from 'kysely';
import { jobs } from '../jobs.ts';
import { createClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { unsafeRole } from '../platform/database/application-role.ts';
import { describeConnection } from '../platform/database/open-database.ts';
import { applicationRole, type Connection, createPool } from '../platform/database/pool.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { isPrepared, newerSchema } from '../platform/jobs/prepare.ts';

/** One line of the doctor. */
export interface Finding {
  readonly what: string;
  readonly isOk: boolean;
  /** Nothing is broken, but the line says what will happen. */
  readonly isWarning?: true;
  /** The state that is fine, or the remedy. */
  readonly says: string;
}

const ok = (what: string, says: string): Finding => ({ what, isOk: true, says });
const fix = (what: string, says: string): Finding => ({ what, isOk: false, says });

export function checkConfiguration(config: Config): Finding {
  const parts = [
    `listens on ${config.host}:${config.port}`,
    `links begin with ${config.publicUrl?.origin ?? `http://localhost:${config.port}`}`,
  ];
  return ok('configuration', parts.join(', '));
}

async function ask(connection: Connection, statement: string): Promise<Record<string, unknown>> {
  const pool = createPool({ connection, as: 'owner', size: 1 });
  try {
    const result = await pool.query(statement);
    return result.rows[0] ?? {};
  } finally {
    await pool.end();
  }
}

/**
 * Checks the version, and the rights that migrations need: to own the database, and to create or set the
 * application's role.
 */
export async function checkDatabase(connection: Connection): Promise<Finding> {
  const where = describeConnection(connection);
  const found = await ask(
    connection,
    `select current_setting('server_version') as version, current_user as name,
      me.rolsuper as super, me.rolcreaterole as makes_roles,
      has_database_privilege(current_database(), 'create') as may_create,
      has_schema_privilege(current_schema(), 'create') as may_make_tables,
      app.oid is not null as has_role,
      app.oid is not null and pg_has_role(current_user, app.oid,
        case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as takes_role
    from pg_roles me left join pg_roles app on app.rolname = '${applicationRole}' where me.rolname = current_user`,
  );
  const version = String(found.version);
  const name = String(found.name);
  if (Number.parseInt(version, 10) < 15)
    return fix('database', `PostgreSQL 15 or newer is needed; ${where} is ${version}.`);
  if (found.may_create !== true || found.may_make_tables !== true)
    return fix('database', `Let ${name} own the database: alter database … owner to ${name}.`);
  const mayPrepareRole =
    found.super === true ||
    found.takes_role === true ||
    (found.has_role !== true && found.makes_roles === true);
  if (!mayPrepareRole) {
    const remedy =
      found.has_role === true ? `grant ${applicationRole} to ${name}` : `alter role ${name} createrole`;
    return fix(
      'database',
      `${name} may not take on the role ${applicationRole}: as a superuser, run ${remedy}.`,
    );
  }
  return ok('database', `PostgreSQL ${version}, ${where}`);
}

/** Checks that requests run as the application's role, because row policies apply to it. */
export async function checkRole(config: Config, connection: Connection): Promise<Finding> {
  const pool = createPool({ connection, as: 'application', size: 1 });
  try {
    const reason = await inTenant(pool, 0, unsafeRole);
    if (reason !== undefined) return fix('role', reason);
  } finally {
    await pool.end();
  }
  if (config.databaseOwnerUrl === undefined) return ok('role', `requests run as ${applicationRole}`);
  const login = await ask(
    connection,
    `select session_user as name, me.rolsuper or me.rolbypassrls or exists (select from pg_class c
        where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace and c.relowner = me.oid) as is_owner
      from pg_roles me where me.rolname = session_user`,
  );
  if (login.is_owner === true)
    return fix(
      'role',
      `DATABASE_URL signs in as ${login.name}, who is more than a member of ${applicationRole}: use another login.`,
    );
  return ok('role', `requests run as ${applicationRole}, on the login ${login.name}`);
}

/** Reports whether requests run with the just-in-time compiler, which costs 0.2 s where it is on. */
export async function checkCompiler(connection: Connection): Promise<Finding> {
  const pool = createPool({ connection, as: 'application', size: 1 });
  try {
    const found = await inTenant(pool, 0, async (db) => {
      const { rows } = await sql<{ session: string; server: string }>`
        select setting as session, reset_val as server from pg_settings where name = 'jit'`.execute(db);
      return rows[0];
    });
    if (found?.session !== 'off')
      return fix(
        'jit',
        'Requests run with jit on, which compiles plans for 0.2 s: set jit = off on the server.',
      );
    return ok('jit', `off in every request (${found.server} on the server)`);
  } finally {
    await pool.end();
  }
}

/** Writes a little more than a page to a temporary table, because a full disk still changes pages that exist. */
export async function checkWriting(connection: Connection): Promise<Finding> {
  const pool = createPool({ connection, as: 'application', size: 1 });
  try {
    await inTenant(pool, 0, async (db) => {
      const { rows } = await sql<{ refuses: boolean }>`
        select current_setting('transaction_read_only')::boolean as refuses`.execute(db);
      if (rows[0]?.refuses) throw new Error('it is read-only');
      await sql`create temp table doctor_probe on commit drop as
        select sha256(convert_to(number::text, 'UTF8')) as bytes from generate_series(1, 1000) number`.execute(
        db,
      );
    });
    return ok('writing', 'the database takes writes');
  } catch (error) {
    return fix('writing', `The database refuses writes: ${reasonOf(error)}.`);
  } finally {
    await pool.end();
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

const listenPatience = 3_000;

/**
 * Checks that a notification from DATABASE_URL arrives at the listening address; a transaction pooler loses
 * it.
 */
export async function checkListening(config: Config, connection: Connection): Promise<Finding> {
  const name = config.databaseListenUrl === undefined ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL';
  const listen = config.databaseListenUrl === undefined ? connection : { url: config.databaseListenUrl };
  const pool = createPool({ connection: listen, as: 'owner', size: 1 });
  try {
    const client = await pool.connect();
    const { promise: heard, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), listenPatience);
    client.on('notification', () => resolve(true));
    await client.query('listen bellwether_doctor');
    await ask(connection, "select pg_notify('bellwether_doctor', '')");
    const arrived = await heard;
    clearTimeout(timer);
    client.release(true);
    if (arrived) return ok('notifications', `arrive at ${name}`);
    return fix(
      'notifications',
      `Nothing that DATABASE_URL notifies arrives at ${name}: set DATABASE_LISTEN_URL to the same database without its pooler.`,
    );
  } catch (error) {
    return fix('notifications', `${name} cannot be listened to: ${(error as Error).message}`);
  } finally {
    await pool.end();
  }
}

export async function checkMigrations(connection: Connection): Promise<Finding> {
  const pool = createPool({ connection, as: 'application', size: 1 });
  try {
    if (await isPrepared(pool, jobs)) return ok('migrations', 'all applied');
    const newer = await newerSchema(pool);
    return fix('migrations', newer ?? 'Run bellwether migrate, or start the server, which does it.');
  } finally {
    await pool.end();
  }
}

const largestSkew = 5_000;

/**
 * Compares the machine's clock with the database's, because nodes that disagree count sessions and locks
 * differently.
 */
export async function checkClock(config: Config, connection: Connection): Promise<Finding> {
  const found = await ask(connection, 'select extract(epoch from clock_timestamp()) * 1000 as now');
  const skew = Math.abs(Date.now() - Number(found.now));
  if (skew > largestSkew)
    return fix(
      'clock',
      `This machine and the database are ${Math.round(skew / 1_000)} seconds apart: set both by NTP.`,
    );
  const now = new Date(createClock(config.now).now()).toISOString();
  return ok('clock', config.now === undefined ? now : `${now}, set by BELLWETHER_NOW`);
}
