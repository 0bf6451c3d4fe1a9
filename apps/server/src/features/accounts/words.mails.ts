/** The mail that invites a person. `day`: the last day of its link, as shown. */
export const invitationMailWords = {
  subject: (company: string) => `You are invited to ${company}`,
  said: (invitedBy: string) =>
    `${invitedBy} invites you to Bellwether: set your goals each quarter, and say each week how likely they are. Choose a password to get in.`,
  button: 'Accept invitation',
  note: (day: string) =>
    `The link works once, until ${day}. If you did not expect this mail, you can ignore it.`,
} as const;
