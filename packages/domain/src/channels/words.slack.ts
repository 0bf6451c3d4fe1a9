/** Explains what the app of Slack still needs. */
export const slackMessages = {
  tokenRequired: 'Please enter the token of the bot!',
  secretRequired: 'Please enter the signing secret!',
  askRequired: 'This address is not whole.',
} as const;
