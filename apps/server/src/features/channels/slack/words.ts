/** Why a call about the app of Slack is refused, by code. */
export const slackWords = {
  token_refused: 'Slack does not take this token. Please copy the “Bot User OAuth Token” of the app.',
  no_answer: 'Slack did not answer. Please try again.',
  ask_over: 'This link is no longer good. Please type /bellwether in Slack once more.',
  other_address: 'The account in Slack has another e-mail address than yours.',
  not_set_up: 'Your company has no app of Slack.',
} as const;

/** What the app says in Slack. */
export const slackSays = {
  connect: 'Connect with Bellwether',
  askConnect: 'You are not connected yet. Connect once, and this app tells you what waits for you.',
  notHere: 'This workspace is not the one of this company’s app.',
  noProfile: 'Slack does not tell your e-mail address to this app, so you cannot be connected.',
  connected: (name: string) => `You are connected as ${name}.`,
  updateWeek: 'Update my week',
  review: 'Review goals',
  approve: 'Approve',
  open: 'Open the goal',
  weekAsk: (count: number) =>
    count === 1
      ? 'One goal of yours waits for its weekly update.'
      : `${count} goals of yours wait for their weekly update.`,
  approveAsk: (owner: string, title: string) => `${owner} asks you to approve “${title}”.`,
  approveEditAsk: (author: string, title: string) => `${author} asks you to approve changes to “${title}”.`,
  change: (part: string, from: string, to: string) => `${part}\nNow: ${from || '–'}\nProposed: ${to || '–'}`,
  alsoChanged: (parts: readonly string[]) => `Also changed: ${parts.join(', ')}`,
  parts: { isPrivate: 'who sees the goal', parent: 'parent goal', strategicObjective: 'strategic objective' },
  approved: (title: string) => `You approved “${title}”.`,
  approvedEdit: (title: string) => `You approved the changes to “${title}”.`,
  refused: (reason: string) => `Nothing was changed. ${reason}`,
  ownedBy: (owner: string) => `Goal of ${owner}`,
} as const;
