import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { inLongTransaction, snapshotBegins } from '../database/long-transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { placeOf } from '../files/stored-files.ts';
import type { BackupSource } from './backup.ts';
import type { CompanyManifest } from './company-manifest.ts';
import { keyOf } from './company-tables.ts';
import { unheardOf } from './export-company.ts';
import { quoted, quotedList, type StoredTable, showCompany } from './tables.ts';

/** What a first copy of a company has brought. */
export interface FirstCopy {
  readonly tenantId: number;
  readonly tables: readonly StoredTable[];
  /** The number of rows of each table that were copied. */
  readonly copied: ReadonlyMap<string, number>;
  /** The oldest transaction that the first copy may not have seen. */
  readonly since: string;
}

/** Late rows did not fit into a first copy, so the company must be copied anew. The message names the table or the constraint. */
export class LateRowsMismatch extends Error {}

/** A table whose rows are no longer those of the first copy. */
interface ChangedTable extends StoredTable {
  readonly key: readonly string[];
  readonly hasDeleted: boolean;
}

/** What holds after a catch-up, in place of what the first copy's archive says. */
export interface CaughtUp {
  /** The number of rows of each table. */
  readonly counts: ReadonlyMap<string, number>;
  /** The places of the files that were copied later. */
  readonly places: readonly string[];
  readonly unheard: CompanyManifest['unheard'];
}

/**
 * Brings the first copy of a company, in `target`, up to what its own database has now: rows that were written since then are
 * copied, with their files, and rows that are gone are deleted. Nothing may write the company any more. Every changed table is
 * compared by count and hash. `to`: the storage of the files, if it is another one.
 * @throws LateRowsMismatch if the late rows do not fit.
 */
export async function catchUp(
  { owner, files }: BackupSource,
  to: FileStore | undefined,
  target: pg.ClientBase,
  first: FirstCopy,
): Promise<CaughtUp> {
  const options = { name: 'bellwether export', begin: snapshotBegins };
  return inLongTransaction(owner, options, async (source) => {
    await showCompany(source, first.tenantId);
    const counts = await copyLateRows(source, target, first).catch((error: Error) => {
      throw isRefusedRow(error) ? new LateRowsMismatch(error.message) : error;
    });
    const places = to ? await copyLateFiles(source, files, to, first) : [];
    return { counts, places, unheard: await unheardOf(source, first.tenantId) };
  });
}

/** Whether a constraint refused a row: the rows came in another order than they were written. */
function isRefusedRow(error: Error): boolean {
  return (error as { code?: string }).code?.startsWith('23') === true;
}

async function copyLateRows(
  source: pg.ClientBase,
  target: pg.ClientBase,
  first: FirstCopy,
): Promise<ReadonlyMap<string, number>> {
  const keys = await primaryKeys(target);
  const counts = new Map<string, number>();
  const changed: ChangedTable[] = [];
  for (const table of first.tables) {
    const copied = first.copied.get(table.name) ?? 0;
    const { all, old } = await countRows(source, table, first);
    counts.set(table.name, all);
    if (all === old && old === copied) continue;
    const key = keys.get(table.name);
    if (!key) throw new LateRowsMismatch(table.name);
    const renewed = await fetchRows(source, target, { table, key, first });
    changed.push({ ...table, key, hasDeleted: copied - renewed !== old });
  }
  // A table comes after the tables that its rows refer to.
  for (const table of changed.toReversed())
    if (table.hasDeleted) await deleteGone(source, target, table, first);
  for (const table of changed) await writeRows(target, table);
  for (const table of changed) await compare(source, target, table, first);
  return counts;
}

/** Copies the files of late rows; returns their places. */
async function copyLateFiles(
  source: pg.ClientBase,
  from: FileStore,
  to: FileStore,
  first: FirstCopy,
): Promise<string[]> {
  const { rows } = await source.query<{ key: string; media_type: string }>(
    `select own.key, own.media_type from file own where own.tenant_id = ${Number(first.tenantId)} and ${isLate(first)}`,
  );
  const places: string[] = [];
  for (const { key, media_type } of rows) {
    const place = placeOf(first.tenantId, key);
    const stream = await from.read(place);
    if (!stream) continue;
    await to.put(place, await buffer(stream), media_type);
    places.push(place);
  }
  return places;
}

