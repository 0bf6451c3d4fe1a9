/** The company's switches of agents, as the settings show them. */
export const agentSettingWords = {
  agents: 'Agents',
  agentsSays:
    'People may let programs such as Claude act for them, with their own rights and never more. At once; switched off, no agent can call.',
  registration: 'Agents may register themselves',
  registrationSays:
    'A program that nobody entered can ask a person for access. Switched off, only programs that an admin entered can. At once.',
  views: 'Second views of agents',
  viewsSays:
    'Agents say how likely they find a goal, before the owner answers, and are scored after the quarter. At once; switched off, nothing is deleted.',
} as const;
/** Why a form about agents is refused. */
export const agentMessages = {
  nameRequired: 'Please enter a name!',
  addressRequired: 'Please enter an address to return to!',
  evidenceRequired: 'Please say what the likelihood is based on!',
} as const;
