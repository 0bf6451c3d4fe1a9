/** What a token may do, in the order of the screens (accounts.13). A person's own rights limit every scope. */
export const tokenScopes = [
  'goals:read',
  'goals:write',
  'predictions:write',
  'comments:write',
  'people:read',
  'people:write',
  'reports:read',
  'insight:read',
  'audit:read',
  'webhooks:write',
  'live',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The lifetimes of a token, in days; null: without an end, if the company allows it. */
export const tokenDays = [30, 90, 365] as const;
export const defaultTokenDays = 90;

export const tokenLimits = { name: 100, personal: 10, company: 50 } as const;
