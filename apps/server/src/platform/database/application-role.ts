import { sql } from 'kysely';
import type { Queries } from './driver.ts';
import { applicationRole } from './local-settings.ts';
import { type Connection, createPool, type DatabasePool } from './pool.ts';

interface ActingRole {
  name: string;
  bypasses: boolean;
  owns: boolean;
}

// Check roles that the login may take on, too: a granted owner could switch off the row policies.
const actingRole = sql<ActingRole>`select current_user as name,
    exists (select from pg_roles r where (r.rolsuper or r.rolbypassrls) and pg_has_role(current_user, r.oid, 'member')) as bypasses,
    exists (select from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and pg_has_role(current_user, c.relowner, 'member')) as owns`;

/**
 * Returns why row policies would not hold in this transaction; undefined when they hold. Runs one statement.
 */
export async function unsafeRole(db: Queries): Promise<string | undefined> {
  const { rows } = await actingRole.execute(db);
  const role = rows[0];
  if (role?.name !== applicationRole)
    return `The database runs statements as ${role?.name} instead of ${applicationRole}: a pooler must keep one transaction on one connection (pool_mode = transaction).`;
  if (role.bypasses)
    return `The role ${applicationRole} may bypass row policies: as a superuser, run alter role ${applicationRole} nosuperuser nobypassrls, and revoke from it every role that may.`;
  if (role.owns)
    return `The role ${applicationRole} owns tables, or may take on the role that does: let only the owner of the database own them.`;
  return undefined;
}

/** Throws an error of one sentence if requests would not run as the application's role. */
export async function refuseUnsafeRole(db: Queries): Promise<void> {
  const reason = await unsafeRole(db);
  if (reason !== undefined) throw new Error(reason);
}

/** Grants the application's role to the application's login if that login is not the owner's. */
export async function admitLogin(owner: Connection, application: Connection): Promise<void> {
  const login = await asLogin(application, async (pool) => {
    const { rows } = await pool.query<{ login: string }>('select session_user as login');
    return rows[0]?.login;
  });
  await asLogin(owner, (pool) =>
    pool.query(
      `do $$ begin
        if not pg_has_role(${literal(login)}, '${applicationRole}', 'member') then
          execute format('grant ${applicationRole} to %I', ${literal(login)});
        end if;
      end $$`,
    ),
  );
}

function literal(text: string | undefined): string {
  return `'${String(text).replaceAll("'", "''")}'::name`;
}

/** Runs `work` without the application's role, because the login may not take on that role yet. */
async function asLogin<T>(connection: Connection, work: (pool: DatabasePool) => Promise<T>): Promise<T> {
  const pool = createPool({ connection, as: 'owner', size: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
