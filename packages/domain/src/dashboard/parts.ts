import { readsCompliance } from '../people/capabilities.ts';
import type { RoleName } from '../people/roles.ts';

/** Whose compliance is shown. */
export const complianceScopes = { directReports: 1, organisation: 2, company: 3 } as const;
export type ComplianceScope = (typeof complianceScopes)[keyof typeof complianceScopes];

/** The scopes that the person may choose, the default one first; none for observers (1-goals §2). */
export function complianceScopesOf({ role }: { readonly role: RoleName }): ComplianceScope[] {
  const { directReports, organisation, company } = complianceScopes;
  if (!readsCompliance({ role })) return [];
  return role === 'contributor' ? [company] : [directReports, organisation, company];
}
