import type { AgentRequest } from '@bellwether/contract/agents/acting';
import { numbered } from '@bellwether/domain/shared/counted';

export const ownAgentsWords = {
  title: 'Your agents',
  hint: 'An agent is a program, such as Claude, that acts in Bellwether as you: it sees what you see and can never do more than you. What it does stands in the history as “with an agent”. It gives no prediction without your yes.',
  tokens: 'An agent can also use a token of yours:',
  off: 'Your company does not let agents act at present.',
  none: 'No agent acts for you.',
  failed: 'Your agents could not be loaded.',
  allowed: 'Allowed on',
  withToken: 'Uses a token of yours, made on',
  lastUsed: 'last used on',
  unused: 'not used yet',
  end: 'End',
  endOf: (name: string) => `End ${name}`,
  ask: (name: string) => `End “${name}”?`,
  askHint: 'It is refused at once. You can allow it again.',
  askTokenHint: 'Its token ends with it, and everything else that uses this token is refused, too.',
  cancel: 'Cancel',
  ended: 'The agent has ended. It is refused from now on.',
} as const;

export const allowWords = {
  asks: (name: string) => `“${name}” wants to act for you`,
  hint: 'It can do this with your rights, and never more than you:',
  never:
    'It can never approve, finalize, sign, appraise or delete, change people or settings, or read private notes or appraisals. A prediction needs your yes each time.',
  unknown:
    'Nobody of your company entered this program: it chose its name itself. Allow it only if you have just connected it.',
  returns: (host: string) => `Your browser then returns to ${host}.`,
  end: 'You can end it at any time in Settings → Agents.',
  allow: 'Allow',
  refuse: 'Do not allow',
  broken: 'This address is not whole',
  brokenHint: 'Please begin again in the program that sent you here.',
  failed: 'This access cannot be allowed',
  away: 'Your browser returns to the program…',
} as const;

/** What `goals:write` lets an agent do. */
export const actionItemWords = {
  name: 'Add action items',
  hint: 'For you and for others, also from a goal',
} as const;

export const confirmWords = {
  title: 'Confirm a prediction',
  prepared: (agent: string) =>
    `An agent (${agent}) has prepared this prediction for you. It is saved only if you say yes.`,
  week: (week: number) => `Week ${week}`,
  likelihood: 'How likely',
  quality: 'How good',
  comment: 'Comment',
  present: 'At present',
  nothing: 'no prediction',
  yes: 'Yes, give this prediction',
  no: 'No',
  goal: 'Open the goal',
  failed: 'This request could not be loaded',
  absent: 'There is no such request of yours',
} as const;

export const requestStateWords: Readonly<Record<Exclude<AgentRequest['State'], 'waiting'>, string>> = {
  confirmed: 'You said yes: the prediction is given.',
  refused: 'You said no: nothing was saved.',
  expired: 'This request has expired. Please ask the agent again.',
};

export const agentsCardWords = {
  title: 'Agents',
  about:
    'Programs such as Claude act for a person, with that person’s rights and never more. Their switches are in the settings: agents under People, their scored second views under Insight.',
  address: 'Address for agents (MCP)',
  addressHint: 'People enter it in the program. It works with OAuth, or with a personal token.',
  copy: 'Copy address',
  copied: 'The address was copied.',
  notCopied: 'The address could not be copied. Please select and copy it yourself.',
  failed: 'The programs could not be loaded.',
  none: 'No program is entered. People can still connect an agent with a token of their own.',
  mayRegister: 'Programs may register themselves.',
  mayNotRegister: 'Only programs that are entered here can ask people for access.',
  list: 'Programs',
  add: 'Add program',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  ask: (name: string) => `Remove “${name}”?`,
  askHint: 'It is ended for everybody who allowed it, at once.',
  cancel: 'Cancel',
  removed: 'The program was removed.',
  added: 'The program was added.',
  registered: 'Registered itself',
  people: (count: number) =>
    count === 0 ? 'allowed by nobody yet' : `allowed by ${numbered(count, 'person', 'people')}`,
  clientId: (id: string) => `Client ID ${id}`,
  name: 'Name',
  nameHint: 'As people see it when they are asked: “Claude”.',
  addresses: 'Addresses to return to',
  addressesHint: 'One a line, as the program’s documentation names them.',
} as const;
