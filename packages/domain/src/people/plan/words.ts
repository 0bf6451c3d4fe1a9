import type { PersonField } from './fields.ts';

/** The label of each field. */
export const personFieldLabels: Readonly<Record<PersonField, string>> = {
  ExternalId: 'External ID',
  Name: 'Name',
  FirstName: 'First Name',
  LastName: 'Last Name',
  Email: 'Email',
  JobTitle: 'Job Title',
  ManagerEmail: 'Manager Email',
  Department: 'Department',
  Location: 'Location',
  StartDate: 'Start Date',
  Role: 'Role',
  Permissions: 'Permissions',
  TimeZone: 'Time Zone',
  Language: 'Language',
  Status: 'Status',
  Blocked: 'Sign-in Blocked',
  EndDate: 'End Date',
  Primary: 'Primary Position',
  AwayFrom: 'Away from',
  AwayUntil: 'Away until',
  Deputy: 'Deputy',
};
