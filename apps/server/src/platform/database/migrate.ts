import { readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrationFolder as folder, migrationNames, migrationTable } from './migrations.ts';
import { applicationRole, type Connection } from './pool.ts';

/**
 * Brings the database to this program's schema, as its owner. Safe when several nodes start at once: one migrates, the
 * others wait. Throws with the failed migration's error; a failed migration leaves nothing behind.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const { url, ...parts } = connection;
  const pool = new pg.Pool({
    ...(url ? { connectionString: url } : parts),
    max: 2,
    options: '-c timezone=UTC',
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const afterEach = await readFile(new URL('after_each.sql', folder), 'utf8');
    const names = await migrationNames();
    const migrator = new Migrator({
      db,
      migrationTableName: migrationTable,
      migrationLockTableName: `${migrationTable}_lock`,
      provider: {
        async getMigrations() {
          const entries = names.map(async (name) => {
            const text = await readFile(new URL(`${name}.sql`, folder), 'utf8');
            const up = async (transaction: Kysely<unknown>) => {
              await sql.raw(text).execute(transaction);
              await sql.raw(afterEach).execute(transaction);
            };
            return [name, { up }] as const;
          });
          return Object.fromEntries(await Promise.all(entries));
        },
      },
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw withAdvice(error);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** What the owner's own rights are short of is said with its remedy. */
function withAdvice(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code !== '42501') return error;
  return new Error(
    `The database user may not prepare the database (${message}): let it own the database and create the role ` +
      `${applicationRole} (alter role … createrole), or make that role and grant it to the user.`,
    { cause: error },
  );
}
