/** Why a call about the company's data is refused, by code. */
export const companyDataRefusals = {
  name_differs: 'This is not the name of the company.',
  not_ready: 'This file is not ready yet.',
  failed: 'This file could not be made. Please ask for another one.',
  removed: 'This file was removed after seven days. Please ask for another one.',
  resting: 'The company cannot be ended at this moment. Please try again later.',
  not_ended: 'The company has not ended.',
} as const;

/** What ceo and org admins hear about the end of their company (tenant.11). */
export const endMailWords = {
  hello: (name: string) => `Hello ${name},`,
  subject: (company: string) => `${company} will be deleted`,
  said: ({ by, company }: { by: string; company: string }) =>
    `${by} has ended ${company}’s use of Bellwether. Only the ceo and org admins can still sign in, and nobody can change anything.`,
  when: (day: string) =>
    `Everything is deleted on ${day}: people, goals, appraisals, files and the audit log.`,
  advice:
    'Until then you can download all data, and take the end back. If you do not know of this, take it back at once.',
  button: 'Data of the company',
  somebody: 'An admin',
} as const;

/** What the other admins hear of a file with all data (personal-data.7). */
export const askedMailWords = {
  subject: ({ by, company }: { by: string; company: string }) => `${by} asked for all data of ${company}`,
  said: ({ by, company }: { by: string; company: string }) =>
    `${by} has asked for a file with all data of ${company} in Bellwether: people, goals, appraisals and files. It can be downloaded for seven days.`,
  advice: 'If you do not know why, ask, and look at the audit log.',
} as const;
