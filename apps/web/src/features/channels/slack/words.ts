import type { Happening } from '@bellwether/contract/connections/happenings';
import { numbered } from '@bellwether/domain/shared/counted';

export const slackAppWords = {
  title: 'App of Slack',
  about:
    'Tells people in Slack what waits for them, with buttons to approve a goal and to update the week, and shows previews of goals. People connect themselves once, by typing /bellwether.',
  failed: 'The app could not be loaded.',
  steps:
    'Make an app in Slack “from a manifest” with the text below, install it in your workspace, and enter its two secrets here.',
  manifest: 'Manifest',
  copy: 'Copy manifest',
  copied: 'The manifest was copied.',
  notCopied: 'The manifest could not be copied. Please select and copy it yourself.',
  team: (team: string, people: number) =>
    `It works in ${team}. ${numbered(people, 'person is', 'people are')} connected.`,
  setUp: 'Set up',
  change: 'Change secrets',
  token: 'Bot User OAuth Token',
  tokenHint: 'It begins with xoxb-. It is never shown again.',
  secret: 'Signing Secret',
  secretHint: 'From “Basic Information” of the app. It is never shown again.',
  save: 'Save',
  saved: 'The app is set up.',
  cancel: 'Cancel',
  remove: 'Remove',
  ask: 'Remove the app of Slack?',
  askHint: 'Everybody is disconnected at once. The app in Slack stays; remove it there.',
  removed: 'The app was removed.',
} as const;

/** The sentence of what happened to the app. */
export function tellSlack({ Code, Values }: Happening): string {
  const reason = String(Values.reason ?? '');
  if (Code === 'posted') return 'Slack took a message.';
  const refused = reason === 'no_answer' ? 'Slack did not answer.' : `Slack refused (${reason}).`;
  return Code === 'not_told'
    ? `A button or preview was not shown: ${refused}`
    : `A message was not posted: ${refused}`;
}
