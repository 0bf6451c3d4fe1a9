import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roleNameSchema } from '../people.ts';
import { instantSchema, sentInstantSchema } from '../wire.ts';

/** Whom invitations go to; an empty list: everybody. Both lists together: of these departments, in these roles. */
const chosenSchema = {
  Departments: z.array(z.string()),
  Roles: z.array(roleNameSchema),
};

export const uninvitedSchema = z.object({
  Count: z.int(),
  /** How many of each department, `""` for none, have each role. */
  Groups: z.array(z.object({ Department: z.string(), Role: roleNameSchema, Count: z.int() })),
  /** Invitations that are sent later. */
  Planned: z.nullable(z.object({ ...chosenSchema, At: instantSchema, PlannedBy: z.string() })),
});
export type Uninvited = z.output<typeof uninvitedSchema>;

export const countUninvited = endpoint({
  name: 'countUninvited',
  summary: 'How many people were never invited: active ones whom no invitation was made for.',
  method: 'GET',
  path: '/Profile/SendInvitations',
  scope: 'people:read',
  who: 'administersPeople',
  reply: uninvitedSchema,
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
  summary:
    'Mails an invitation to everybody who was never invited, or to the chosen ones, each once. Returns how many. With `At`, at most 90 days ahead, they are sent then, to whom the choice fits at that time; this replaces an earlier plan.',
  method: 'POST',
  path: '/Profile/SendInvitations',
  scope: 'people:write',
  who: 'administersPeople',
  body: z.optional(
    z.strictObject({
      Departments: z.optional(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(500))),
      Roles: z.optional(z.array(roleNameSchema).check(z.maxLength(10))),
      At: z.optional(z.nullable(sentInstantSchema)),
    }),
  ),
  reply: z.object({ Count: z.int(), At: z.nullable(instantSchema) }),
});

export const endPlannedInvitations = endpoint({
  name: 'endPlannedInvitations',
  summary: 'Takes back invitations that were to be sent later.',
  method: 'DELETE',
  path: '/Profile/SendInvitations',
  scope: 'people:write',
  who: 'administersPeople',
  reply: uninvitedSchema,
});
