/** Other words by which people find an entry of the menu. */
export const menuSearchWords = {
  dashboard: 'home start overview reminders',
  goals: 'objectives okr targets',
  matrixStart: 'matrix heat map likelihood forecast',
  insight: 'analytics calibration',
  organization: 'people directory employees staff chart team',
  strategy: 'mission vision values',
  talent: 'appraisals performance review ratings',
  reports: 'export excel pdf download print summary deck',
  help: 'support contact guide question',
} as const;

/** The places of the palette: the name of those without a page title, and other words by which people find them. */
export const placeWords = {
  profile: { name: 'Profile', search: 'my account me picture photo phone biography' },
  changePassword: { name: 'Change password', search: 'sign-in login security' },
  settings: { search: 'preferences options' },
  goalTheme: { name: 'Goal theme', search: 'theme motto of the quarter' },
  importPeople: { search: 'upload csv excel employees' },
  importGoals: { search: 'upload csv excel okr viva lattice' },
  addEmployee: { name: 'Add Employee', search: 'invite new person colleague hire' },
  notifications: { search: 'bell inbox news' },
  companyGoals: { name: 'Company goals', search: 'objectives of the ceo' },
  companyMatrix: { search: 'matrix' },
  myAppraisals: { search: 'appraisal performance review rating feedback' },
  talentMatrix: { search: 'appraisal nine box potential ratings' },
  manual: { name: 'User manual', search: 'how to work with me questions disc' },
  privacy: { search: 'data protection' },
  terms: { search: 'legal' },
} as const;

/** The company's logo in the header, which opens the dashboard. */
export const brandWords = { home: (company: string) => `${company}, dashboard` } as const;
