import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const hibob: Preset<PersonField> = {
  name: 'HiBob',
  marks: ['Display name', 'Reports to (email)', 'Lifecycle status'],
  headings: {
    'Employee ID': 'ExternalId',
    'Display name': 'Name',
    Email: 'Email',
    'Job title': 'JobTitle',
    Department: 'Department',
    Site: 'Location',
    'Start date': 'StartDate',
    'Reports to (email)': 'ManagerEmail',
    'Lifecycle status': 'Status',
    'Termination date': 'EndDate',
  },
  sample: [
    [
      '1',
      'Ada Quill',
      'ada@demo.example',
      'Engineer',
      'Navigation',
      'Austin',
      '01/02/2024',
      'lead@demo.example',
      'Employed',
      '',
    ],
    [
      '2',
      'Ben Moss',
      'ben@demo.example',
      '',
      '',
      'Austin',
      '23/05/2020',
      'lead@demo.example',
      'Terminated',
      '31/01/2025',
    ],
  ],
};
