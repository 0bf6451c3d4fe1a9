import type { SettingGroup } from '@bellwether/domain/tenant/settings';

/** The page on which each group of the company's settings stands. */
const pageOf = {
  goals: 'goals',
  language: 'goals',
  predictions: 'goals',
  notifications: 'goals',
  parts: 'goals',
  insight: 'insight',
  appraisals: 'talent',
  sign_in: 'people',
  privacy: 'people',
  limits: 'people',
} as const satisfies Readonly<Record<SettingGroup, 'goals' | 'talent' | 'people' | 'insight'>>;

const groupsOf = (page: (typeof pageOf)[SettingGroup]): readonly SettingGroup[] =>
  (Object.keys(pageOf) as SettingGroup[]).filter((group) => pageOf[group] === page);

/** The groups of each page. */
export const settingPages = {
  goals: groupsOf('goals'),
  talent: groupsOf('talent'),
  people: groupsOf('people'),
  insight: groupsOf('insight'),
} as const;
