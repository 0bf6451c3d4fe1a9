import { type GrantingFlag, grantingFlagNames } from '../roles/flags.ts';
import { roleFlagLabels } from '../roles/roles.ts';

export { personFieldLabels } from './words.ts';

/** What a source can say about a person, in the order in which screens list it. */
export const personFields = [
  'ExternalId',
  'Name',
  'FirstName',
  'LastName',
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
  'Status',
  'Blocked',
  'EndDate',
  'Primary',
  'AwayFrom',
  'AwayUntil',
  'Deputy',
] as const;

/** `ManagerEmail` names the manager in any way: by address, id, or a name that only one person has. */
export type PersonField = (typeof personFields)[number];

/** Returns the flags as a cell of an export has them. */
export function plannedFlagsText(
  flags: readonly GrantingFlag[],
  labels: Readonly<Record<GrantingFlag, string>> = roleFlagLabels,
): string {
  return grantingFlagNames
    .filter((flag) => flags.includes(flag))
    .map((flag) => labels[flag])
    .join(', ');
}
