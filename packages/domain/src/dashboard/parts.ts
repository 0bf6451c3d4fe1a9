import { readsCompliance } from '../people/roles/capabilities.ts';
import type { RoleName } from '../people/roles/roles.ts';

/** The groups of people whose compliance can be shown. */
export const complianceScopes = { directReports: 1, organisation: 2, company: 3 } as const;
export type ComplianceScope = (typeof complianceScopes)[keyof typeof complianceScopes];

/** Returns the scopes that the person may choose, the default first; none for observers (dashboard.1). */
export function complianceScopesOf({ role }: { readonly role: RoleName }): ComplianceScope[] {
  const { directReports, organisation, company } = complianceScopes;
  if (!readsCompliance({ role })) return [];
  return role === 'contributor' ? [company] : [directReports, organisation, company];
}
