import type { TokenScope } from '../accounts/tokens/tokens.ts';

/** The scopes that a person can allow an agent: those of the calls of its tools, in the order of the screens (agents.2). */
export const agentScopes = [
  'goals:read',
  'goals:write',
  'predictions:write',
  'comments:write',
  'insight:read',
] as const satisfies readonly TokenScope[];
export type AgentScope = (typeof agentScopes)[number];
