import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  cursorSchema,
  emptySchema,
  idParam,
  idSchema,
  instantSchema,
  pageOf,
  removedSchema,
  requiredText,
} from '../wire.ts';
import { accountMessages } from '../words.ts';
import { longestPassword, newPasswordSchema } from './password.ts';

export const changePassword = endpoint({
  name: 'changePassword',
  summary:
    'Changes the own password and ends the other sessions. 400 at `Password` where the old one is wrong, counted like a failed sign-in.',
  method: 'POST',
  path: '/User/ChangePassword',
  scope: 'none',
  body: z.strictObject({
    Password: requiredText(longestPassword, said(accountMessages, 'oldPasswordMissing'), 'Old password'),
    NewPassword: newPasswordSchema,
  }),
  reply: emptySchema,
  refuses: [429],
});

/** A place where the person is signed in. */
export const signedInSessionSchema = z.object({
  Id: idSchema,
  CreatedAt: instantSchema,
  /** To the minute. */
  LastSeenAt: instantSchema,
  /** As the browser named itself at the sign-in. */
  UserAgent: z.string(),
  IsCurrent: z.boolean(),
});
export type SignedInSession = z.output<typeof signedInSessionSchema>;

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'The own sessions that have not ended, newest first, 50 a page.',
  method: 'GET',
  path: '/User/Sessions',
  scope: 'none',
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: pageOf(signedInSessionSchema),
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'Ends all own sessions but this one.',
  method: 'POST',
  path: '/User/Sessions/EndOthers',
  scope: 'none',
  counts: 'nothing',
  reply: emptySchema,
});

export const endOneSession = endpoint({
  name: 'endOneSession',
  summary: 'Ends an own session. 404 where it is somebody else’s or has ended.',
  method: 'DELETE',
  path: '/User/Sessions/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  counts: 'nothing',
  reply: removedSchema,
});

export const getIdentityHash = endpoint({
  name: 'getIdentityHash',
  summary:
    'What proves the person’s identity to the chat widget: HMAC-SHA256 of tenant and person. 404 for another person, outside production and without `CHAT_IDENTITY_SECRET`.',
  method: 'GET',
  path: '/Auth/gethash/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ Hash: z.string() }),
});
