import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';
import { importColumnLabels } from '../columns.ts';

const {
  ExternalId,
  Name,
  Email,
  JobTitle,
  ManagerEmail,
  Department,
  Location,
  StartDate,
  Role,
  Permissions,
  TimeZone,
  Language,
} = importColumnLabels;

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
    [Location]: 'Location',
    [StartDate]: 'StartDate',
    [Role]: 'Role',
    [Permissions]: 'Permissions',
    [TimeZone]: 'TimeZone',
    [Language]: 'Language',
  },
  emptyDeletes: ['JobTitle', 'ManagerEmail', 'Location', 'StartDate', 'Permissions'],
  sample: [
    [
      'E1',
      'Ada Quill',
      'ada@demo.example',
      'Engineer',
      'lead@demo.example',
      'Navigation',
      'Austin',
      '2024-02-01',
      '',
      '',
      '',
      '',
    ],
  ],
};
