import type { Preset } from '../preset.ts';

export const entraDownload: Preset = {
  name: 'Entra ID, downloaded users',
  marks: ['userPrincipalName', 'displayName', 'accountEnabled'],
  headings: {
    userPrincipalName: 'Email',
    displayName: 'Name',
    surname: null,
    mail: null,
    givenName: null,
    id: 'ExternalId',
    userType: null,
    jobTitle: 'JobTitle',
    department: 'Department',
    accountEnabled: 'Status',
    usageLocation: null,
    state: null,
  },
  sample: [
    [
      'ada@demo.example',
      'Ada Quill',
      'Quill',
      '',
      'Ada',
      '6f1c',
      'Member',
      'Engineer',
      'Navigation',
      'True',
      'US',
      'TX',
    ],
    ['ben@demo.example', 'Ben Moss', 'Moss', '', 'Ben', '6f1d', 'Member', '', '', 'False', 'US', ''],
  ],
};
