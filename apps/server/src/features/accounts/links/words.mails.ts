const oneHour = 'The link works once, and for one hour after it was requested.';
const aboutToChange = 'Your e-mail address is about to change';
const chooseNew = 'Choose a new password';
const newPassword = 'Somebody asked for a new password';

/** An e-mail address that changes, of an account at a company. */
interface Change {
  readonly by: string;
  readonly company: string;
  readonly email: string;
}

/** The mails about an account's password and address. Days are written as shown; `company` is its name. */
export const linkMailWords = {
  reset: {
    subject: chooseNew,
    said: (company: string) => `Somebody asked for a new password for your account at ${company}.`,
    button: chooseNew,
    note: `${oneHour} If you did not ask for it, you can ignore this mail: your password stays as it is.`,
  },
  unlock: {
    subject: 'Unlock your account',
    said: (company: string) =>
      `Somebody asked to unlock your account at ${company}. An account is locked for a while after too many wrong passwords.`,
    button: 'Unlock account',
    note: `${oneHour} If you did not ask for it, you can ignore this mail.`,
  },
  confirm: {
    subject: 'Confirm your e-mail address',
    said: (company: string) =>
      `This address is to become the e-mail of your account at ${company}. Until you confirm it, you sign in with your old one.`,
    button: 'Confirm e-mail address',
    note: ({ day, company }: { day: string; company: string }) =>
      `The link works once, until ${day}. If you have no account at ${company}, you can ignore this mail.`,
  },
  change: {
    subject: aboutToChange,
    /** `by`: null for the person. */
    said: ({ by, company, email }: Omit<Change, 'by'> & { readonly by: string | null }) =>
      `${by ?? 'You'} asked to change the e-mail of your account at ${company} to ${email}. Until that address is confirmed, you sign in with this one.`,
    advice: 'If this is not right, choose a new password at once: that also cancels the change.',
    button: chooseNew,
    note: (company: string) => `Please tell the org admin of ${company}, too.`,
  },
  changed: {
    subject: 'Your password was changed',
    said: ({ company, day }: { company: string; day: string }) =>
      `The password of your account at ${company} was changed on ${day}. If it was you, there is nothing to do.`,
    advice: (company: string) =>
      `If it was somebody else, choose a new password at once and tell the org admin of ${company}.`,
    button: chooseNew,
  },
} as const;

/** The mails with a way to take a change of an address back (accounts.10). */
export const contestMailWords = {
  notMe: 'This was not me',
  notMeNote: ({ company, day }: { company: string; day: string }) =>
    `The link puts this address back, ends all sessions and tells the org admins of ${company}. It works once, until ${day}.`,
  byOther: {
    subject: aboutToChange,
    said: ({ by, company, email }: Change) =>
      `${by} asked to change the e-mail of your account at ${company} to ${email}. Until that address is confirmed, you sign in with this one.`,
    /** The new address signs in already. */
    made: {
      subject: 'Your e-mail address was changed',
      said: ({ by, company, email }: Change) =>
        `The e-mail of your account at ${company} is now ${email}; ${by} changed it. This address does not sign in any more.`,
    },
    advice: 'If you know of this, there is nothing to do. If not, take the change back.',
  },
  atNew: {
    subject: newPassword,
    said: ({ by, company, email }: Change) =>
      `The e-mail of your account at ${company} is now ${email}; ${by} asked for that change. Somebody has just asked for a new password there.`,
    advice: 'If it was you, there is nothing to do. If not, take the change back.',
  },
  atOwnNew: {
    subject: newPassword,
    said: (company: string) =>
      `The e-mail of your account at ${company} was changed within the last day, and somebody has just asked for a new password at the new address. If it was you, there is nothing to do.`,
    note: (company: string) => `If it was not you, tell the org admin of ${company} at once.`,
  },
  contested: {
    subject: (name: string) => `${name} says: this was not me`,
    said: ({
      day,
      by,
      name,
      company,
      from,
      to,
    }: Readonly<Record<'day' | 'by' | 'name' | 'company' | 'from' | 'to', string>>) =>
      `On ${day} ${by} asked to change the e-mail of ${name} at ${company} from ${from} to ${to}. Whoever reads the old address has taken that back with the link “This was not me”.`,
    putBack:
      'The old address signs in again, and all sessions have ended. Please ask both people what happened.',
    taken:
      'All sessions have ended, but the old address belongs to somebody else by now. Please set the right address, and ask both people what happened.',
    button: (name: string) => `Profile of ${name}`,
  },
} as const;
