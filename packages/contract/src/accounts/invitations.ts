import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instantSchema } from '../wire.ts';

const countSchema = z.object({ Count: z.int() });

export const countUninvited = endpoint({
  name: 'countUninvited',
  summary: 'How many people were never invited: active ones whom no invitation was made for.',
  method: 'GET',
  path: '/Profile/SendInvitations',
  scope: 'people:read',
  who: 'administersPeople',
  reply: countSchema,
});

/** How the invitations of the last day arrive. */
export const invitationMailsSchema = z.object({
  /** People invited by mail, each counted once. */
  Total: z.int(),
  Sent: z.int(),
  Waiting: z.int(),
  /** The mail server takes no mails before; null while it takes them. */
  PausedUntil: z.nullable(instantSchema),
  /** What the mail server said last; null while it takes mails. */
  Words: z.nullable(z.string()),
  /** Those whose mail was refused for good, at most 50, by name. */
  Refused: z.array(z.object({ Id: z.int(), Name: z.string(), Address: z.string(), Reason: z.string() })),
});
export type InvitationMails = z.output<typeof invitationMailsSchema>;

export const getInvitationMails = endpoint({
  name: 'getInvitationMails',
  summary: 'How the invitations of the last 24 hours arrive: sent, on their way, refused.',
  method: 'GET',
  path: '/Profile/SendInvitations/Mails',
  scope: 'people:read',
  who: 'administersPeople',
  reply: invitationMailsSchema,
});

export const sendInvitations = endpoint({
  name: 'sendInvitations',
  summary: 'Mails an invitation to everybody who was never invited, each once. Returns how many.',
  method: 'POST',
  path: '/Profile/SendInvitations',
  scope: 'people:write',
  who: 'administersPeople',
  reply: countSchema,
});
