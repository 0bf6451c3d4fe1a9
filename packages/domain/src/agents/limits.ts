/** Limits of agents (agents.1, agents.4). */
export const agentLimits = {
  /** Characters of a client's name. */
  name: 80,
  /** Characters of an address to return to, and how many a client has. */
  address: 500,
  addresses: 10,
  clients: 50,
  /** Grants that a person has at once. */
  grants: 20,
  /** Characters of an agent's evidence. */
  evidence: 2_000,
  /** Open requests for a person's yes. */
  requests: 50,
} as const;

const minute = 60_000;

/** Milliseconds for which each secret and each question is valid. */
export const agentLives = {
  code: 5 * minute,
  access: 60 * minute,
  refresh: 30 * 24 * 60 * minute,
  request: 24 * 60 * minute,
} as const;
