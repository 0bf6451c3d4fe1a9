import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const bamboohr: Preset<PersonField> = {
  name: 'BambooHR',
  marks: ['Employee #', 'Reporting to', 'Work Email'],
  headings: {
    'Employee #': 'ExternalId',
    'Last name': 'LastName',
    'First name': 'FirstName',
    'Job Title': 'JobTitle',
    'Reporting to': 'ManagerEmail',
    Department: 'Department',
    'Work Email': 'Email',
    Status: 'Status',
    Location: 'Location',
    'Hire Date': 'StartDate',
    'Termination Date': 'EndDate',
  },
  sample: [
    [
      '12',
      'Quill',
      'Ada',
      'Engineer',
      'Lena Lead',
      'Navigation',
      'ada@demo.example',
      'Active',
      'Austin',
      '2024-02-01',
      '',
    ],
    [
      '13',
      'Moss',
      'Ben',
      '',
      'Lena Lead',
      '',
      'ben@demo.example',
      'Inactive',
      'Austin',
      '2020-02-01',
      '2025-01-31',
    ],
  ],
};
