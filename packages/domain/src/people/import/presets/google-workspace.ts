import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const googleWorkspace: Preset<PersonField> = {
  name: 'Google Workspace',
  marks: ['First Name [Required]', 'Last Name [Required]', 'Email Address [Required]'],
  headings: {
    'First Name [Required]': 'FirstName',
    'Last Name [Required]': 'LastName',
    'Email Address [Required]': 'Email',
    'Org Unit Path [Required]': null,
    'Employee ID': 'ExternalId',
    'Employee Title': 'JobTitle',
    'Manager Email': 'ManagerEmail',
    Department: 'Department',
    'Status [READ ONLY]': 'Status',
  },
  sample: [
    [
      'Ada',
      'Quill',
      'ada@demo.example',
      '/Research',
      'E1',
      'Engineer',
      'lead@demo.example',
      'Navigation',
      'Active',
    ],
    ['Ben', 'Moss', 'ben@demo.example', '/', 'E2', '', 'lead@demo.example', '', 'Suspended'],
  ],
};
