import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const personio: Preset<PersonField> = {
  name: 'Personio',
  marks: ['First name', 'Last name', 'Supervisor', 'Employment type'],
  headings: {
    'Employee ID': 'ExternalId',
    'First name': 'FirstName',
    'Last name': 'LastName',
    Email: 'Email',
    Position: 'JobTitle',
    Department: 'Department',
    Supervisor: 'ManagerEmail',
    'Employment type': null,
    Status: 'Status',
    'Termination date': 'EndDate',
  },
  sample: [
    [
      '77',
      'Ada',
      'Quill',
      'ada@demo.example',
      'Engineer',
      'Navigation',
      'Lena Lead',
      'Internal',
      'Active',
      '',
    ],
    ['78', 'Ben', 'Moss', 'ben@demo.example', '', '', 'Lena Lead', 'Internal', 'Inactive', '2025-01-31'],
  ],
};
