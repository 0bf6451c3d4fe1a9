/** The mail to an invited person's former address. */
export const invitedChangeWords = {
  subject: 'Your invitation went to a wrong address',
  said: ({ by, company }: { readonly by: string; readonly company: string }) =>
    `${by} changed the e-mail of your account at ${company} to another address. The link in your invitation no longer works.`,
  note: (company: string) => `If this is not right, tell the org admin of ${company}.`,
} as const;
