import { readFile } from 'node:fs/promises';
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrationFolder as folder, formerNames, migrationNames, migrationTable } from './migrations.ts';
import { applicationRole, type Connection } from './pool.ts';

/**
 * Migrates the database to this program's schema, as its owner. Several nodes may call it at once: one
 * migrates, the others wait.
 * Throws the error of a failed migration; a failed migration leaves no change behind. `only` names fewer
 * migrations, for tests of older schemas.
 */
export async function migrate(connection: Connection, only?: readonly string[]): Promise<string[]> {
  const { url, ...parts } = connection;
  const pool = new pg.Pool({ ...(url ? { connectionString: url } : parts), max: 1 });
  const db = new Kysely<unknown>({ dialect: new OneTransactionDialect({ pool }) });
  try {
    const names = only ?? (await migrationNames());
    return await db.transaction().execute((transaction) => migrateWithin(transaction, names));
  } finally {
    await db.destroy();
  }
}

async function migrateWithin(transaction: Kysely<unknown>, names: readonly string[]): Promise<string[]> {
  // A migration may take minutes, and so may the wait for another node's migration.
  await sql`select set_config('timezone', 'UTC', true), set_config('statement_timeout', '0', true),
    set_config('lock_timeout', '0', true)`.execute(transaction);
  await sql`select pg_advisory_xact_lock(hashtext('migrate'))`.execute(transaction);
  // A table cannot be altered while rows of it wait for a deferred trigger.
  await sql`set constraints all immediate`.execute(transaction);
  const afterEach = await readFile(new URL('after_each.sql', folder), 'utf8');
  await renameFormer(transaction);
  const migrator = new Migrator({
    db: transaction,
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
    // Branches were merged in another order than their migrations' numbers, so an older database can lack a
    // number below its latest.
    allowUnorderedMigrations: true,
    provider: {
      async getMigrations() {
        const entries = names.map(async (name) => {
          const text = await readFile(new URL(`${name}.sql`, folder), 'utf8');
          const up = async (within: Kysely<unknown>) => {
            await sql.raw(text).execute(within);
            await sql.raw(afterEach).execute(within);
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
}

/** Writes the present names of migrations that ran under a former one. */
async function renameFormer(transaction: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_class where oid = to_regclass(${migrationTable})`.execute(
    transaction,
  );
  if (rows.length === 0) return;
  for (const [former, name] of Object.entries(formerNames))
    await sql`update ${sql.table(migrationTable)} set name = ${name} where name = ${former}`.execute(
      transaction,
    );
}

/**
 * Skips the migrator's own lock: it belongs to a session, so behind a pooler it would stay on the pooler's
 * connection. The transaction already holds a lock.
 */
class OneTransactionDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // The transaction holds the lock.
  }
  override async releaseMigrationLock(): Promise<void> {
    // The lock ends with the transaction.
  }
}

/** Adds the remedy to an error about rights that the owner lacks. */
function withAdvice(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code !== '42501') return error;
  return new Error(
    `The database user may not prepare the database (${message}): let it own the database and create the role ` +
      `${applicationRole} (alter role … createrole), or make that role and grant it to the user.`,
    { cause: error },
  );
}
