import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';
import { importColumns } from '../columns.ts';
import { ownHeadings } from '../own-words.ts';

const marks = [
  'ExternalId',
  'Name',
  'Email',
  'JobTitle',
  'ManagerEmail',
  'Department',
  'Role',
  'Permissions',
] as const satisfies readonly PersonField[];

/** Our own export and template, in each language. It has every field, so an empty cell means that there is nothing. */
export const bellwether: readonly Preset<PersonField>[] = ownHeadings.map((labels) => ({
  name: 'Bellwether',
  marks: marks.map((field) => labels[field]),
  headings: Object.fromEntries(importColumns.map((field) => [labels[field], field])),
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
}));
