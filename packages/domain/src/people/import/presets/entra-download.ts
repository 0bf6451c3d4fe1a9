import type { Preset } from '../../../shared/table/preset.ts';
import type { PersonField } from '../../plan/fields.ts';

export const entraDownload: Preset<PersonField> = {
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
    officeLocation: 'Location',
    employeeHireDate: 'StartDate',
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
      'Austin',
      '2024-02-01T00:00:00Z',
      'True',
      'US',
      'TX',
    ],
    ['ben@demo.example', 'Ben Moss', 'Moss', '', 'Ben', '6f1d', 'Member', '', '', '', '', 'False', 'US', ''],
  ],
};
