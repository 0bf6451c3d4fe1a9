import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const microsoft365: Preset<PersonField> = {
  name: 'Microsoft 365',
  marks: ['Display name', 'User principal name', 'Block credential'],
  headings: {
    'Block credential': 'Blocked',
    City: 'Location',
    Department: 'Department',
    'Display name': 'Name',
    'First name': null,
    'Last name': null,
    Licenses: null,
    'Object Id': 'ExternalId',
    Title: 'JobTitle',
    'User principal name': 'Email',
  },
  sample: [
    [
      'False',
      'Austin',
      'Navigation',
      'Ada Quill',
      'Ada',
      'Quill',
      'E3',
      '6f1c',
      'Engineer',
      'ada@demo.example',
    ],
    ['True', '', '', 'Ben Moss', 'Ben', 'Moss', '', '6f1d', '', 'ben@demo.example'],
  ],
};
