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
    'Worker’s Manager': 'ManagerEmail',
    'Email - Work': 'Email',
    'Active Status': 'Status',
    'Termination Date': 'EndDate',
    'Is Primary Job': 'Primary',
  },
  sample: [
    ['21001', 'Ada Quill', 'Engineer', 'Navigation', 'Lena Lead', 'ada@demo.example', 'Yes', '', 'Yes'],
    ['21002', 'Ben Moss', '', '', 'Lena Lead', 'ben@demo.example', 'No', '2025-01-31', 'Yes'],
  ],
};
