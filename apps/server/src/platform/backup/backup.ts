import { access, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { inLongTransaction, snapshotBegins } from '../database/long-transaction.ts';
import type { Connection } from '../database/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { placeOf } from '../files/stored-files.ts';
import { ArchiveWriter, verifyArchive } from './archive.ts';
import { type BackedUpTable, backupFormat, filePart, type Manifest, tablePart } from './manifest.ts';
import {
  nextNumbers,
  quoted,
  quotedList,
  type StoredTable,
  showCompany,
  storedMigrations,
  tablesOf,
} from './tables.ts';

/** Bytes of rows that are in memory at once; a larger row makes a larger part. */
const partBytes = 4_194_304;
const filesAtOnce = 500;

export interface BackupSource {
  readonly owner: Connection;
  readonly files: FileStore;
}

export interface BackupOutcome {
  readonly manifest: Manifest;
  /** How many files the rows name although the storage does not have them. */
  readonly missing: number;
}

/**
 * Writes all companies with their files, as they are at one moment, while servers run. The file appears under its name
 * when it was read back and verified; after a failure there is none.
 */
export async function takeBackup(source: BackupSource, path: string): Promise<BackupOutcome> {
  if (await exists(path)) throw new Error(`${path} exists already: name another file, or move it away.`);
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    const missing = await write(source, part);
    const manifest = await verifyArchive(part);
    await rename(part, path);
    return { manifest, missing };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function write({ owner, files }: BackupSource, path: string): Promise<number> {
  const archive = new ArchiveWriter(path);
  const name = 'bellwether backup';
  try {
    return await inLongTransaction(owner, { name, begin: snapshotBegins }, async (client) => {
      const migrations = await storedMigrations(client);
      if (!migrations) throw new Error('The database holds no Bellwether: there is nothing to back up.');
      const tenants = await client.query<{ id: number }>('select id from tenant order by id');
      const ids = tenants.rows.map(({ id }) => id);
      const tables: BackedUpTable[] = [];
      for (const table of await tablesOf(client)) tables.push(await writeTable(client, archive, table, ids));
      const { mediaTypes, missing } = await writeFiles(client, archive, files, ids);
      // Read the sequences after the rows: then no id of a row can be given a second time, and skipped ids do no harm.
      const sequences = await nextNumbers(client);
      const madeAt = new Date().toISOString();
      const manifest: Omit<Manifest, 'parts'> = {
        format: backupFormat,
        madeAt,
        migrations,
        tables,
        sequences,
        mediaTypes,
      };
      await archive.finish(manifest);
      return missing;
    });
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function writeTable(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  { name, columns, isFiltered }: StoredTable,
  tenants: readonly number[],
): Promise<BackedUpTable> {
  const writer = new RowsWriter(archive, name);
  for (const tenant of isFiltered ? tenants : [undefined]) {
    await showCompany(client, tenant);
    await writer.copy(client, `select ${quotedList(columns)} from ${quoted(name)}`);
  }
  return { name, columns: [...columns], rows: await writer.end() };
}

/** Writes the rows of a table into parts of an archive. */
export class RowsWriter {
  readonly #archive: ArchiveWriter;
  readonly #table: string;
  #rows = 0;
  #part = 0;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(archive: ArchiveWriter, table: string) {
    this.#archive = archive;
    this.#table = table;
  }

  /** Adds the rows of a `select`. */
  async copy(client: pg.ClientBase, select: string): Promise<void> {
    const stream = client.query(copyTo(`copy (${select}) to stdout`));
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      if (this.#size >= partBytes) await this.#flush();
    }
    this.#rows += stream.rowCount;
  }

  /** Writes the rest, and returns the number of rows. */
  async end(): Promise<number> {
    await this.#flush();
    return this.#rows;
  }

  async #flush(): Promise<void> {
    if (this.#size === 0) return;
    this.#part += 1;
    await this.#archive.add(tablePart(this.#table, this.#part), Buffer.concat(this.#chunks));
    this.#chunks = [];
    this.#size = 0;
  }
}

/** Writes the files that the snapshot's rows name. Later uploads belong to the next backup. */
export async function writeFiles(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  files: FileStore,
  tenants: readonly number[],
  /** Kinds of files that are left out. */
  without: readonly string[] = [],
): Promise<{ mediaTypes: Record<string, string>; missing: number }> {
  const mediaTypes: Record<string, string> = {};
  let missing = 0;
  for await (const { tenantId, key, mediaType } of namedFiles(client, tenants, without)) {
    const place = placeOf(tenantId, key);
    const stream = await files.read(place);
    if (!stream) {
      missing += 1;
      continue;
    }
    await archive.add(filePart(place), await buffer(stream));
    mediaTypes[filePart(place)] = mediaType;
  }
  return { mediaTypes, missing };
}

async function* namedFiles(client: pg.ClientBase, tenants: readonly number[], without: readonly string[]) {
  for (const tenantId of tenants) {
    await showCompany(client, tenantId);
    let after = 0;
    for (;;) {
      const { rows } = await client.query<{ id: number; key: string; media_type: string }>(
        'select id, key, media_type from file where tenant_id = $1 and id > $2 and kind <> all($4) order by id limit $3',
        [tenantId, after, filesAtOnce, without],
      );
      for (const { key, media_type } of rows) yield { tenantId, key, mediaType: media_type };
      if (rows.length < filesAtOnce) break;
      after = rows.at(-1)?.id ?? after;
    }
  }
}
