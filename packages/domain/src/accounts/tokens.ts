/** What a token may do, in the order of the screens (doors-programs §1). A person's own rights limit every scope. */
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
