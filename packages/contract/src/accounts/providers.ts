import {
  isDomain,
  providerKinds,
  providerLimits,
  providerPresets,
} from '@bellwether/domain/accounts/providers/provider';
import { providerMessages } from '@bellwether/domain/accounts/providers/words';
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
  nameSchema,
  removedSchema,
  requiredName,
  requiredText,
  sentInstantSchema,
  textSchema,
} from '../wire.ts';
import { accountMessages } from '../words.ts';

const domainSchema = z.pipe(
  nameSchema(providerLimits.domain, 'Domain'),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z.string().check(z.refine(isDomain, refusedAs(said(providerMessages, 'domainInvalid')))),
  ),
);
const issuerSchema = requiredText(providerLimits.issuer, said(providerMessages, 'issuerRequired'), 'Issuer');

/** What an admin chooses about any provider. A part that is absent keeps its value, or is off. */
const choices = {
  Name: requiredName(providerLimits.name, said(providerMessages, 'nameRequired'), 'Name'),
  Issuer: z.optional(issuerSchema),
  /** OpenID Connect: the provider's name for this application. */
  ClientId: z.optional(textSchema(providerLimits.clientId, 'Client id')),
  /** Written, never read. Absent or empty: the stored one. */
  ClientSecret: z.optional(z.nullable(textSchema(providerLimits.secret, 'Client secret'))),
  /** SAML: the provider's metadata as a text, or its https address. Written, never read. */
  Metadata: z.optional(z.nullable(textSchema(providerLimits.metadata, 'Metadata'))),
  IsOn: z.optional(z.boolean()),
  /** Everybody but the people of `BreakGlass` signs in there. */
  IsEnforced: z.optional(z.boolean()),
  /** The addresses that it tells count as verified. */
  IsAuthoritative: z.optional(z.boolean()),
  /** It adds people who are not here, as contributors below `CreatesUnder`. */
  CreatesPeople: z.optional(z.boolean()),
  /** Null: below the ceo. */
  CreatesUnder: z.optional(z.nullable(idSchema)),
  /** SAML: people may begin at the provider. */
  TakesUnasked: z.optional(z.boolean()),
  /** The domains of addresses that lead to it. */
  Domains: z.optional(z.array(domainSchema).check(z.maxLength(providerLimits.domains))),
  /** The people who keep their password while it is enforced. */
  BreakGlass: z.optional(z.array(idSchema).check(z.maxLength(providerLimits.breakGlass))),
};

export const providerNewSchema = z.strictObject({
  Kind: z.enum(providerKinds),
  Preset: z._default(z.enum(providerPresets), 'other'),
  ...choices,
});
export type ProviderNew = z.output<typeof providerNewSchema>;

export const providerSaveSchema = z.strictObject({
  Kind: z.optional(z.enum(providerKinds)),
  Preset: z.optional(z.enum(providerPresets)),
  ...choices,
  Name: z.optional(choices.Name),
  UpdatedAt: z.optional(sentInstantSchema),
});
export type ProviderSave = z.output<typeof providerSaveSchema>;

export const providerSchema = z.object({
  Id: idSchema,
  Kind: z.enum(providerKinds),
  Preset: z.enum(providerPresets),
  Name: z.string(),
  Issuer: z.string(),
  ClientId: z.string(),
  HasSecret: z.boolean(),
  IsOn: z.boolean(),
  IsEnforced: z.boolean(),
  IsAuthoritative: z.boolean(),
  CreatesPeople: z.boolean(),
  CreatesUnder: z.nullable(z.object({ Id: idSchema, Name: z.string() })),
  TakesUnasked: z.boolean(),
  Domains: z.array(z.string()),
  /** The DNS record (TXT) that proves each domain. */
  DomainClaims: z.array(
    z.object({ Domain: z.string(), Record: z.string(), ClaimedAt: z.nullable(instantSchema) }),
  ),
  BreakGlass: z.array(z.object({ Id: idSchema, Name: z.string(), HasLeft: z.boolean() })),
  /** How many people are linked. */
  People: z.int(),
  /** What the provider asks for. SAML: `RedirectAddress` takes assertions, `MetadataAddress` describes this side. */
  RedirectAddress: z.string(),
  LogoutAddress: z.string(),
  MetadataAddress: z.nullable(z.string()),
  /** SAML: until when each certificate of the provider is valid. */
  Certificates: z.array(z.object({ Until: instantSchema, Subject: z.string() })),
  UpdatedAt: instantSchema,
});
export type Provider = z.output<typeof providerSchema>;

