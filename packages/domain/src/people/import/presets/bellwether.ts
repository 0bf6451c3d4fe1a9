import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';
import { importColumnLabels } from '../columns.ts';

const { ExternalId, Name, Email, JobTitle, ManagerEmail, Department, Role, Permissions, TimeZone, Language } =
  importColumnLabels;

/** Our own export and template. It has every field, so an empty cell means that there is nothing. */
export const bellwether: Preset<PersonField> = {
  name: 'Bellwether',
  marks: [ExternalId, Name, Email, JobTitle, ManagerEmail, Department, Role, Permissions],
  headings: {
    [ExternalId]: 'ExternalId',
    [Name]: 'Name',
    [Email]: 'Email',
    [JobTitle]: 'JobTitle',
    [ManagerEmail]: 'ManagerEmail',
    [Department]: 'Department',
    [Role]: 'Role',
    [Permissions]: 'Permissions',
    [TimeZone]: 'TimeZone',
    [Language]: 'Language',
  },
  emptyDeletes: ['JobTitle', 'ManagerEmail', 'Permissions'],
  sample: [
    ['E1', 'Ada Quill', 'ada@demo.example', 'Engineer', 'lead@demo.example', 'Navigation', '', '', '', ''],
  ],
};
