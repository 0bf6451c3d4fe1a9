import { stoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptySchema, instantSchema } from '../wire.ts';

const token = z.string().check(z.maxLength(100));

/** The mails that a person can stop one by one, with their switches. */
export const mailSwitchesSchema = z.object({
  /** The mails that the person's link came with; null without a link, and for the link of an older mail. */
  Of: z.nullable(z.enum(stoppableMails)),
  data: z.array(z.object({ Mails: z.enum(stoppableMails), IsOn: z.boolean() })),
});
export type MailSwitches = z.output<typeof mailSwitchesSchema>;

const switchShape = { Mails: z.enum(stoppableMails), IsOn: z.boolean() };

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  summary:
    'Stops the mails of one kind by the link in one of them; the link of an older mail stops all. Works again and again.',
  method: 'POST',
  path: '/notification/Unsubscribe',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Token: token }),
  reply: emptySchema,
});

export const readMailSwitches = endpoint({
  name: 'readMailSwitches',
  summary: 'Which mails the person of a mailed link gets. 404 for a link that is not complete.',
  method: 'POST',
  path: '/notification/MailSwitches',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Token: token }),
  reply: mailSwitchesSchema,
});

export const switchMailsByLink = endpoint({
  name: 'switchMailsByLink',
  summary: 'Switches one kind of mails by a mailed link, and answers all switches.',
  method: 'POST',
  path: '/notification/MailSwitch',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Token: token, ...switchShape }),
  reply: mailSwitchesSchema,
});

export const listMailSwitches = endpoint({
  name: 'listMailSwitches',
  summary: 'Which mails the caller gets.',
  method: 'GET',
  path: '/notification/Mails',
  scope: 'none',
  reply: mailSwitchesSchema,
});

export const saveMailSwitch = endpoint({
  name: 'saveMailSwitch',
  summary: 'Switches one kind of the caller’s mails, and answers all switches.',
  method: 'PUT',
  path: '/notification/Mails',
  scope: 'none',
  body: z.strictObject(switchShape),
  reply: mailSwitchesSchema,
});

/** Mails that mail servers refused for good in the last 30 days, and mails that wait for the mail server. */
export const refusedMailsSchema = z.object({
  Count: z.int(),
  /** Of the company. `Words`: what the mail server said last, without addresses. `IsHeld`: a restore holds all mails. */
  Waiting: z.object({
    Count: z.int(),
    Since: z.nullable(instantSchema),
    Words: z.nullable(z.string()),
    IsHeld: z.boolean(),
  }),
  /** The newest ones. */
  data: z.array(z.object({ Address: z.string(), FailedAt: instantSchema })),
});

export const getRefusedMails = endpoint({
  name: 'getRefusedMails',
  summary:
    'How many mails of the company were refused for good in the last 30 days, the newest five, and those that wait.',
  method: 'GET',
  path: '/mail/refused',
  scope: 'none',
  who: 'administersPeople',
  reply: refusedMailsSchema,
});
