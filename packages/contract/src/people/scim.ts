import { directoryFields } from '@bellwether/domain/people/scim/fields';
import { groupGifts } from '@bellwether/domain/people/scim/groups';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema, instantSchema } from '../wire.ts';
import { directoryFieldSchema } from './profile.ts';

const giftSchema = z.nullable(z.enum(groupGifts));

const connectionSchema = z.object({
  /** The base of the calls, for the directory. */
  Base: z.string(),
  /** The tokens that are accepted now, newest first; while it is rolled there are two. */
  Tokens: z.array(
    z.object({
      Id: idSchema,
      MadeBy: z.string(),
      CreatedAt: instantSchema,
      /** Null: until another one replaces it. */
      EndsAt: z.nullable(instantSchema),
      /** To the minute; null: not used yet. */
      LastUsedAt: z.nullable(instantSchema),
    }),
  ),
  /** How many people the directory knows. */
  People: z.int(),
  /** Whether a new user takes over a person of the same address whom the directory did not know. */
  TakesOver: z.boolean(),
  /** The fields that an admin has opened: people may change them although the directory sends them. */
  OpenFields: z.array(directoryFieldSchema),
  Groups: z.array(z.object({ Id: idSchema, Name: z.string(), Members: z.int(), Gives: giftSchema })),
});
export type ScimConnection = z.output<typeof connectionSchema>;

export const getScim = endpoint({
  name: 'getScim',
  summary: 'The connection with the company’s directory by SCIM 2.0, whose calls are below `/api/scim/v2`.',
  method: 'GET',
  path: '/tenant/scim',
  scope: 'none',
  who: 'administersPeople',
  reply: connectionSchema,
});

export const makeScimToken = endpoint({
  name: 'makeScimToken',
  summary:
    'Makes a token for the directory; a former one is accepted for another day. Asks for the password again. `Token` is shown once.',
  method: 'POST',
  path: '/tenant/scim/Token',
  scope: 'none',
  who: 'administersPeople',
  body: z.optional(z.strictObject({})),
  reply: z.object({ ...connectionSchema.shape, Token: z.string() }),
});

export const endScimToken = endpoint({
  name: 'endScimToken',
  summary: 'Switches the connection with the directory off: its tokens end at once. People and groups stay.',
  method: 'DELETE',
  path: '/tenant/scim/Token',
  scope: 'none',
  who: 'administersPeople',
  counts: 'nothing',
  reply: connectionSchema,
});

export const saveScim = endpoint({
  name: 'saveScim',
  summary:
    'Changes what the directory may do. `Groups` gives roles or flags to the members of groups, at once. Asks for the password again.',
  method: 'PUT',
  path: '/tenant/scim',
  scope: 'none',
  who: 'administersPeople',
  body: z.strictObject({
    TakesOver: z.optional(z.boolean()),
    OpenFields: z.optional(z.array(directoryFieldSchema).check(z.maxLength(directoryFields.length))),
    Groups: z.optional(z.array(z.strictObject({ Id: idSchema, Gives: giftSchema })).check(z.maxLength(200))),
  }),
  reply: connectionSchema,
});
