/** The settings: the heading of the list, its two groups, and the parts of each (screens.7). */
export const settingsWords = {
  title: 'Settings',
  list: 'Settings',
  you: 'You',
  company: 'Company',
  absent: 'This page of the settings does not exist, or it is not yours.',
} as const;

/** The name of each part in the list, which is also its heading. */
export const settingsTitles = {
  account: 'Account',
  security: 'Security',
  notifications: 'Notifications',
  language: 'Language and dates',
  absence: 'Absence',
  appearance: 'Appearance',
  sessions: 'Sessions',
  tokens: 'Tokens',
  agents: 'Agents',
  data: 'Your data',
  info: 'Company info',
  brand: 'Brand',
  goals: 'Goals and weeks',
  talent: 'Talent labels',
  people: 'People',
  insight: 'Insight',
  connections: 'Connections',
  audit: 'Audit log',
  'all-data': 'Data of the company',
} as const;

/** Other words for which people search. */
export const settingsSearchWords: Readonly<Record<keyof typeof settingsTitles, string>> = {
  account: 'settings preferences options password email e-mail address sign-in login change',
  security: 'settings passkey second step two factor codes authenticator recovery sign-in login',
  notifications: 'settings mails email e-mail digest reminders weekly ask calendar feed followed unsubscribe',
  language: 'settings locale dates times format region translation',
  absence: 'settings away holiday vacation leave out of office deputy',
  appearance: 'settings theme dark light colours colors mode keys shortcuts',
  sessions: 'settings devices sign out signed in browsers',
  tokens: 'settings api programs scripts access developer',
  agents: 'settings ai assistant claude mcp programs access',
  data: 'settings export download privacy gdpr personal data zip',
  info: 'settings company name website url time zone',
  brand: 'settings company logo colour color appearance theme',
  goals: 'settings company weeks quarters fiscal year goal type predictions notes strategy digest parts',
  talent: 'settings company appraisal labels ratings levels descriptions grace',
  people: 'settings company password rules sign-in second step privacy limits refused mails',
  insight: 'settings company second views forecast groups',
  connections:
    'settings company integrations sign-in single sign-on directory scim files tokens webhooks chat',
  audit: 'settings company security events history who changed what log siem export',
  'all-data': 'settings company export backup archive download leave end delete close',
};
