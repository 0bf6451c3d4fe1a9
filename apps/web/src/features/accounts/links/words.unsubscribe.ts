import type { StoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';

export const unsubscribeWords = {
  /** Above the button that stops the mails of the link. */
  from: (mails: string, company: string) => `You opened the link of a mail from ${company}: ${mails}.`,
  stop: (mails: string) => `Stop these mails: ${mails}`,
  done: (mails: string) => `Done. You get no more of these mails: ${mails}.`,
  all: (company: string) => `The mails that ${company} sends you:`,
  list: 'Mails',
  account: 'Mails about your account, such as a changed password, always come.',
  invalid:
    'This link is for stopping mails, but it is not complete. Please copy the whole address from the mail.',
} as const;

/** What each kind of mails is about. */
export const mailHints: Readonly<Record<StoppableMails, string>> = {
  reports: 'Links to the reports that you have scheduled',
  notifications: 'What waits for you, and what happened to your goals',
  weekly_ask: 'The weekly question about your goals',
};
