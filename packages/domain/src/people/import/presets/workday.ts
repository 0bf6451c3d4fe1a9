import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const workday: Preset<PersonField> = {
  name: 'Workday',
  marks: ['Worker', 'Supervisory Organization'],
  headings: {
    'Employee ID': 'ExternalId',
    Worker: 'Name',
    'Business Title': 'JobTitle',
    'Supervisory Organization': 'Department',
    Location: 'Location',
    'Hire Date': 'StartDate',
    'Worker’s Manager': 'ManagerEmail',
    'Email - Work': 'Email',
    'Active Status': 'Status',
    'Termination Date': 'EndDate',
    'Is Primary Job': 'Primary',
  },
  sample: [
    [
      '21001',
      'Ada Quill',
      'Engineer',
      'Navigation',
      'Austin',
      '2024-02-01',
      'Lena Lead',
      'ada@demo.example',
      'Yes',
      '',
      'Yes',
    ],
    [
      '21002',
      'Ben Moss',
      '',
      '',
      '',
      '2020-05-23',
      'Lena Lead',
      'ben@demo.example',
      'No',
      '2025-01-31',
      'Yes',
    ],
  ],
};
