import {
  defaultTokenDays,
  tokenDays,
  tokenLimits,
  tokenScopes,
} from '@bellwether/domain/accounts/tokens/tokens';
import { isReservedName } from '@bellwether/domain/accounts/tokens/via';
import { tokenMessages } from '@bellwether/domain/accounts/tokens/words';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { idParam, idSchema, instantSchema, removedSchema, requiredName } from '../wire.ts';

const scopesSchema = z
  .array(z.enum(tokenScopes))
  .check(z.minLength(1, refusedAs(said(tokenMessages, 'scopesRequired'))), z.maxLength(tokenScopes.length));

export const tokenNewSchema = z.strictObject({
  Name: requiredName(tokenLimits.name, said(tokenMessages, 'nameRequired'), 'Name').check(
    z.refine((name) => !isReservedName(name), refusedAs(said(tokenMessages, 'nameReserved'))),
  ),
  Scopes: scopesSchema,
  /** Null: without an end, if the company allows it. */
  Days: z._default(z.nullable(z.literal(tokenDays)), defaultTokenDays),
});
export type TokenNew = z.output<typeof tokenNewSchema>;

const shown = {
  Id: idSchema,
  Name: z.string(),
  Scopes: z.array(z.enum(tokenScopes)),
  CreatedAt: instantSchema,
  /** Null: without an end. */
  ExpiresAt: z.nullable(instantSchema),
  /** To the day; null: not used yet. */
  LastUsedAt: z.nullable(instantSchema),
  /** The address of that use. */
  LastUsedFrom: z.nullable(z.string()),
};

export const apiTokenSchema = z.object(shown);
export type ApiToken = z.output<typeof apiTokenSchema>;

/** A token of the company, with the person who owns it. */
export const companyTokenSchema = z.object({
  ...shown,
  Owner: z.object({ Id: idSchema, Name: z.string(), HasLeft: z.boolean() }),
});
export type CompanyToken = z.output<typeof companyTokenSchema>;

/** `Token` is shown only here. */
const secret = { Token: z.string() };
/** Whether tokens may be made without an end. */
const allowed = { MayBeEndless: z.boolean() };

export const listTokens = endpoint({
  name: 'listTokens',
  summary: 'The own tokens that have not ended, newest first.',
  method: 'GET',
  path: '/User/Tokens',
  scope: 'none',
  reply: z.object({ data: z.array(apiTokenSchema), ...allowed }),
});

export const makeToken = endpoint({
  name: 'makeToken',
  summary:
    'Makes an own token, which acts as the person within its scopes; at most 10. `Token` is shown once.',
  method: 'POST',
  path: '/User/Tokens',
  scope: 'none',
  body: tokenNewSchema,
  reply: z.object({ ...shown, ...secret }),
});

export const endToken = endpoint({
  name: 'endToken',
  summary: 'Ends an own token at once. 404 where it is somebody else’s or has ended.',
  method: 'DELETE',
  path: '/User/Tokens/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  counts: 'nothing',
  reply: removedSchema,
});

export const listCompanyTokens = endpoint({
  name: 'listCompanyTokens',
  summary: 'The company’s tokens that have not ended, newest first.',
  method: 'GET',
  path: '/tenant/tokens',
  scope: 'none',
  who: 'administersPeople',
  reply: z.object({ data: z.array(companyTokenSchema), ...allowed }),
});

export const makeCompanyToken = endpoint({
  name: 'makeCompanyToken',
  summary:
    'Makes a token of the company, a service that acts with the rights of this person within its scopes; at most 50. Asks for the password again. `Token` is shown once.',
  method: 'POST',
  path: '/tenant/tokens',
  scope: 'none',
  who: 'administersPeople',
  body: tokenNewSchema,
  reply: z.object({ ...shown, Owner: companyTokenSchema.shape.Owner, ...secret }),
});

export const endCompanyToken = endpoint({
  name: 'endCompanyToken',
  summary: 'Ends a token of the company at once. 404 where it has ended.',
  method: 'DELETE',
  path: '/tenant/tokens/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  counts: 'nothing',
  reply: removedSchema,
});
