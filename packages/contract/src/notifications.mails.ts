import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emptySchema, instantSchema } from './wire.ts';

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  summary:
    'Switches the notification mails of a person off by the link in one of them. Works again and again.',
  method: 'POST',
  path: '/notification/Unsubscribe',
  who: 'anyone',
  body: z.strictObject({ Token: z.string().check(z.maxLength(100)) }),
  reply: emptySchema,
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
export type RefusedMails = z.output<typeof refusedMailsSchema>;

export const getRefusedMails = endpoint({
  name: 'getRefusedMails',
  summary:
    'How many mails of the company were refused for good in the last 30 days, the newest five, and those that wait.',
  method: 'GET',
  path: '/mail/refused',
  who: 'administersPeople',
  reply: refusedMailsSchema,
});
