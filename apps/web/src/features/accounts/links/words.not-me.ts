export const notMeWords = {
  hello: (name: string) => `Hello ${name},`,
  asked: (changedBy: string, company: string, oldEmail: string, newEmail: string) =>
    `${changedBy} asked to change the e-mail of your account at ${company} from ${oldEmail} to ${newEmail}.`,
  isConfirmed: 'The new address signs in already.',
  isWaiting: (oldEmail: string) => `The new address is not confirmed yet, so ${oldEmail} still signs in.`,
  effect: (oldEmail: string) =>
    `If you did not want this, take it back: ${oldEmail} signs in, all sessions, tokens and agents end, ways to sign in that were added since are removed, and the org admins are told.`,
  act: 'This was not me',
  putBack: (email: string) => `${email} signs in to your account again.`,
  taken: (email: string) =>
    `${email} belongs to somebody else by now, so it could not be put back. An org admin sets the right address.`,
  ended:
    'All sessions, tokens and agents have ended, ways to sign in that were added since are removed, and the org admins are told.',
  needsPassword: 'The password was changed in the meantime and no longer works. Choose a new one to sign in.',
  keepsPassword: 'Your password still works. If somebody else may know it, choose a new one.',
} as const;
