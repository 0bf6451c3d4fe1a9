import { profileLimits, profileMessages } from '@bellwether/domain/people/profile/profile';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { linkOwnerSchema, linkTokenSchema } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { emailSchema, emptySchema, textSchema } from '../wire.ts';
import { newPasswordSchema } from './password.ts';

/** The account for which a link is requested. */
const accountNameSchema = z.strictObject({
  Email: emailSchema(profileLimits.email, {
    required: said(profileMessages, 'emailRequired'),
    invalid: said(profileMessages, 'emailInvalid'),
  }),
  domain: z.optional(textSchema(63, 'Subdomain')),
});
const linkSchema = z.strictObject({ Token: linkTokenSchema });

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  summary:
    'Sends a link to choose a new password, good for an hour, at most three an hour. 200 whether the account exists or not.',
  method: 'POST',
  path: '/Auth/ForgotPassword',
  scope: 'none',
  who: 'anyone',
  body: accountNameSchema,
  reply: emptySchema,
});

export const requestUnlock = endpoint({
  name: 'requestUnlock',
  summary:
    'Sends a link that unlocks the account, good for an hour, at most three an hour. 200 whether the account exists or not.',
  method: 'POST',
  path: '/Auth/LostPassword',
  scope: 'none',
  who: 'anyone',
  body: accountNameSchema,
  reply: emptySchema,
});

export const checkPasswordReset = endpoint({
  name: 'checkPasswordReset',
  summary: 'Whose password a reset link sets. 404 when it is unknown, used, replaced or older than an hour.',
  method: 'POST',
  path: '/Auth/ResetPasswordCheck',
  scope: 'none',
  who: 'anyone',
  body: linkSchema,
  reply: linkOwnerSchema,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary:
    'Sets a new password by a reset link, unlocks the account and ends all of its sessions. 404 as for the check.',
  method: 'POST',
  path: '/Auth/ResetPassword',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Token: linkTokenSchema, Password: newPasswordSchema }),
  reply: emptySchema,
});

export const unlockAccount = endpoint({
  name: 'unlockAccount',
  summary: 'Unlocks an account by its link. 404 when it is unknown, used, replaced or older than an hour.',
  method: 'POST',
  path: '/Auth/UnclockAccountCheck',
  scope: 'none',
  who: 'anyone',
  body: linkSchema,
  reply: emptySchema,
});

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary:
    'Confirms a new e-mail address by its link. 404 when the link is unknown, used, replaced or older than three days, or when somebody else has the address by now.',
  method: 'POST',
  path: '/Auth/ConfirmEmailCheck',
  scope: 'none',
  who: 'anyone',
  body: linkSchema,
  reply: emptySchema,
});

/** A change of address by somebody else. */
const contestedChangeSchema = z.object({
  Name: z.string(),
  OldEmail: z.string(),
  NewEmail: z.string(),
  ChangedBy: z.string(),
  /** The new address signs in already. */
  IsConfirmed: z.boolean(),
});
export type ContestedChange = z.output<typeof contestedChangeSchema>;

const contestResultSchema = z.object({
  Email: z.string(),
  /** False: somebody else has the old address by now. */
  IsPutBack: z.boolean(),
  /** The password was changed after the new address was confirmed, so it no longer works. */
  NeedsPassword: z.boolean(),
});
export type ContestResult = z.output<typeof contestResultSchema>;

export const checkNotMe = endpoint({
  name: 'checkNotMe',
  summary:
    'The change of address that a link *This was not me* takes back. 404 with its own code when the link is unknown, used, or older than 14 days.',
  method: 'POST',
  path: '/Auth/NotMeCheck',
  scope: 'none',
  who: 'anyone',
  body: linkSchema,
  reply: contestedChangeSchema,
});

export const notMe = endpoint({
  name: 'notMe',
  summary:
    'Takes a change of address back by its link: the old address signs in again, all sessions end, the org admins are told. 404 as for the check.',
  method: 'POST',
  path: '/Auth/NotMe',
  scope: 'none',
  who: 'anyone',
  body: linkSchema,
  reply: contestResultSchema,
});
