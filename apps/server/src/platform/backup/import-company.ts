import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { Clock } from '../clock/clock.ts';
import { timestamp } from '../database/instant.ts';
import { inLongTransaction } from '../database/long-transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { BrokenBackup, readEntries, sha256 } from './archive.ts';
import type { BackupSource } from './backup.ts';
import {
  type CompanyHead,
  type CompanyManifest,
  companyHeadSchema,
  companyManifestSchema,
  headName,
} from './company-manifest.ts';
import { companyRangeOf } from './company-range.ts';
import { companyTables, leftOutForAdmins } from './company-tables.ts';
import type { CaughtUp, FirstCopy } from './late-rows.ts';
import { contentOf, filePart, manifestName, type Part } from './manifest.ts';
import { refuseOtherVersion } from './restore.ts';
import { quoted, quotedList, type StoredTable, showCompany } from './tables.ts';
import { endUnmovedWork, moveNumbers, retryUnheard } from './taken-along.ts';

export interface ImportOptions {
  /** How messages name the archive. */
  readonly name: string;
  /** The last move; it names the same move in both databases. */
  readonly moveId?: string;
  /** Whether the company rests afterwards. */
  readonly isFrozen: boolean;
  /** Brings along what was written after the archive was made; runs when all of its rows are written. */
  readonly catchUp?: (client: pg.ClientBase, copied: CopiedRows) => Promise<CaughtUp>;
  /** Runs when everything is written and checked. */
  readonly beforeCommit?: () => Promise<void>;
}

/** The rows of an archive that were written. */
export type CopiedRows = Pick<FirstCopy, 'tables' | 'copied'>;

export interface ImportOutcome {
  readonly head: CompanyHead;
  readonly rows: number;
  readonly files: number;
}

/**
 * Writes the archive of one company into a database with the same migrations, all or nothing, while servers run. Reads it
 * once, so it may come from a pipe. Files that a failed import leaves have no rows; the nightly job deletes them.
 */
export async function importCompany(
  { owner, files, clock }: BackupSource & { readonly clock: Clock },
  from: Readable,
  options: ImportOptions,
): Promise<ImportOutcome> {
  return inLongTransaction(owner, { name: 'bellwether import' }, (client) =>
    new CompanyReader(client, files, clock.now(), options).read(from),
  );
}

/** Reads one archive in one transaction. */
class CompanyReader {
  readonly #client: pg.ClientBase;
  readonly #files: FileStore;
  readonly #now: number;
  readonly #options: ImportOptions;
  readonly #found: Part[] = [];
  readonly #written = new Map<string, number>();
  #head: CompanyHead | undefined;
  #tables: readonly StoredTable[] = [];
  #copying: { readonly table: StoredTable; readonly stream: CopyStreamQuery } | undefined;
  #stored = new Set<string>();

  constructor(client: pg.ClientBase, files: FileStore, now: number, options: ImportOptions) {
    this.#client = client;
    this.#files = files;
    this.#now = now;
    this.#options = options;
  }

