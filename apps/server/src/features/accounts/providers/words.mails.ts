/** What the org admins hear about sign-ins at a provider (accounts.16, accounts.17). */
export const providerMailWords = {
  hello: (name: string) => `Hello ${name},`,
  profile: (name: string) => `Profile of ${name}`,
  glass: {
    subject: ({ name, provider }: Kept) => `${name} signed in without ${provider}`,
    said: ({ name, company, provider }: Kept) =>
      `People of ${company} sign in with ${provider}. ${name} is one of those who may sign in without it in an emergency, and has just done so, by password or passkey.`,
    advice:
      'If you know of this, there is nothing to do. If not, ask at once, and end the sessions of the account.',
  },
  few: {
    subject: (provider: string) => `Too few people can sign in without ${provider}`,
    said: ({ name, company, provider, left }: Kept & { left: number }) =>
      `${name} was deactivated and was one of those who may sign in at ${company} without ${provider} in an emergency. Now ${left === 0 ? 'nobody' : 'only one person'} can: if ${provider} fails, the company may be locked out.`,
    advice: 'Please name at least two people who keep their password.',
    button: 'Open connections',
  },
  arrived: {
    subject: (name: string) => `${name} was added by your company’s sign-in`,
    said: ({ name, email, company, provider, manager }: Arrival) =>
      `${name} (${email}) signed in with ${provider} for the first time and was not known at ${company}. As you allow it, ${name} was added as a contributor${manager === '' ? '' : ` below ${manager}`}.`,
    advice: 'Please check the name, the manager and the department.',
  },
} as const;

/** The mails about whom the company trusts to name its people; `company` is its name. */
export const providerTrustWords = {
  linked: {
    subject: 'A sign-in provider was linked to your account',
    said: (company: string) =>
      `A sign-in provider was linked to your account at ${company}. From now on you can sign in with it.`,
    named: (company: string, provider: string) =>
      `The sign-in provider “${provider}” was linked to your account at ${company}. From now on you can sign in with it.`,
    button: 'See your sessions',
    note: (company: string) => `If it was not you, tell the org admin of ${company} at once.`,
  },
  added: {
    subject: 'A sign-in provider was added',
    said: (company: string) => `A sign-in provider was added at ${company}.`,
    named: (company: string, provider: string) =>
      `The sign-in provider “${provider}” was added at ${company}.`,
  },
  changed: {
    subject: 'A sign-in provider was changed',
    said: (company: string) =>
      `A sign-in provider of ${company} was changed: its issuer, its address, its certificate, or whether its addresses are trusted.`,
    named: (company: string, provider: string) =>
      `The sign-in provider “${provider}” of ${company} was changed: its issuer, its address, its certificate, or whether its addresses are trusted.`,
  },
  trust: 'Whoever runs a sign-in provider can sign in as other people.',
  advice:
    'If you know of this, there is nothing to do. If not, switch the provider off and ask at once. The audit log says who did it.',
  button: 'Open connections',
} as const;

interface Kept {
  readonly name: string;
  readonly company: string;
  readonly provider: string;
}

interface Arrival {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly provider: string;
  readonly manager: string;
}
