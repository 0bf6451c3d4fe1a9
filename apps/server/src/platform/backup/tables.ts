import type pg from 'pg';
import { migrationTable } from '../database/migrations.ts';
import type { NextNumber } from './manifest.ts';

export interface StoredTable {
  readonly name: string;
  /** All columns except generated ones. */
  readonly columns: readonly string[];
  /** Whether row policies apply to the reader, who then sees the rows of one company at a time. */
  readonly isFiltered: boolean;
  /** Whether row policies apply to the owner, too. */
  readonly isForced: boolean;
}

interface TableRow extends StoredTable {
  readonly needs: readonly string[];
}

/** Tables that the migrations write and check themselves. */
const notCopied = [migrationTable, `${migrationTable}_lock`];

/**
 * Returns all tables except those of jobs and migrations. A table comes after the tables that its rows refer
 * to.
 */
export async function tablesOf(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<TableRow>(
    `select c.relname::text as name, row_security_active(c.oid) as "isFiltered", c.relforcerowsecurity as "isForced",
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct other.relname::text from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all($1::text[])
    order by c.relname`,
    [notCopied],
  );
  return inOrder(rows);
}

function inOrder(rows: readonly TableRow[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !placed.has(name) && needs.every((one) => placed.has(one)),
    );
    // Only a migration can create two tables that refer to each other.
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { needs, ...table } of ready) {
      ordered.push(table);
      placed.add(table.name);
    }
  }
  return ordered;
}

/** Returns the next id of each table. Rows that the transaction sees have lower ids. */
export async function nextNumbers(client: pg.ClientBase): Promise<NextNumber[]> {
  // Read the sequences themselves: the view pg_sequences shows null for a restarted sequence until its first
  // use.
  const { rows: found } = await client.query<{ statement: string }>(
    `select format('select %L as table, %L as column, last_value + is_called::int as next from %s', c.relname, a.attname,
      pg_get_serial_sequence(format('%I.%I', current_schema(), c.relname), a.attname)) as statement
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    order by c.relname, a.attname`,
  );
  const statement = found.map((one) => one.statement).join(' union all ');
  const { rows } = await client.query<{ table: string; column: string; next: string | number }>(statement);
  return rows.map(({ next, ...row }) => ({ ...row, next: Number(next) }));
}

/** Returns the migrations in a database; undefined if it is not a database of Bellwether. */
export async function storedMigrations(client: pg.ClientBase): Promise<string[] | undefined> {
  const there = await client.query('select to_regclass($1) is not null as yes', [migrationTable]);
  if (there.rows[0]?.yes !== true) return undefined;
  const { rows } = await client.query<{ name: string }>(
    `select name::text as name from ${migrationTable} order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Returns whether the database has a company. */
export async function holdsCompany(client: pg.ClientBase): Promise<boolean> {
  const there = await client.query("select to_regclass('tenant') is not null as yes");
  if (there.rows[0]?.yes !== true) return false;
  const { rows } = await client.query('select exists (select from tenant) as yes');
  return rows[0]?.yes === true;
}

/** Sets the company whose rows the transaction sees; undefined for none. */
export async function showCompany(client: pg.ClientBase, tenantId: number | undefined): Promise<void> {
  await client.query("select set_config('app.tenant_id', $1, true)", [String(tenantId ?? '')]);
}

/** Returns a quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}
