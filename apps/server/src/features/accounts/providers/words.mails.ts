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
