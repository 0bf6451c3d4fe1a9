import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const vivaGoals: Preset<PersonField> = {
  name: 'Viva Goals',
  marks: ['Name', 'Email', 'Manager Email', 'Last Active'],
  headings: {
    Name: 'Name',
    Email: 'Email',
    Title: 'JobTitle',
    Department: 'Department',
    'Manager Email': 'ManagerEmail',
    Role: null,
    Status: 'Status',
    'Last Active': null,
  },
  sample: [
    [
      'Ada Quill',
      'ada@demo.example',
      'Engineer',
      'Navigation',
      'lead@demo.example',
      'Member',
      'Active',
      '2026-01-02',
    ],
    ['Ben Moss', 'ben@demo.example', '', '', 'lead@demo.example', 'Member', 'Deactivated', '2025-01-02'],
  ],
};