async function primaryKeys(client: pg.ClientBase): Promise<Map<string, readonly string[]>> {
  const { rows } = await client.query<{ name: string; key: string[] }>(
    `select i.indrelid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as key
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indisprimary and i.indrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
      group by i.indrelid`,
  );
  return new Map(rows.map(({ name, key }) => [name, key]));
}

/** The condition on rows that were written after the first copy began, or about then. */
const isLate = ({ since }: FirstCopy) => `age(own.xmin) <= age('${BigInt(since)}'::xid)`;

const ownRows = (table: StoredTable, { tenantId }: FirstCopy) =>
  `from ${quoted(table.name)} own where ${keyOf(table)} = ${Number(tenantId)}`;

async function countRows(client: pg.ClientBase, table: StoredTable, first: FirstCopy) {
  const { rows } = await client.query<{ all: number; old: number }>(
    `select count(*)::int as all, (count(*) filter (where not ${isLate(first)}))::int as old ${ownRows(table, first)}`,
  );
  return rows[0] ?? { all: 0, old: 0 };
}

const lateTable = ({ name }: StoredTable) => quoted(`late ${name}`);
const sameKey = (key: readonly string[], other: string) =>
  key.map((column) => `own.${quoted(column)} = ${other}.${quoted(column)}`).join(' and ');

/** Copies the late rows into a temporary table; returns how many of them the first copy has in an older form. */
async function fetchRows(
  source: pg.ClientBase,
  target: pg.ClientBase,
  { table, key, first }: { table: StoredTable; key: readonly string[]; first: FirstCopy },
): Promise<number> {
  const columns = quotedList(table.columns);
  await target.query(
    `create temporary table ${lateTable(table)} on commit drop as select ${columns} from ${quoted(table.name)} with no data`,
  );
  await pipeline(
    source.query(copyTo(`copy (select ${columns} ${ownRows(table, first)} and ${isLate(first)}) to stdout`)),
    target.query(copyFrom(`copy ${lateTable(table)} (${columns}) from stdin`)),
  );
  const { rows } = await target.query<{ count: number }>(
    `select count(*)::int as count from ${lateTable(table)} late
      join ${quoted(table.name)} own on ${sameKey(key, 'late')}`,
  );
  return rows[0]?.count ?? 0;
}

/** Deletes the rows whose keys the source does not have any more. */
async function deleteGone(
  source: pg.ClientBase,
  target: pg.ClientBase,
  { key, ...table }: ChangedTable,
  first: FirstCopy,
): Promise<void> {
  const kept = quoted(`kept ${table.name}`);
  await target.query(
    `create temporary table ${kept} on commit drop as select ${quotedList(key)} from ${quoted(table.name)} with no data`,
  );
  await pipeline(
    source.query(copyTo(`copy (select ${quotedList(key)} ${ownRows(table, first)}) to stdout`)),
    target.query(copyFrom(`copy ${kept} (${quotedList(key)}) from stdin`)),
  );
  await target.query(
    `delete ${ownRows(table, first)} and not exists (select from ${kept} kept where ${sameKey(key, 'kept')})`,
  );
}

async function writeRows(client: pg.ClientBase, { key, ...table }: ChangedTable): Promise<void> {
  const columns = quotedList(table.columns);
  const others = table.columns.filter((column) => !key.includes(column));
  const change =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}`;
  await client.query(
    `insert into ${quoted(table.name)} (${columns}) select ${columns} from ${lateTable(table)}
      on conflict (${quotedList(key)}) ${change}`,
  );
}

async function compare(
  source: pg.ClientBase,
  target: pg.ClientBase,
  table: StoredTable,
  first: FirstCopy,
): Promise<void> {
  const own = table.columns.map((column) => `own.${quoted(column)}`).join(', ');
  const statement = `select count(*) || ' ' || coalesce(bit_xor(hashtextextended(row(${own})::text, 0)), 0) as sum ${ownRows(table, first)}`;
  const [here, there] = await Promise.all([source.query(statement), target.query(statement)]);
  if (here.rows[0].sum !== there.rows[0].sum) throw new LateRowsMismatch(table.name);
}
