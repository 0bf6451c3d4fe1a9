import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { Clock } from '../clock/clock.ts';
import { timestamp } from '../database/instant.ts';
import { inLongTransaction } from '../database/long-transaction.ts';
import { migrationNames } from '../database/migrations.ts';
import type { Connection } from '../database/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { BrokenBackup, readParts } from './archive.ts';
import { contentOf, type Manifest } from './manifest.ts';
import { sealedBy } from './sealed-by.ts';
import { holdsCompany, quoted, quotedList, type StoredTable, tablesOf } from './tables.ts';

const name = 'bellwether restore';
const longestWait = 3_000;

/** Refuses a backup that another version of the program made. */
export async function refuseOtherVersion({ migrations }: Pick<Manifest, 'migrations'>): Promise<void> {
  const own = await migrationNames();
  if (JSON.stringify(own) === JSON.stringify(migrations)) return;
  const foreign = migrations.find((one) => !own.includes(one));
  if (foreign !== undefined)
    throw new Error(`The backup was made by a newer Bellwether (${foreign}): restore it with that version.`);
  throw new Error(
    `The backup was made by an older Bellwether (its last migration is ${migrations.at(-1)}): restore it with that version, then start this one, which brings the database up to date.`,
  );
}

/** Refuses a database that holds a company, or that a server or another command uses. */
export async function refuseUsedDatabase(owner: Connection): Promise<void> {
  await inLongTransaction(owner, { name }, async (client) => {
    await refuseCompanies(client);
    await refuseUsers(client);
  });
}

async function refuseCompanies(client: pg.ClientBase): Promise<void> {
  if (await holdsCompany(client))
    throw new Error(
      'The database holds companies already: a backup is restored into an empty database or home only.',
    );
}

/** Retries for a while, because PostgreSQL still lists a connection for a moment after it has ended. */
async function refuseUsers(client: pg.ClientBase): Promise<void> {
  const until = performance.now() + longestWait;
  for (;;) {
    // Within a transaction PostgreSQL caches this list, so clear the cache before each look.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ names: string | null }>(
      `select string_agg(distinct application_name, ', ') as names from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name ~ '^bellwether'`,
    );
    const names = rows[0]?.names ?? null;
    if (names === null) return;
    if (performance.now() > until)
      throw new Error(
        `A server or another command uses the database (${names}): stop all of them, then restore.`,
      );
    await wait(100);
  }
}

export interface Restored {
  readonly waitingMails: number;
  /** The names of the keys that sealed its secrets, which no backup has. */
  readonly sealedBy: readonly string[];
}

/**
 * Writes a verified backup into a database with the same migrations and no company, all or nothing, and its files into the
 * storage before the commit. Files that a failed restore leaves have no rows; the nightly job deletes them. Mails are held
 * unless `keepsSending`.
 */
export async function restoreBackup(
  { owner, files, clock }: { owner: Connection; files: FileStore; clock: Clock },
  path: string,
  manifest: Manifest,
  { keepsSending }: { readonly keepsSending: boolean },
): Promise<Restored> {
  return inLongTransaction(owner, { name }, async (client) => {
    // A server that starts now waits for the commit, and then finds the restored companies.
    await client.query('lock table tenant in access exclusive mode');
    await refuseCompanies(client);
    const tables = await tablesOf(client);
    refuseOtherTables(path, manifest, tables);
    await client.query(`truncate ${quotedList(tables.map((table) => table.name))}`);
    // Switch triggers off, because the backup has the values that they computed, and let the owner write into every table.
    for (const table of tables) await client.query(alter(table, 'disable trigger user', 'no force'));
    await writeParts(client, files, path, manifest);
    const waitingMails = await queueMails(client);
    const keys = await sealedBy(client, tables);
    await holdMails(client, keepsSending, clock.now());
    await endImports(client);
    for (const { table, column, next } of manifest.sequences)
      await client.query(`alter table ${quoted(table)} alter column ${quoted(column)} restart with ${next}`);
    for (const table of tables) await client.query(alter(table, 'enable trigger user', 'force'));
    // Gives the query planner the sizes of the tables before the first request.
    await client.query(`analyze ${quotedList(tables.map((table) => table.name))}`);
    return { waitingMails, sealedBy: keys };
  });
}

function alter({ name: table, isForced }: StoredTable, triggers: string, force: string): string {
  return `alter table ${quoted(table)} ${triggers}${isForced ? `, ${force} row level security` : ''}`;
}

/** Refuses a manifest with other tables. The migrations are the same, so only a forged manifest can differ. */
function refuseOtherTables(path: string, manifest: Manifest, tables: readonly StoredTable[]): void {
  const own = tables.map((table) => `${table.name} ${table.columns.toSorted().join()}`).toSorted();
  const given = manifest.tables.map((table) => `${table.name} ${table.columns.toSorted().join()}`).toSorted();
  const columns = new Set(tables.flatMap((table) => table.columns.map((one) => `${table.name}.${one}`)));
  const isNumbered = manifest.sequences.every((one) => columns.has(`${one.table}.${one.column}`));
  if (JSON.stringify(own) !== JSON.stringify(given) || !isNumbered)
    throw new BrokenBackup(path, 'its tables are others');
}

async function writeParts(
  client: pg.ClientBase,
  files: FileStore,
  path: string,
  manifest: Manifest,
): Promise<void> {
  let copying: { readonly table: string; readonly stream: CopyStreamQuery } | undefined;
  const endCopy = async () => {
    if (!copying) return;
    const { table, stream } = copying;
    copying = undefined;
    stream.end();
    await finished(stream);
    const rows = manifest.tables.find((one) => one.name === table)?.rows;
    if (stream.rowCount !== rows)
      throw new Error(`${stream.rowCount} of ${rows} rows of ${table} were written.`);
  };
  for await (const { name: part, bytes } of readParts(path, manifest)) {
    const content = contentOf(part);
    if (content && 'table' in content) {
      if (copying?.table !== content.table) {
        await endCopy();
        copying = { table: content.table, stream: openCopy(client, manifest, content.table) };
      }
      if (!copying.stream.write(bytes)) await once(copying.stream, 'drain');
    } else if (content) {
      await endCopy();
      await files.put(content.place, bytes, manifest.mediaTypes[part] ?? 'application/octet-stream');
    }
  }
  await endCopy();
}

function openCopy(client: pg.ClientBase, manifest: Manifest, table: string): CopyStreamQuery {
  const columns = manifest.tables.find((one) => one.name === table)?.columns ?? [];
  return client.query(copyFrom(`copy ${quoted(table)} (${quotedList(columns)}) from stdin`));
}

/** Ends imports whose jobs are not part of the backup. They write everything in one transaction, so none is written. */
async function endImports(client: pg.ClientBase): Promise<void> {
  for (const table of ['person_import', 'goal_import'])
    await client.query(
      `update ${table} set state = 'failed', cells = null, written = 0 where state in ('waiting', 'running')`,
    );
}

/** Jobs are not part of a backup: mails that wait become due again, and the tick sends them. */
async function queueMails(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `insert into due_work (kind, tenant_id, subject_id, due_at)
    select 'retry_mail', tenant_id, id, requested_at from mail where state = 'waiting' on conflict do nothing`,
  );
  return rowCount ?? 0;
}

/** A copy that sends would write to the people of the installation that it copies. */
async function holdMails(client: pg.ClientBase, keepsSending: boolean, now: number): Promise<void> {
  await client.query('delete from mail_hold');
  if (!keepsSending) await client.query('insert into mail_hold (held_at) values ($1)', [timestamp(now)]);
}
