/** The mails about the second step; `company` is its name. */
export const resetMailWords = {
  subject: 'Your second step was removed',
  happened: (company: string) =>
    `An org admin of ${company} removed the passkeys and codes with which you confirm your sign-in, and ended your sessions. From now on your password is enough, until you set up a new second step.`,
  button: 'Set up a second step',
  note: (company: string) => `If you did not ask for this, tell the org admin of ${company} at once.`,
} as const;

export const changedMailWords = {
  subject: 'Your second step has changed',
  something: (company: string) =>
    `A passkey was added to your account at ${company}, or codes of an application were switched on or off.`,
  namedPasskey: (company: string, passkey: string) =>
    `The passkey “${passkey}” was added to your account at ${company}. It can be used to sign in.`,
  passkey: (company: string) => `A passkey was added to your account at ${company}.`,
  codesOn: (company: string) =>
    `Codes of an application were switched on for your account at ${company}. Each sign-in asks for one now.`,
  codesOff: (company: string) => `Codes of an application were switched off for your account at ${company}.`,
  button: 'See your second step',
  choose: 'Choose a new password',
  note: (company: string) =>
    `If it was not you, change your password and tell the org admin of ${company} at once.`,
} as const;
