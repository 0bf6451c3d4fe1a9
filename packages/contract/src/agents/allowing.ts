import { tokenScopes } from '@bellwether/domain/accounts/tokens/tokens';
import { agentLimits } from '@bellwether/domain/agents/limits';
import { agentScopes } from '@bellwether/domain/agents/scopes';
import { agentMessages } from '@bellwether/domain/agents/words';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { idParam, idSchema, instantSchema, removedSchema, requiredName } from '../wire.ts';

const scopes = z.array(z.enum(tokenScopes));

/** An agent of a person. */
const agentSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Scopes: scopes,
  CreatedAt: instantSchema,
  /** To the minute; null: not used yet. */
  LastUsedAt: z.nullable(instantSchema),
});
export type Agent = z.output<typeof agentSchema>;

export const listAgents = endpoint({
  name: 'listAgents',
  summary: 'The agents of the signed-in person that have not ended, newest first.',
  method: 'GET',
  path: '/User/Agents',
  scope: 'none',
  reply: z.object({
    /** Those that the person allowed. */
    data: z.array(agentSchema),
    /** Those that came with a personal token: the token’s name and id, and when an agent last used it. */
    Tokens: z.array(agentSchema),
    /** Whether the company lets agents act. */
    IsOn: z.boolean(),
  }),
});

export const endAgent = endpoint({
  name: 'endAgent',
  summary: 'Ends an own agent at once, with all of its tokens. 404 where it is somebody else’s or has ended.',
  method: 'DELETE',
  path: '/User/Agents/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  counts: 'nothing',
  reply: removedSchema,
});

const text = (most: number) => z.string().check(z.maxLength(most));

/** The parameters of an authorization request (OAuth 2.1), as the client sent them. */
const asked = {
  client_id: text(100),
  redirect_uri: text(agentLimits.address),
  response_type: text(20),
  code_challenge: text(200),
  code_challenge_method: text(20),
  scope: z._default(text(500), ''),
  /** The address whose calls the client wants to make. */
  resource: z.optional(text(agentLimits.address)),
  state: z._default(text(2_000), ''),
};

export const getAgentConsent = endpoint({
  name: 'getAgentConsent',
  summary: 'Who asks for access, and for which; refuses what no consent could grant.',
  method: 'GET',
  path: '/agents/consent',
  scope: 'none',
  query: z.strictObject(asked),
  refuses: [409],
  reply: z.object({
    Name: z.string(),
    /** The host to which the browser returns. */
    ReturnsTo: z.string(),
    Scopes: z.array(z.enum(agentScopes)),
    /** It registered itself: nobody of the company entered it. */
    IsUnknown: z.boolean(),
  }),
});

export const answerAgentConsent = endpoint({
  name: 'answerAgentConsent',
  summary: 'Allows the access or not. The browser goes on to `RedirectTo`.',
  method: 'POST',
  path: '/agents/consent',
  scope: 'none',
  body: z.strictObject({ ...asked, IsAllowed: z.boolean() }),
  reply: z.object({ RedirectTo: z.string() }),
});

const agentClientSchema = z.object({
  Id: idSchema,
  /** The public name of the program, which it sends. */
  ClientId: z.string(),
  Name: z.string(),
  Addresses: z.array(z.string()),
  /** It registered itself. */
  IsRegistered: z.boolean(),
  /** How many people allow it now. */
  People: z.int(),
  CreatedAt: instantSchema,
});
export type AgentClient = z.output<typeof agentClientSchema>;

export const listAgentClients = endpoint({
  name: 'listAgentClients',
  summary: 'The programs of agents that people of the company may allow, newest first.',
  method: 'GET',
  path: '/tenant/agents',
  scope: 'none',
  who: 'administersPeople',
  reply: z.object({
    data: z.array(agentClientSchema),
    IsOn: z.boolean(),
    /** Whether programs may register themselves. */
    MayRegister: z.boolean(),
    /** The address that agents connect to. */
    Address: z.string(),
  }),
});

export const addAgentClient = endpoint({
  name: 'addAgentClient',
  summary: 'Enters a program that people may allow. Asks for the password again.',
  method: 'POST',
  path: '/tenant/agents',
  scope: 'none',
  who: 'administersPeople',
  body: z.strictObject({
    Name: requiredName(agentLimits.name, said(agentMessages, 'nameRequired'), 'Name'),
    Addresses: z
      .array(text(agentLimits.address))
      .check(
        z.minLength(1, refusedAs(said(agentMessages, 'addressRequired'))),
        z.maxLength(agentLimits.addresses),
      ),
  }),
  reply: agentClientSchema,
});

export const removeAgentClient = endpoint({
  name: 'removeAgentClient',
  summary: 'Removes a program and ends it for everybody who allowed it. 404 where it is removed already.',
  method: 'DELETE',
  path: '/tenant/agents/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});
