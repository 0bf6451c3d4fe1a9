import type { Happening } from '@bellwether/contract/connections/happenings';
import type { ChannelKind, ChannelPost } from '@bellwether/domain/channels/posts';

export const channelsWords = {
  title: 'Slack and Microsoft Teams',
  about:
    'Posts to channels of a chat: how the quarter goes, goals that are called unlikely, results, the strategy. They tell only what everybody in the company sees.',
  none: 'No channel gets posts.',
  failed: 'The channels could not be loaded.',
  list: 'Channels',
  add: 'Add channel',
  edit: 'Edit',
  test: 'Test',
  remove: 'Remove',
  of: (act: string, name: string) => `${act}: ${name}`,
  ask: (name: string) => `Remove “${name}”?`,
  askHint: 'It gets no more posts. The channel in the chat stays.',
  cancel: 'Cancel',
  removed: 'The channel was removed.',
  saved: 'The channel was saved.',
  tested: 'The test was posted. Please look at the channel.',
  off: 'off',
  gone: 'The chat says that this address is gone. Please enter a new one.',
  failingSince: 'Failing since',
} as const;

export const kindWords: Readonly<Record<ChannelKind, string>> = { slack: 'Slack', teams: 'Microsoft Teams' };

export const postWords: Readonly<Record<ChannelPost, { readonly name: string; readonly hint: string }>> = {
  digest: { name: 'Monday digest', hint: 'How the quarter goes, in three sentences' },
  goal_called: { name: 'Goals called unlikely', hint: 'When an owner calls a goal unlikely' },
  results: { name: 'Results of the quarter', hint: 'Two weeks after its end' },
  strategy: { name: 'Strategy', hint: 'When a new version is published' },
};

export const channelFormWords = {
  kind: 'Chat',
  name: 'Name',
  nameHint: 'How you call the channel, such as “leadership”.',
  url: 'Address',
  urlHint: {
    slack: 'Of an incoming webhook of Slack. Whoever has it can post, so it is never shown again.',
    teams:
      'Of a workflow of Teams, “Post to a channel when a webhook request is received”. It is never shown again.',
  } satisfies Readonly<Record<ChannelKind, string>>,
  keeps: (host: string) => `Leave empty to keep the present one at ${host}.`,
  posts: 'What it gets',
  department: 'Whose goals',
  wholeCompany: 'The whole company',
  departmentsFailed: 'The departments could not be loaded.',
  isOn: 'On',
  save: 'Save',
} as const;

const faults: Readonly<Record<string, string>> = {
  unreachable: 'The chat could not be reached.',
  too_slow: 'The chat did not answer in time.',
  forbidden: 'The address is not allowed.',
  redirected: 'The address leads elsewhere.',
  no_key: 'The server does not have the key of the address. Please enter the address again.',
};

/** Why a test was not delivered. */
export function faultSentence(fault: string | null, status: number | null): string {
  return faults[fault ?? ''] ?? `The chat answered with status ${status ?? '?'}.`;
}

/** The sentence of what happened to a channel. */
export function tellChannel({ Code, Values }: Happening): string {
  const name = String(Values.name ?? '');
  if (Code === 'recovered') return `“${name}” takes posts again.`;
  return Code === 'gone' ? `The address of “${name}” is gone.` : `“${name}” did not take a post.`;
}
