/** The mails about programs that act for a person; `company` is its name. */
export const programMailWords = {
  token: {
    subject: 'A token was made for your account',
    said: (company: string) =>
      `A token was made for your account at ${company}. With it a program acts for you.`,
    named: (company: string, token: string) =>
      `The token “${token}” was made for your account at ${company}. With it a program acts for you.`,
    button: 'See your tokens',
  },
  agent: {
    subject: 'An agent may act for you',
    said: (company: string) => `An agent was allowed to act for your account at ${company}.`,
    named: (company: string, agent: string) =>
      `The agent “${agent}” was allowed to act for your account at ${company}.`,
    button: 'See your agents',
  },
  note: (company: string) =>
    `If it was not you, end it, change your password and tell the org admin of ${company} at once.`,
} as const;
