import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const rippling: Preset<PersonField> = {
  name: 'Rippling',
  marks: ['Employee', 'Work email', 'Employment status'],
  headings: {
    'Employee number': 'ExternalId',
    Employee: 'Name',
    'Work email': 'Email',
    Title: 'JobTitle',
    Department: 'Department',
    'Work location': 'Location',
    'Start date': 'StartDate',
    Manager: 'ManagerEmail',
    'Employment type': null,
    'Employment status': 'Status',
    'End date': 'EndDate',
  },
  sample: [
    [
      '1',
      'Ada Quill',
      'ada@demo.example',
      'Engineer',
      'Navigation',
      'Austin',
      '02/01/2024',
      'Lena Lead',
      'Salaried',
      'Active',
      '',
    ],
    [
      '2',
      'Ben Moss',
      'ben@demo.example',
      '',
      '',
      '',
      '05/23/2020',
      'Lena Lead',
      'Salaried',
      'Terminated',
      '01/31/2025',
    ],
  ],
};
