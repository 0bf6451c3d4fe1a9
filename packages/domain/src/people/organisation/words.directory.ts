/** The columns of the Employee Directory. */
export const directoryWords = {
  JobTitle: 'Title',
  OrgUnit: 'Department',
  Location: 'Location',
  Manager: 'Manager',
  RoleName: 'Role',
  Status: 'Status',
} as const;

/** The same columns on the sheet of all people. */
export const directorySheetWords = { ...directoryWords, JobTitle: 'Job title' } as const;
