import type { Writable } from 'node:stream';
import type pg from 'pg';
import { inLongTransaction, snapshotBegins } from '../database/long-transaction.ts';
import { ArchiveWriter } from './archive.ts';
import { type BackupSource, RowsWriter, writeFiles } from './backup.ts';
import {
  type ArchivedCompany,
  type CompanyHead,
  type CompanyManifest,
  headName,
  newFormat,
} from './company-manifest.ts';
import { companyTables, keyOf, leftOutForAdmins } from './company-tables.ts';
import { sealedBy } from './sealed-by.ts';
import { quoted, quotedList, type StoredTable, showCompany, storedMigrations } from './tables.ts';

export interface ExportOutcome {
  readonly company: ArchivedCompany;
  readonly rows: number;
  readonly files: number;
  /** How many files the rows name although the storage does not have them. */
  readonly missing: number;
  /** The oldest transaction whose rows the export may lack. */
  readonly since: string;
}

export interface ExportOptions {
  /** For whom the file is: an admin's has no proofs of identity and no private words. Default: the operator. */
  readonly for?: 'operator' | 'admin';
  /** Default: yes. */
  readonly withFiles?: boolean;
}

/** Files of one person's data, and earlier files of the company: an admin's file has none of them. */
const filesOfAdmins = ['personal_data', 'company_data'];

/** Writes one company as it is at one moment, with its files, while servers run. Rows are in memory a few MiB at a time. */
export async function exportCompany(
  { owner, files }: BackupSource,
  tenantId: number,
  target: string | Writable,
  options: ExportOptions = {},
): Promise<ExportOutcome> {
  const archive = new ArchiveWriter(target);
  const name = 'bellwether export';
  try {
    return await inLongTransaction(owner, { name, begin: snapshotBegins }, async (client) => {
      const tables = await companyTables(client);
      const kept = tables.filter(
        (table) => options.for !== 'admin' || !leftOutForAdmins.includes(table.name),
      );
      await showCompany(client, tenantId);
      const since = await oldestRunning(client);
      const head = await headOf(client, tenantId, kept, options);
      await archive.add(headName, Buffer.from(JSON.stringify(head)));
      const counts: CompanyManifest['tables'] = [];
      for (const table of kept) counts.push(await writeRows(client, archive, table, tenantId));
      const stored =
        options.withFiles === false
          ? { mediaTypes: {}, missing: 0 }
          : await writeFiles(
              client,
              archive,
              files,
              [tenantId],
              options.for === 'admin' ? filesOfAdmins : [],
            );
      const manifest: Omit<CompanyManifest, 'parts'> = {
        tables: counts,
        unheard: await unheardOf(client, tenantId),
        mediaTypes: stored.mediaTypes,
      };
      await archive.finish(manifest);
      return {
        company: head.company,
        rows: counts.reduce((sum, { rows }) => sum + rows, 0),
        files: Object.keys(stored.mediaTypes).length,
        missing: stored.missing,
        since,
      };
    });
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** Returns the number of the oldest transaction that the snapshot does not see, as rows have it. */
async function oldestRunning(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ since: string }>(
    'select (pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296)::text as since',
  );
  if (!rows[0]) throw new Error('PostgreSQL named no snapshot.');
  return rows[0].since;
}

async function headOf(
  client: pg.ClientBase,
  tenantId: number,
  tables: readonly StoredTable[],
  options: ExportOptions,
): Promise<CompanyHead> {
  const { rows } = await client.query<ArchivedCompany & { key: string }>(
    `select id, subdomain, name, (select encode(key, 'base64') from installation_key) as key from tenant where id = $1`,
    [tenantId],
  );
  const [row] = rows;
  const migrations = await storedMigrations(client);
  if (!row || !migrations) throw new Error('The company is not in this database any more.');
  const { key, ...company } = row;
  return {
    format: newFormat,
    madeAt: new Date().toISOString(),
    migrations,
    company,
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    sealedBy: await sealedBy(client, tables, tenantId),
    // It signs links of all companies of the installation.
    installationKey: options.for === 'admin' ? null : key.replaceAll('\n', ''),
  };
}

async function writeRows(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  table: StoredTable,
  tenantId: number,
): Promise<CompanyManifest['tables'][number]> {
  const writer = new RowsWriter(archive, table.name);
  // `copy` takes no parameters; the id is a number.
  await writer.copy(
    client,
    `select ${quotedList(table.columns)} from ${quoted(table.name)} where ${keyOf(table)} = ${Number(tenantId)}`,
  );
  return { name: table.name, rows: await writer.end() };
}

/**
 * Returns which reader has not handled which event: those behind the reader's position without a mark, and those that
 * wait for another try.
 */
export async function unheardOf(
  client: pg.ClientBase,
  tenantId: number,
): Promise<CompanyManifest['unheard']> {
  const { rows } = await client.query<{ reader: string; eventId: string | number }>(
    `select reader.reader, pointer.event_id as "eventId" from event_cursor reader
      join event_pointer pointer on pointer.event_id > reader.position and pointer.tenant_id = $1
      where not exists (select from event_delivery mark where mark.reader = reader.reader and mark.event_id = pointer.event_id)
    union select reader, event_id from event_delivery
      where tenant_id = $1 and (retry_at is not null or set_aside_at is not null)
    order by 1, 2`,
    [tenantId],
  );
  return rows.map(({ reader, eventId }) => ({ reader, eventId: Number(eventId) }));
}