  async read(from: Readable): Promise<ImportOutcome> {
    let manifest: CompanyManifest | undefined;
    for await (const { name, bytes } of readEntries(this.#options.name, from)) {
      if (manifest) throw this.#broken('something follows its manifest');
      if (name === manifestName) manifest = this.#parsed(companyManifestSchema, bytes);
      else await this.#take(name, bytes);
    }
    if (!manifest || !this.#head) throw this.#broken('its manifest is missing');
    await this.#endCopy();
    return this.#finish(this.#head, manifest);
  }

  async #take(name: string, bytes: Buffer): Promise<void> {
    this.#found.push({ name, size: bytes.length, sha256: sha256(bytes) });
    if (this.#found.length === 1) {
      if (name !== headName) throw this.#broken('it does not begin with a company');
      await this.#begin(this.#parsed(companyHeadSchema, bytes));
      return;
    }
    const content = contentOf(name);
    if (!content) throw this.#broken('it holds something else');
    if ('table' in content) return this.#write(content.table, bytes);
    await this.#endCopy();
    if (!content.place.startsWith(`${this.#head?.company.id}/`))
      throw this.#broken('it holds files of another company');
    this.#stored.add(name);
    // The media type stands in the rows, which came before.
    await this.#files.put(content.place, bytes, await this.#mediaTypeOf(content.place));
  }

  async #begin(head: CompanyHead): Promise<void> {
    await refuseOtherVersion(head);
    this.#head = head;
    const { company } = head;
    await refuseClash(this.#client, company);
    const own = await companyTables(this.#client);
    const given = new Map(head.tables.map((table) => [table.name, table.columns.toSorted().join()]));
    const isWhole = own.every(({ name, columns }) =>
      given.has(name) ? given.get(name) === columns.toSorted().join() : leftOutForAdmins.includes(name),
    );
    if (!isWhole || head.tables.some(({ name }) => !own.some((table) => table.name === name)))
      throw this.#broken('its tables are others');
    this.#tables = own;
    await showCompany(this.#client, company.id);
    await this.#client.query("select set_config('app.importing', 'yes', true)");
    // The mark of a company that has moved away makes room.
    await this.#client.query(`delete from tenant where id = $1 and held = 'moved'`, [company.id]);
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    if (this.#copying?.table.name !== name) {
      await this.#endCopy();
      const table = this.#tables.find((one) => one.name === name);
      const columns = this.#head?.tables.find((one) => one.name === name)?.columns;
      if (!table || !columns || this.#written.has(name)) throw this.#broken('its tables are in disorder');
      this.#copying = { table: { ...table, columns }, stream: await this.#openCopy({ ...table, columns }) };
    }
    const { stream } = this.#copying;
    if (!stream.write(bytes)) await once(stream, 'drain');
  }

  /** PostgreSQL refuses `copy` into a table whose row policies apply, so its rows come by way of a temporary table. */
  async #openCopy({ name, columns, isFiltered }: StoredTable): Promise<CopyStreamQuery> {
    if (isFiltered)
      await this.#client.query(
        `create temporary table incoming on commit drop as select ${quotedList(columns)} from ${quoted(name)} with no data`,
      );
    const into = isFiltered ? 'incoming' : quoted(name);
    return this.#client.query(copyFrom(`copy ${into} (${quotedList(columns)}) from stdin`));
  }

  async #endCopy(): Promise<void> {
    if (!this.#copying) return;
    const { table, stream } = this.#copying;
    this.#copying = undefined;
    stream.end();
    await finished(stream);
    this.#written.set(table.name, stream.rowCount);
    if (table.isFiltered) {
      const columns = quotedList(table.columns);
      await this.#client.query(
        `insert into ${quoted(table.name)} (${columns}) select ${columns} from incoming`,
      );
      await this.#client.query('drop table incoming');
    }
  }

  async #finish(head: CompanyHead, manifest: CompanyManifest): Promise<ImportOutcome> {
    if (JSON.stringify(this.#found) !== JSON.stringify(manifest.parts))
      throw this.#broken('its parts are not those of its manifest');
    const { id, subdomain } = head.company;
    for (const { name, rows } of manifest.tables) {
      const counted = await this.#client.query<{ rows: string | number }>(
        `select count(*) as rows from ${quoted(name)} where ${name === 'tenant' ? 'id' : 'tenant_id'} = $1`,
        [id],
      );
      if (Number(counted.rows[0]?.rows) !== rows || (this.#written.get(name) ?? 0) !== rows)
        throw this.#broken(`its rows of ${name} are not those of its manifest`);
    }
    const late = await this.#options.catchUp?.(this.#client, { tables: this.#tables, copied: this.#written });
    for (const place of late?.places ?? []) this.#stored.add(filePart(place));
    const held = this.#options.isFrozen ? 'frozen' : null;
    const { rowCount } = await this.#client.query(
      `update tenant set held = $3, held_at = $5, purge_at = null, move_id = $4 where id = $1 and subdomain = $2`,
      [id, subdomain, held, this.#options.moveId ?? null, held === null ? null : timestamp(this.#now)],
    );
    if (rowCount !== 1) throw this.#broken('it holds another company than it says');
    if (head.installationKey !== null) await keepKey(this.#client, id, head.installationKey);
    await moveNumbers(this.#client, this.#tables, id);
    await endUnmovedWork(this.#client, id);
    await retryUnheard(this.#client, id, late?.unheard ?? manifest.unheard);
    await this.#options.beforeCommit?.();
    const counts = late ? [...late.counts.values()] : manifest.tables.map(({ rows }) => rows);
    return {
      head,
      rows: counts.reduce((sum, rows) => sum + rows, 0),
      files: this.#stored.size,
    };
  }

  async #mediaTypeOf(place: string): Promise<string> {
    const [tenantId, key] = place.split('/');
    const { rows } = await this.#client.query<{ media_type: string }>(
      'select media_type from file where tenant_id = $1 and key = $2',
      [tenantId, key],
    );
    if (!rows[0]) throw this.#broken('it holds files without rows');
    return rows[0].media_type;
  }

  #parsed<T>(schema: { parse(value: unknown): T }, bytes: Buffer): T {
    try {
      return schema.parse(JSON.parse(bytes.toString()));
    } catch {
      // The error does not say which field is wrong, because nobody edits this file by hand.
      throw this.#broken('its contents cannot be read');
    }
  }

  #broken(reason: string): BrokenBackup {
    return new BrokenBackup(this.#options.name, reason);
  }
}

/**
 * Refuses a company whose id or subdomain is in use, or whose id this database may give to another one (tenant.7). A
 * database without a company takes any and goes on behind it. Locks nothing, because the other companies go on: the company's own
 * row, which is written first, keeps others from taking its id and its subdomain meanwhile.
 */
async function refuseClash(
  client: pg.ClientBase,
  { id, subdomain, name }: CompanyHead['company'],
): Promise<void> {
  const { rows } = await client.query<{ id: number; subdomain: string; isHere: boolean }>(
    `select id, subdomain, held is distinct from 'moved' as "isHere" from tenant where id = $1 or subdomain = $2`,
    [id, subdomain],
  );
  for (const other of rows) {
    if (other.id === id && other.isHere)
      throw new Error(
        `The id ${id} of ${name} is in use here, by the company with the subdomain ${other.subdomain}.`,
      );
    if (other.id !== id) throw new Error(`The subdomain ${subdomain} of ${name} is taken here.`);
  }
  const { first, last, next, isSet } = await companyRangeOf(client);
  if (id < next || id > last || id < first) return;
  const { rows: all } = await client.query('select from tenant limit 1');
  if (all.length > 0 || isSet)
    throw new Error(
      `The id ${id} of ${name} is among those that this database gives to new companies (${next} to ${last}). Give each database its own range first: bellwether tenant range --help.`,
    );
  await client.query(`alter table tenant alter column id restart with ${id + 1}`);
}

/** Keeps the key with which the former installation signed links in mails, unless it is this one's own. */
async function keepKey(client: pg.ClientBase, tenantId: number, key: string): Promise<void> {
  await client.query(
    `insert into former_key (tenant_id, key) select $1, decode($2, 'base64')
      where not exists (select from installation_key own where own.key = decode($2, 'base64')) on conflict do nothing`,
    [tenantId, key],
  );
}
