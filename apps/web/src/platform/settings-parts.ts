import type { Session } from '@bellwether/contract/accounts';
import { capabilitiesOfProfile } from './capabilities.ts';
import { settingsTitles } from './words.settings.ts';

export type SettingsPartName = keyof typeof settingsTitles;

/** One entry of the settings. */
export interface SettingsEntry {
  readonly name: SettingsPartName;
  readonly title: string;
  readonly path: string;
}

const own = [
  'account',
  'security',
  'notifications',
  'language',
  'absence',
  'appearance',
  'sessions',
  'tokens',
  'agents',
  'data',
] as const satisfies readonly SettingsPartName[];

const ofCompany = [
  'info',
  'brand',
  'goals',
  'talent',
  'people',
  'insight',
  'connections',
  'audit',
  'all-data',
] as const satisfies readonly SettingsPartName[];

const pathOf = (name: (typeof own)[number]) => `/v3/settings/${name}`;
const companyPathOf = (name: CompanyPart) => `/v3/settings/company/${name}`;

/** The addresses of all settings. */
export const settingsPaths: readonly string[] = [...own.map(pathOf), ...ofCompany.map(companyPathOf)];

type CompanyPart = (typeof ofCompany)[number];
type Viewer = Pick<Session, 'Profile' | 'Tenant'>;

const companyRules: Readonly<Record<CompanyPart, (viewer: Viewer) => boolean>> = {
  info: ({ Profile }) => capabilitiesOfProfile(Profile).editsCompany,
  brand: ({ Profile }) => capabilitiesOfProfile(Profile).editsCompany,
  // HR admins change the settings of appraisals alone (tenant.1).
  goals: ({ Profile }) => capabilitiesOfProfile(Profile).administersPeople,
  talent: ({ Profile }) => capabilitiesOfProfile(Profile).changesSettings,
  people: ({ Profile }) => capabilitiesOfProfile(Profile).administersPeople,
  insight: ({ Profile }) => capabilitiesOfProfile(Profile).administersPeople,
  connections: ({ Profile }) => capabilitiesOfProfile(Profile).administersPeople,
  audit: ({ Profile }) => capabilitiesOfProfile(Profile).readsAudit,
  'all-data': ({ Profile }) => capabilitiesOfProfile(Profile).administersPeople,
};

/** Returns the person's own settings (screens.7). An observer has no absences (people.34). */
export function ownSettings({ Profile }: Viewer): readonly SettingsEntry[] {
  return own
    .filter((name) => name !== 'absence' || Profile.RoleName !== 'observer')
    .map((name) => ({ name, title: settingsTitles[name], path: pathOf(name) }));
}

/** Returns the settings of the company that the person may open (screens.7). */
export function companySettings(viewer: Viewer): readonly SettingsEntry[] {
  return ofCompany
    .filter((name) => companyRules[name](viewer))
    .map((name) => ({ name, title: settingsTitles[name], path: companyPathOf(name) }));
}