const providerId = z.strictObject({ id: idParam });

export const listProviders = endpoint({
  name: 'listProviders',
  summary: 'The providers at which people of the company sign in. Secrets are never told.',
  method: 'GET',
  path: '/tenant/signin',
  scope: 'none',
  who: 'administersPeople',
  reply: z.object({ data: z.array(providerSchema) }),
});

export const addProvider = endpoint({
  name: 'addProvider',
  summary:
    'Adds a provider of sign-ins after it answered. 409 that asks for the password, or for two people of `BreakGlass` to enforce it; 400 at `Issuer` if it did not answer.',
  method: 'POST',
  path: '/tenant/signin',
  scope: 'none',
  who: 'administersPeople',
  body: providerNewSchema,
  reply: providerSchema,
});

export const saveProvider = endpoint({
  name: 'saveProvider',
  summary:
    'Changes a provider of sign-ins; a new issuer needs the secret again and inherits no person. Refused like an added one.',
  method: 'PUT',
  path: '/tenant/signin/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: providerId,
  body: providerSaveSchema,
  reply: providerSchema,
});

export const removeProvider = endpoint({
  name: 'removeProvider',
  summary: 'Removes a provider of sign-ins with its links to people. 409 that asks for the password.',
  method: 'DELETE',
  path: '/tenant/signin/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: providerId,
  reply: removedSchema,
});

export const testProvider = endpoint({
  name: 'testProvider',
  summary:
    'Asks the provider and the DNS records of its domains, and returns the address of a trial: whoever signs in there sees what came and whom it would sign in.',
  method: 'POST',
  path: '/tenant/signin/{id}/Test',
  scope: 'none',
  who: 'administersPeople',
  params: providerId,
  reply: z.object({
    IsReachable: z.boolean(),
    /** Why not, in words. */
    Fault: z.nullable(z.string()),
    /** Open it in a second window within ten minutes. */
    Address: z.string(),
    Provider: providerSchema,
  }),
});

export const readTrial = endpoint({
  name: 'readTrial',
  summary: 'What a trial found, for the admin who began it. 404 without an answer of the provider.',
  method: 'POST',
  path: '/tenant/signin/{id}/Trial',
  scope: 'none',
  who: 'administersPeople',
  params: providerId,
  counts: 'nothing',
  body: z.strictObject({ Ticket: requiredText(200, said(accountMessages, 'linkMissing'), 'Ticket') }),
  reply: z.object({
    Claims: z.array(z.object({ Name: z.string(), Value: z.string() })),
    /** Whom it would sign in; null: nobody who is here. */
    Person: z.nullable(z.object({ Id: idSchema, Name: z.string() })),
    /** What would happen, in words. */
    Outcome: z.string(),
  }),
});
export type Trial = z.output<typeof readTrial.reply>;

export const finishSignIn = endpoint({
  name: 'finishSignIn',
  summary:
    'Fetches the session that a provider opened, once, in the browser where the sign-in began. 401 otherwise.',
  method: 'POST',
  path: '/Auth/Ticket',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({
    Ticket: requiredText(200, said(accountMessages, 'linkMissing'), 'Ticket'),
    Device: z.optional(deviceSchema),
  }),
  reply: z.object({
    Session: sessionSchema,
    /** The page that was asked for; null: the first page. */
    To: z.nullable(z.string()),
  }),
});

export const startProof = endpoint({
  name: 'startProof',
  summary:
    'The ways in which the signed-in person can prove that they are present: the password, or the addresses where they sign in again.',
  method: 'POST',
  path: '/Auth/Proof',
  scope: 'none',
  counts: 'nothing',
  reply: z.object({
    HasPassword: z.boolean(),
    Providers: z.array(z.object({ Name: z.string(), Address: z.string() })),
  }),
});

export const finishProof = endpoint({
  name: 'finishProof',
  summary: 'Ends a proof that began in this session. 401 like a sign-in, 409 for another person.',
  method: 'POST',
  path: '/Auth/ProofTicket',
  scope: 'none',
  counts: 'nothing',
  body: z.strictObject({ Ticket: requiredText(200, said(accountMessages, 'linkMissing'), 'Ticket') }),
  reply: emptySchema,
});
