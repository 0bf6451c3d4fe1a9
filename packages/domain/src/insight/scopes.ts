import type { RoleName } from '../people/roles/roles.ts';

/** The people whose goals a list shows. */
export const lookScopes = { own: 0, directReports: 1, organisation: 2, company: 3 } as const;
export type LookScope = (typeof lookScopes)[keyof typeof lookScopes];

/** Returns the scopes that a role may choose, the default first (insight.15). */
export function lookScopesOf(role: RoleName): LookScope[] {
  const { own, directReports, organisation, company } = lookScopes;
  if (role === 'observer') return [company];
  return role === 'contributor' ? [own, company] : [organisation, own, directReports, company];
}

/**
 * Returns the scope of the answer: the requested scope, or for people who may not choose it the nearest scope that
 * they may choose.
 */
export function answeredScope(role: RoleName, asked: LookScope): LookScope {
  const offered = lookScopesOf(role);
  if (offered.includes(asked)) return asked;
  const { own, directReports, company } = lookScopes;
  return asked <= directReports && offered.includes(own) ? own : company;
}
