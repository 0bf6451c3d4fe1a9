/** The fields of a person that a directory can set, in the order of the forms. */
export const directoryFields = [
  'Name',
  'Email',
  'JobTitle',
  'PhoneNumber',
  'TimeZone',
  'Locale',
  'OrgUnit',
  'ExternalId',
  'Manager',
] as const;

export type DirectoryField = (typeof directoryFields)[number];

/** The label of each field. */
export const directoryFieldLabels: Readonly<Record<DirectoryField, string>> = {
  Name: 'Name',
  Email: 'E-mail',
  JobTitle: 'Job title',
  PhoneNumber: 'Phone number',
  TimeZone: 'Time zone',
  Locale: 'Language',
  OrgUnit: 'Department',
  ExternalId: 'External ID',
  Manager: 'Manager',
};

/** Returns the stored names of fields as fields; a name of another release is left out. */
export function directoryFieldsIn(names: readonly string[]): DirectoryField[] {
  return directoryFields.filter((field) => names.includes(field));
}
