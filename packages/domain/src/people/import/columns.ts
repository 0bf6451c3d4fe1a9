import type { PersonField } from '../plan/fields.ts';

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
