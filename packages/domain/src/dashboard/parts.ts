import type { RoleName } from '../people/roles.ts';

/** Who looks at the dashboard. */
export interface DashboardPerson {
  readonly role: RoleName;
  readonly isOrgAdmin: boolean;
}

/** Whose compliance is shown. */
export const complianceScopes = { directReports: 1, organisation: 2, company: 3 } as const;
export type ComplianceScope = (typeof complianceScopes)[keyof typeof complianceScopes];

/** The scopes that the person may choose, the default one first; none for observers (1-goals §2). */
export function complianceScopesOf({ role }: Pick<DashboardPerson, 'role'>): ComplianceScope[] {
  const { directReports, organisation, company } = complianceScopes;
  if (role === 'observer') return [];
  return role === 'contributor' ? [company] : [directReports, organisation, company];
}

/** Observers see no reminders; they have no goals and review none (1-goals §6). */
export function hasReminders({ role }: Pick<DashboardPerson, 'role'>): boolean {
  return role !== 'observer';
}

/** Whether the person adds, changes and deletes the quarter's theme. An observer's flags open nothing (1-goals §6). */
export function mayEditTheme({ role, isOrgAdmin }: DashboardPerson): boolean {
  return role === 'ceo' || (isOrgAdmin && role !== 'observer');
}
