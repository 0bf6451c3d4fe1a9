import type { RoleName } from '../roles.ts';
import { roleFlagLabels, roleLabels, roleNames } from '../roles.ts';

/** The columns of an import and of an export, in the order of the export. */
export const importColumns = [
  'ExternalId',
  'Name',
  'Email',
  'JobTitle',
  'ManagerEmail',
  'Department',
  'Role',
  'Permissions',
  'TimeZone',
] as const;

export type ImportColumn = (typeof importColumns)[number];

/** The heading of each column. */
export const importColumnLabels: Readonly<Record<ImportColumn, string>> = {
  ExternalId: 'External ID',
  Name: 'Name',
  Email: 'Email',
  JobTitle: 'Job Title',
  ManagerEmail: 'Manager Email',
  Department: 'Department',
  Role: 'Role',
  Permissions: 'Permissions',
  TimeZone: 'Time Zone',
};

/** A file without these columns cannot be imported. */
export const requiredImportColumns = ['Name', 'Email'] as const satisfies readonly ImportColumn[];

/** Other headings that people's systems use, without case, spaces and punctuation. */
const otherHeadings: Readonly<Record<string, ImportColumn>> = {
  id: 'ExternalId',
  employeeid: 'ExternalId',
  personnelnumber: 'ExternalId',
  fullname: 'Name',
  mail: 'Email',
  emailaddress: 'Email',
  title: 'JobTitle',
  position: 'JobTitle',
  manager: 'ManagerEmail',
  managersemail: 'ManagerEmail',
  orgunit: 'Department',
  flags: 'Permissions',
  zone: 'TimeZone',
  zoneinfo: 'TimeZone',
};

const headings = new Map<string, ImportColumn>([
  ...Object.entries(otherHeadings),
  ...importColumns.map((column) => [foldHeading(importColumnLabels[column]), column] as const),
]);

/** Returns a heading or a word of a cell without case, spaces and punctuation. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The headings of columns that are read, as `foldHeading` returns them. */
export const importHeadings: readonly string[] = [...headings.keys()];

/** Returns the column of a heading; null for a column that is not read. */
export function importColumnOf(heading: string): ImportColumn | null {
  return headings.get(foldHeading(heading)) ?? null;
}

/** The flags that a file can set. Delegate is missing, because no form sets it either. */
export const importFlags = ['isOrgAdmin', 'isGoalAdmin', 'isGoalManager', 'isHrAdmin'] as const;
export type ImportFlag = (typeof importFlags)[number];

/** Returns the role of a cell: a label or a name of the wire, in any case; undefined for other words. */
export function importRoleOf(text: string): RoleName | undefined {
  const word = foldHeading(text);
  return roleNames.find((role) => foldHeading(role) === word || foldHeading(roleLabels[role]) === word);
}

/** Returns the flags of a cell, separated by commas or semicolons, and the words that are no flag. */
export function importFlagsOf(text: string): { flags: ImportFlag[]; unknown: string[] } {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const flagOf = (word: string) =>
    importFlags.find(
      (flag) =>
        foldHeading(roleFlagLabels[flag]) === foldHeading(word) || foldHeading(flag) === foldHeading(word),
    );
  return {
    flags: importFlags.filter((flag) => words.some((word) => flagOf(word) === flag)),
    unknown: words.filter((word) => flagOf(word) === undefined),
  };
}

/** Returns the cell of an export that `importFlagsOf` reads. */
export function importFlagsText(flags: readonly ImportFlag[]): string {
  return importFlags
    .filter((flag) => flags.includes(flag))
    .map((flag) => roleFlagLabels[flag])
    .join(', ');
}
