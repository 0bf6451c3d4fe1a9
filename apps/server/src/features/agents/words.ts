/** Why a call about agents is refused, by code. */
export const agentWords = {
  off: 'Your company does not let agents act for people. An admin can switch them on.',
  client_unknown: 'This program is not known to your company. An admin can enter it in Connections.',
  address_unknown: 'This program wants to return to an address that was not entered for it.',
  not_pkce: 'This program asks in a way that is not safe enough (it must use PKCE with S256).',
  other_resource: 'This program asks for access to another address than this company’s.',
  scope_unknown: 'This program asks for a permission that no agent can have.',
  too_many_grants: 'You have allowed 20 agents. Please end one first.',
  too_many_clients: 'The company has 50 programs. Please remove one first.',
  bad_address:
    'An address must begin with https://, or be http:// on this computer (localhost), without a fragment.',
  answered: 'This was answered already.',
  expired: 'This request has expired. Please ask the agent again.',
  too_many_requests: 'You have 50 predictions of agents to answer. Please answer some first.',
} as const;
