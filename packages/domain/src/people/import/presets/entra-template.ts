import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const entraTemplate: Preset<PersonField> = {
  name: 'Entra ID, bulk template',
  marks: ['Name [displayName] Required', 'User name [userPrincipalName] Required'],
  headings: {
    'Name [displayName] Required': 'Name',
    'User name [userPrincipalName] Required': 'Email',
    'Initial password [passwordProfile] Required': null,
    'Block sign in (Yes/No) [accountEnabled] Required': 'Blocked',
    'First name [givenName]': null,
    'Last name [surname]': null,
    'Job title [jobTitle]': 'JobTitle',
    'Department [department]': 'Department',
    'Usage location [usageLocation]': null,
  },
  sample: [
    ['Ada Quill', 'ada@demo.example', 'secret', 'No', 'Ada', 'Quill', 'Engineer', 'Navigation', 'US'],
    ['Ben Moss', 'ben@demo.example', 'secret', 'Yes', 'Ben', 'Moss', '', '', 'US'],
  ],
};
