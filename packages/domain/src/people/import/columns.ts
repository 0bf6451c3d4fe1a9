import { foldHeading } from '../../shared/table/headings.ts';
import { type PersonField, personFieldLabels } from '../plan/fields.ts';
import { type GrantingFlag, grantingFlagNames } from '../roles/flags.ts';
import type { RoleName } from '../roles/roles.ts';
import { roleFlagLabels, roleLabels, roleNames } from '../roles/roles.ts';

/** The columns of our export and template, in their order. */
export const importColumns = [
  'ExternalId',
  'Name',
  'Email',
  'JobTitle',
  'ManagerEmail',
  'Department',
  'Location',
  'StartDate',
  'Role',
  'Permissions',
  'TimeZone',
  'Language',
] as const satisfies readonly PersonField[];

export type ImportColumn = (typeof importColumns)[number];

/** The heading of each column of our export and template. */
export const importColumnLabels: Readonly<Record<ImportColumn, string>> = personFieldLabels;

/** Returns the role of a cell: a label or a name of the wire, in any case; undefined for other words. */
export function importRoleOf(text: string): RoleName | undefined {
  const word = foldHeading(text);
  return roleNames.find((role) => foldHeading(role) === word || foldHeading(roleLabels[role]) === word);
}

/** Returns the flags of a cell, separated by commas or semicolons, and the words that are no flag. */
export function importFlagsOf(text: string): { flags: GrantingFlag[]; unknown: string[] } {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const flagOf = (word: string) =>
    grantingFlagNames.find(
      (flag) =>
        foldHeading(roleFlagLabels[flag]) === foldHeading(word) || foldHeading(flag) === foldHeading(word),
    );
  return {
    flags: grantingFlagNames.filter((flag) => words.some((word) => flagOf(word) === flag)),
    unknown: words.filter((word) => flagOf(word) === undefined),
  };
}
