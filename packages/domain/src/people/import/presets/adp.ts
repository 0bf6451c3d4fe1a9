import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const adp: Preset<PersonField> = {
  name: 'ADP',
  marks: ['Associate ID', 'Position Status'],
  headings: {
    'Associate ID': 'ExternalId',
    'Legal First Name': 'FirstName',
    'Legal Last Name': 'LastName',
    'Work Contact: Work Email': 'Email',
    'Job Title Description': 'JobTitle',
    'Home Department Description': 'Department',
    'Reports To Legal Name': 'ManagerEmail',
    'Reports To Associate ID': null,
    'Position Status': 'Status',
    'Termination Date': 'EndDate',
    'Primary Position': 'Primary',
  },
  sample: [
    [
      'A1',
      'Ada',
      'Quill',
      'ada@demo.example',
      'Engineer',
      'Navigation',
      'Lead, Lena',
      'L1',
      'Active',
      '',
      'Yes',
    ],
    ['A2', 'Ben', 'Moss', 'ben@demo.example', '', '', 'Lead, Lena', 'L1', 'Terminated', '01/31/2025', 'Yes'],
  ],
};
