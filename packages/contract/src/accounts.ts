import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { longestPassword, newPasswordSchema } from './accounts/password.ts';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { flagFields, roleNameSchema } from './people.ts';
import { periodSchema, sessionTenantSchema } from './tenant.ts';
import { emptySchema, idOrNoneSchema, idSchema, requiredText, textSchema } from './wire.ts';
import { accountMessages, wireWords } from './words.ts';

export const sessionProfileSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Email: z.string(),
  JobTitle: z.string(),
  Avatar: z.nullable(z.string()),
  RoleName: roleNameSchema,
  /** The manager's id; 0: no manager. */
  ParentId: idOrNoneSchema,
  ...flagFields,
  /** A tag that grants nothing. */
  IsDelegate: z.boolean(),
  /** The person's own zone by its Rails name; null: the company's zone. */
  TimeZone: z.nullable(z.string()),
  /** The person's own choice of language and dates; null: the company's. */
  Locale: z.nullable(z.string()),
  /** The person sees the Strategy entry (strategy.6). */
  IsStrategy: z.boolean(),
});

export const sessionSchema = z.object({
  Token: z.string(),
  Profile: sessionProfileSchema,
  Period: periodSchema,
  Tenant: sessionTenantSchema,
  /** The person must set up a second step before anything else; absent otherwise (accounts.19). */
  NeedsSecondStep: z.optional(z.literal(true)),
});
export type Session = z.output<typeof sessionSchema>;

/** The secret of a mailed link. */
export const linkTokenSchema = requiredText(200, said(accountMessages, 'linkMissing'), 'This link');

/**
 * A random secret of 256 bits that a browser makes once and keeps, as base64url. Wrong passwords given elsewhere cannot lock
 * a person out of a browser in which they have signed in (accounts.1).
 */
export const deviceSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, refusedAs(said(wireWords, 'device'))));

export const signIn = endpoint({
  name: 'signIn',
  summary:
    'Signs in with e-mail and password. 401 with one sentence for every failure. For people with a second step it is 409 of type `/problems/second-step-asked`, whose `secondStep` has the token and the ways of `POST /Auth/SecondStep`.',
  method: 'POST',
  path: '/Auth/Login',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({
    userName: requiredText(1024, said(accountMessages, 'emailMissing'), 'Email'),
    password: requiredText(longestPassword, said(accountMessages, 'passwordMissing'), 'Password'),
    domain: z.optional(textSchema(63, 'Subdomain')),
    device: z.optional(deviceSchema),
  }),
  reply: sessionSchema,
});

export const restoreSession = endpoint({
  name: 'restoreSession',
  summary: 'The session that the stored token belongs to.',
  method: 'GET',
  path: '/Auth/relogin',
  scope: 'none',
  isForSetUp: true,
  reply: sessionSchema,
});

export const signOut = endpoint({
  name: 'signOut',
  summary: 'Ends this session, and tells where the provider that signed it in ends its own.',
  method: 'POST',
  path: '/Auth/SignOut',
  scope: 'none',
  isForSetUp: true,
  counts: 'nothing',
  reply: z.object({
    /** Null: signed in by the password, or the provider has no such address. */
    Provider: z.nullable(z.object({ Name: z.string(), Address: z.string() })),
  }),
});

export const confirmPassword = endpoint({
  name: 'confirmPassword',
  summary:
    'Confirms the password of the signed-in person, after a 409 of type `/problems/password-needed`; good for 15 minutes. 400 at `Password` where it is wrong, counted like a failed sign-in.',
  method: 'POST',
  path: '/Auth/ConfirmPassword',
  scope: 'none',
  isForSetUp: true,
  body: z.strictObject({
    Password: requiredText(longestPassword, said(accountMessages, 'passwordMissing'), 'Password'),
  }),
  reply: emptySchema,
  refuses: [429],
});

/** The person of a mailed link, so that the page can judge the new password. */
export const linkOwnerSchema = z.object({ Name: z.string(), Email: z.string() });
export type LinkOwner = z.output<typeof linkOwnerSchema>;

const invitedPersonSchema = z.extend(linkOwnerSchema, { InvitedBy: z.string() });
export type InvitedPerson = z.output<typeof invitedPersonSchema>;

export const checkInvitation = endpoint({
  name: 'checkInvitation',
  summary: 'Who is invited, and by whom. 404 when the link is unknown, used, replaced or older than 14 days.',
  method: 'POST',
  path: '/Auth/InvitationCheck',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Token: linkTokenSchema }),
  reply: invitedPersonSchema,
});

export const renewInvitation = endpoint({
  name: 'renewInvitation',
  summary:
    'Mails a new invitation to the person of an earlier link, who has not accepted one; at most five an hour. 200 whether there is such a person or not.',
  method: 'POST',
  path: '/Auth/InvitationRenew',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Token: linkTokenSchema }),
  reply: emptySchema,
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  summary: 'Accepts an invitation by setting the first password, and signs in.',
  method: 'POST',
  path: '/Auth/SignUp',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({
    Token: linkTokenSchema,
    Password: newPasswordSchema,
    Device: z.optional(deviceSchema),
  }),
  reply: sessionSchema,
});
