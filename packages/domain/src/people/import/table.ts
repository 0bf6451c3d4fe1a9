import { zoneNameOf } from '../../calendar/zone.ts';
import { cleanName } from '../../shared/clean-name.ts';
import { cleanEmail, emailKeyOf, isEmail } from '../email.ts';
import { profileLimits } from '../profile.ts';
import type { RoleName } from '../roles.ts';
import {
  type ImportColumn,
  type ImportFlag,
  importColumnOf,
  importFlagsOf,
  importRoleOf,
  requiredImportColumns,
} from './columns.ts';
import type { ImportFault, ImportFaultCode, ImportWarning } from './faults.ts';

/**
 * The limits of an import. A larger company imports in parts, because a row may name a manager who is already in the
 * company.
 */
export const importLimits = { rows: 10_000, externalId: 100 } as const;

/** The cells of a file as texts; the first row has the headings. Empty rows stay, so that rows keep their numbers. */
export type ImportTable = readonly (readonly string[])[];

/** The reason why no row of a file can be read. */
export type ImportTableFault =
  | { readonly code: 'no_rows' }
  | { readonly code: 'too_many_rows' }
  | { readonly code: 'column_missing' | 'column_repeated'; readonly column: ImportColumn };

/** Returns the fault of the table as a whole; undefined if its rows can be read. */
export function importTableFault(table: ImportTable): ImportTableFault | undefined {
  const [headings = [], ...rows] = table;
  const columns = headings.map(importColumnOf);
  for (const column of requiredImportColumns)
    if (!columns.includes(column)) return { code: 'column_missing', column };
  const repeated = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (repeated) return { code: 'column_repeated', column: repeated };
  const count = rows.filter(hasText).length;
  if (count === 0) return { code: 'no_rows' };
  return count > importLimits.rows ? { code: 'too_many_rows' } : undefined;
}

/** A row of the file. A field is undefined if its column is absent or the present value stays. */
export interface ImportRow {
  readonly row: number;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly externalId: string | undefined;
  readonly jobTitle: string | undefined;
  /** The key of the manager's e-mail; empty: no manager. */
  readonly managerKey: string | undefined;
  readonly managerEmail: string;
  readonly department: string | undefined;
  readonly role: RoleName | undefined;
  readonly flags: readonly ImportFlag[] | undefined;
  readonly timeZone: string | undefined;
}

export interface ReadRows {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly ImportFault[];
  readonly warnings: readonly ImportWarning[];
}

/** The number of rows in one step, which takes a few milliseconds. */
const rowsInStep = 500;

/** Reads the rows of a table without a fault as a whole, and checks each cell by itself; in steps. */
export function* readImportRows(table: ImportTable): Generator<void, ReadRows> {
  const [headings = [], ...lines] = table;
  const columns = headings.map(importColumnOf);
  const faults: ImportFault[] = [];
  const rows: ImportRow[] = [];
  const zones = new Map<string, string | undefined>();
  // A file has few zones in many rows, and a runtime needs milliseconds for each.
  const zoneOf = (text: string) => {
    if (!zones.has(text)) zones.set(text, zoneNameOf(text));
    return zones.get(text);
  };
  for (const [at, cells] of lines.entries()) {
    if (!hasText(cells)) continue;
    const read = (column: ImportColumn): string | undefined => {
      const place = columns.indexOf(column);
      return place < 0 ? undefined : cleanName(cells[place] ?? '');
    };
    rows.push(readRow(at + 2, read, { faults, zoneOf }));
    if (rows.length % rowsInStep === 0) yield;
  }
  const warnings = headings.flatMap((heading, at) =>
    columns[at] === null && heading.trim() !== ''
      ? [{ row: 1, column: null, code: 'column_unknown' as const, value: cleanName(heading).slice(0, 100) }]
      : [],
  );
  return { rows, faults, warnings };
}

function readRow(
  row: number,
  read: (column: ImportColumn) => string | undefined,
  { faults, zoneOf }: { faults: ImportFault[]; zoneOf: (text: string) => string | undefined },
): ImportRow {
  const fault = (column: ImportColumn, code: ImportFaultCode, value = '') =>
    faults.push({ row, column, code, value });
  const text = (column: ImportColumn, limit: number) => {
    const value = read(column);
    if (value !== undefined && [...value].length > limit) fault(column, 'too_long', String(limit));
    return value;
  };
  const name = text('Name', profileLimits.name) ?? '';
  if (name === '') fault('Name', 'name_missing');
  const email = cleanEmail(read('Email') ?? '');
  if (email === '') fault('Email', 'email_missing');
  else if (!isEmail(email)) fault('Email', 'email_invalid');
  const roleText = read('Role') ?? '';
  const role = importRoleOf(roleText);
  if (roleText !== '' && role === undefined) fault('Role', 'role_unknown', roleText.slice(0, 100));
  const managerCell = read('ManagerEmail');
  const managerEmail = managerCell === undefined ? undefined : cleanEmail(managerCell);
  const zone = read('TimeZone') || undefined;
  const timeZone = zone && zoneOf(zone);
  if (zone && timeZone === undefined) fault('TimeZone', 'zone_unknown', zone.slice(0, 100));
  return {
    row,
    name,
    email,
    emailKey: emailKeyOf(email),
    externalId: text('ExternalId', importLimits.externalId) || undefined,
    jobTitle: text('JobTitle', profileLimits.jobTitle),
    managerKey: managerEmail === undefined ? undefined : emailKeyOf(managerEmail),
    managerEmail: (managerEmail ?? '').slice(0, 254),
    department: text('Department', profileLimits.orgUnit) || undefined,
    role,
    flags: readFlags(read('Permissions'), fault),
    timeZone,
  };
}

function readFlags(
  text: string | undefined,
  fault: (column: ImportColumn, code: ImportFaultCode, value?: string) => void,
): readonly ImportFlag[] | undefined {
  if (text === undefined) return undefined;
  const { flags, unknown } = importFlagsOf(text);
  const [word] = unknown;
  if (word !== undefined) fault('Permissions', 'permission_unknown', word.slice(0, 100));
  if (flags.includes('isGoalAdmin') && flags.includes('isGoalManager'))
    fault('Permissions', 'goal_admin_or_manager');
  return flags;
}

function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cleanName(cell) !== '');
}
