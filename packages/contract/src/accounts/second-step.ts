import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { deviceSchema, linkTokenSchema, sessionSchema } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { emptySchema, idParam, idSchema, instantSchema, requiredText } from '../wire.ts';
import { accountMessages } from '../words.ts';
import { passkeyAnswerSchema, passkeyQuestionSchema } from './passkeys.ts';

const code = requiredText(20, said(accountMessages, 'codeMissing'), 'Code');

/** Shown once. */
const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) });

export const getSecondStep = endpoint({
  name: 'getSecondStep',
  summary:
    'The own second step: codes of an application, recovery codes that are left, and whether the company requires it.',
  method: 'GET',
  path: '/User/SecondStep',
  scope: 'none',
  isForSetUp: true,
  reply: z.object({
    /** Since when codes of an application are asked for; null: they are not. */
    CodesSince: z.nullable(instantSchema),
    RecoveryCodesLeft: z.int(),
    IsRequired: z.boolean(),
    /** Passkeys and codes need a password to follow; false for people who sign in elsewhere. */
    HasPassword: z.boolean(),
  }),
});

export const beginCodes = endpoint({
  name: 'beginCodes',
  summary:
    'A new secret for an authenticator application. It counts from its first code on. Asks for the password again.',
  method: 'POST',
  path: '/User/SecondStep',
  scope: 'none',
  isForSetUp: true,
  reply: z.object({ Secret: z.string(), Uri: z.string() }),
});

export const confirmCodes = endpoint({
  name: 'confirmCodes',
  summary:
    'Switches codes on by the first code. Recovery codes are given with the first second step, and shown once.',
  method: 'POST',
  path: '/User/SecondStep/Confirm',
  scope: 'none',
  isForSetUp: true,
  body: z.strictObject({ Code: code }),
  reply: recoveryCodes,
});

export const removeCodes = endpoint({
  name: 'removeCodes',
  summary:
    'Switches codes off. Asks for the password again. 409 while the company requires a second step and this is the last.',
  method: 'DELETE',
  path: '/User/SecondStep',
  scope: 'none',
  counts: 'nothing',
  reply: emptySchema,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes, shown once; the former ones end. Asks for the password again.',
  method: 'POST',
  path: '/User/SecondStep/RecoveryCodes',
  scope: 'none',
  reply: recoveryCodes,
});

export const askSecondStep = endpoint({
  name: 'askSecondStep',
  summary: 'What an own passkey signs as second step; `Token` is that of the sign-in.',
  method: 'POST',
  path: '/Auth/SecondStepQuestion',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Token: linkTokenSchema }),
  reply: passkeyQuestionSchema,
});

export const finishSecondStep = endpoint({
  name: 'finishSecondStep',
  summary:
    'The second step of a sign-in: a code of the application, a recovery code, or the answer of a passkey. 401 with one sentence for every failure; ten wrong codes lock it for a while.',
  method: 'POST',
  path: '/Auth/SecondStep',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({
    Token: linkTokenSchema,
    Code: z.optional(code),
    Answer: z.optional(passkeyAnswerSchema),
    device: z.optional(deviceSchema),
  }),
  reply: sessionSchema,
});

export const resetSecondStep = endpoint({
  name: 'resetSecondStep',
  summary:
    'Removes the passkeys and codes of another person, who is told by mail, and ends their sessions. Asks for the password again.',
  method: 'DELETE',
  path: '/Profile/{id}/SecondStep',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ Id: idSchema }),
});
