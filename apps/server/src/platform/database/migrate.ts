import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { buildIndexes, indexStatements, withinTransaction } from './index-migrations.ts';
import { migrationFolder as folder, formerNames, migrationNames, migrationTable } from './migrations.ts';
import { applicationRole, type Connection, createPool } from './pool.ts';

/** How long a migration waits for locks of running requests, which wait behind it meanwhile. */
export interface Patience {
  readonly lockMilliseconds: number;
  readonly tries: number;
  readonly pauseMilliseconds: number;
}

const usualPatience: Patience = { lockMilliseconds: 5_000, tries: 10, pauseMilliseconds: 1_000 };
/** A lock that was not given in time, and one that two transactions would have waited for forever. */
const lockNotGiven: readonly unknown[] = ['55P03', '40P01'];

/**
 * Migrates the database to this program's schema, as its owner. Several nodes may call it at once: one
 * migrates, the others wait. Each migration has its own transaction, so that a waiting lock stops requests for
 * seconds at most, and a failed migration leaves no change behind. A database without tables gets all of them in one
 * transaction. A migration of indexes (`concurrently`) runs outside of a transaction where there are tables, so that no write
 * waits. `only` names fewer migrations, for tests of older schemas; `from`: their folder.
 * @throws the error of a failed migration.
 */
export async function migrate(
  connection: Connection,
  only?: readonly string[],
  patience: Patience = usualPatience,
  from: URL = folder,
): Promise<string[]> {
  const pool = createPool({ connection, as: 'owner', size: 1, name: 'bellwether migrate' });
  const db = new Kysely<unknown>({ dialect: new OneTransactionDialect({ pool }) });
  const run = (names: readonly string[], asked: readonly string[]) =>
    patiently(patience, () =>
      db.transaction().execute((transaction) => migrateWithin(transaction, { names, asked, from }, patience)),
    );
  try {
    const names = only ?? (await migrationNames());
    const present = await presentNames(db);
    if (!present) return await run(names, names);
    const missing = names.filter((name) => !present.has(name));
    // Former names are renamed even where no migration is missing.
    if (missing.length === 0) return await run(names, []);
    const applied: string[] = [];
    for (const name of missing) {
      const indexes = indexStatements(await textOf(from, name));
      if (indexes.length > 0) await buildIndexes(connection, indexes);
      applied.push(...(await run(names, [name])));
    }
    return applied;
  } finally {
    await db.destroy();
  }
}

const textOf = (from: URL, name: string) => readFile(new URL(`${name}.sql`, from), 'utf8');

/** Repeats a transaction that did not get a lock in time; between the tries the waiting requests run. */
async function patiently<T>({ tries, pauseMilliseconds }: Patience, work: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!lockNotGiven.includes((error as { code?: string }).code) || left === 0) throw error;
      await wait(pauseMilliseconds);
    }
  }
}

/** Returns the names of the migrations that ran, with their present names; undefined for a database without any. */
async function presentNames(db: Kysely<unknown>): Promise<Set<string> | undefined> {
  const { rows: tables } = await sql`select from pg_class where oid = to_regclass(${migrationTable})`.execute(
    db,
  );
  if (tables.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db);
  return new Set(rows.map(({ name }) => formerNames[name] ?? name));
}

async function migrateWithin(
  transaction: Kysely<unknown>,
  { names, asked, from }: { names: readonly string[]; asked: readonly string[]; from: URL },
  { lockMilliseconds }: Patience,
): Promise<string[]> {
  // A migration may take minutes, and so may the wait for another node's migration.
  await sql`select set_config('timezone', 'UTC', true), set_config('statement_timeout', '0', true),
    set_config('lock_timeout', '0', true)`.execute(transaction);
  await sql`select pg_advisory_xact_lock(hashtext('migrate'))`.execute(transaction);
  await sql`select set_config('lock_timeout', ${String(lockMilliseconds)}, true)`.execute(transaction);
  // A table cannot be altered while rows of it wait for a deferred trigger.
  await sql`set constraints all immediate`.execute(transaction);
  const afterEach = await readFile(new URL('after_each.sql', folder), 'utf8');
  await renameFormer(transaction);
  // Another node may have run some of them while this one waited.
  const present = await presentNames(transaction);
  if (!present) await demandOwnSchema(transaction);
  const given = names.filter((name) => present?.has(name) || asked.includes(name));
  const migrator = new Migrator({
    db: transaction,
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
    // Branches were merged in another order than their migrations' numbers, so an older database can lack a
    // number below its latest.
    allowUnorderedMigrations: true,
    provider: {
      async getMigrations() {
        const entries = given.map((name) => {
          const up = async (within: Kysely<unknown>) => {
            const text = await textOf(from, name);
            // Indexes have been made before; even asking for one that is there would lock its table.
            const isDone = present !== undefined && indexStatements(text).length > 0;
            if (!isDone) await sql.raw(withinTransaction(text)).execute(within);
            // Without rows, triggers and policies matter at the end alone, and making them each time took ten seconds.
            if (present || name === given.at(-1)) await sql.raw(afterEach).execute(within);
          };
          return [name, { up }] as const;
        });
        return Object.fromEntries(entries);
      },
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw withAdvice(error);
  return (results ?? []).map((result) => result.migrationName);
}

/** Since PostgreSQL 15 only the database's owner makes tables. The migrator's own error hides that reason. */
async function demandOwnSchema(transaction: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    isOwn: boolean | null;
  }>`select has_schema_privilege(current_schema(), 'create') as "isOwn"`.execute(transaction);
  if (!rows[0]?.isOwn) throw notAllowed('no right to make tables');
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
  return code === '42501' ? notAllowed(message, error) : error;
}

function notAllowed(reason: string, cause?: unknown): Error {
  return new Error(
    `The database user may not prepare the database (${reason}): let it own the database and create the role ` +
      `${applicationRole} (alter role … createrole), or make that role and grant it to the user.`,
    { cause },
  );
}
