import { secondStepLimits } from '@bellwether/domain/accounts/second-step/second-step';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { deviceSchema, sessionSchema } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import {
  emptySchema,
  idParam,
  idSchema,
  instantSchema,
  removedSchema,
  requiredName,
  textSchema,
} from '../wire.ts';
import { accountMessages, wireWords } from '../words.ts';

/** Bytes as base64url, as WebAuthn writes them. */
const bytes = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/, refusedAs(said(wireWords, 'passkey'))));

const known = z.object({ Id: z.string(), Transports: z.array(z.string()) });

/** What a browser asks an authenticator to sign; good once, for five minutes. */
export const passkeyQuestionSchema = z.object({
  Challenge: z.string(),
  /** The host on which the passkeys work. */
  Host: z.string(),
  /** The passkeys that may answer; empty: whichever the person chooses. */
  Allowed: z.array(known),
});
export type PasskeyQuestion = z.output<typeof passkeyQuestionSchema>;

/** What a new passkey is made of. */
export const newPasskeyQuestionSchema = z.object({
  Challenge: z.string(),
  Host: z.string(),
  Company: z.string(),
  UserId: z.string(),
  UserName: z.string(),
  DisplayName: z.string(),
  /** The passkeys that the person has already. */
  Known: z.array(known),
});
export type NewPasskeyQuestion = z.output<typeof newPasskeyQuestionSchema>;

/** The answer of an authenticator to a question. */
export const passkeyAnswerSchema = z.strictObject({
  Id: bytes(700),
  ClientData: bytes(900),
  AuthenticatorData: bytes(300),
  Signature: bytes(700),
  UserHandle: z.optional(z.nullable(bytes(100))),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;

export const passkeySchema = z.object({
  Id: idSchema,
  Name: z.string(),
  CreatedAt: instantSchema,
  LastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.output<typeof passkeySchema>;

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  summary: 'The own passkeys, newest first.',
  method: 'GET',
  path: '/User/Passkeys',
  scope: 'none',
  isForSetUp: true,
  reply: z.object({ data: z.array(passkeySchema) }),
});

export const askNewPasskey = endpoint({
  name: 'askNewPasskey',
  summary: 'What a new passkey is made of. Asks for the password again.',
  method: 'POST',
  path: '/User/Passkeys/Question',
  scope: 'none',
  isForSetUp: true,
  reply: newPasskeyQuestionSchema,
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary:
    'Adds a passkey by the answer of its authenticator; at most 10. The first second step also gives recovery codes, which are shown once.',
  method: 'POST',
  path: '/User/Passkeys',
  scope: 'none',
  isForSetUp: true,
  body: z.strictObject({
    Name: requiredName(secondStepLimits.passkeyName, said(accountMessages, 'passkeyNameMissing'), 'Name'),
    Answer: z.strictObject({
      Id: bytes(1_400),
      ClientData: bytes(4_000),
      Attestation: bytes(16_000),
      Transports: z._default(z.array(textSchema(20, 'Transport')).check(z.maxLength(10)), []),
    }),
  }),
  reply: z.object({ Id: idSchema, RecoveryCodes: z.array(z.string()) }),
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Removes an own passkey. Asks for the password again.',
  method: 'DELETE',
  path: '/User/Passkeys/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  counts: 'nothing',
  reply: removedSchema,
});

const domain = z.optional(textSchema(63, 'Subdomain'));

export const askPasskey = endpoint({
  name: 'askPasskey',
  summary: 'What a passkey signs to sign in alone.',
  method: 'POST',
  path: '/Auth/PasskeyQuestion',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ domain }),
  reply: passkeyQuestionSchema,
});

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  summary: 'Signs in by a passkey alone. 401 with one sentence for every failure.',
  method: 'POST',
  path: '/Auth/Passkey',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Answer: passkeyAnswerSchema, domain, device: z.optional(deviceSchema) }),
  reply: sessionSchema,
});

export const askConfirmingPasskey = endpoint({
  name: 'askConfirmingPasskey',
  summary: 'What an own passkey signs in place of the password, after a 409 that asks for it.',
  method: 'POST',
  path: '/Auth/ConfirmPasskeyQuestion',
  scope: 'none',
  isForSetUp: true,
  counts: 'nothing',
  reply: passkeyQuestionSchema,
});

export const confirmByPasskey = endpoint({
  name: 'confirmByPasskey',
  summary:
    'Confirms by an own passkey that the person is present, as the password does; good for 15 minutes.',
  method: 'POST',
  path: '/Auth/ConfirmPasskey',
  scope: 'none',
  isForSetUp: true,
  body: z.strictObject({ Answer: passkeyAnswerSchema }),
  reply: emptySchema,
});
