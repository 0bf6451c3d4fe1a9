export const ownSlackWords = {
  part: 'Slack',
  linked: 'Connected since',
  linkedHint:
    'The app tells you there what waits for your approval, and when your goals wait for their weekly update.',
  notLinked: 'You are not connected. Type /bellwether in Slack, and follow the link.',
  unlink: 'Disconnect',
  unlinked: 'You are disconnected from Slack.',
} as const;

export const slackLinkWords = {
  asks: (name: string, team: string) => `Connect “${name}” of ${team} in Slack with you?`,
  hint: 'Whoever uses this account in Slack then approves goals there as you, and sees previews of goals that you see.',
  notYours: (email: string) =>
    `This account in Slack has the address ${email}, which is not yours. Connect only an account that has your own address.`,
  connect: 'Connect',
  done: 'You are connected with Slack. You can close this page.',
  broken: 'This address is not whole',
  brokenHint: 'Please type /bellwether in Slack once more.',
  failed: 'This account cannot be connected',
} as const;
