/** The ways to the company's settings and their titles, apart from the other words because every page loads them. */
export const companyWays = {
  edit: 'Edit Company Info',
  settings: 'Company settings',
  audit: 'Audit log',
  importPeople: 'Import people',
  importGoals: 'Import goals',
} as const;
