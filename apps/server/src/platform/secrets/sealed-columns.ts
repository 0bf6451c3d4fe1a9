/** Every column with texts that `seal` made. An export names the keys of all of them, so `seal` takes no other column. */
export const sealedColumns = [
  'channel.url',
  'second_step.sealed_secret',
  'sign_in_provider.sealed_secret',
  'slack_app.signing_secret',
  'slack_app.token',
  'webhook.former_secret',
  'webhook.secret',
] as const;

export type SealedColumn = (typeof sealedColumns)[number];
