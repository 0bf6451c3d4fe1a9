import { agentLives } from '@bellwether/domain/agents/limits';
import { agentScopes } from '@bellwether/domain/agents/scopes';
import type { AgentCalls, AgentReply, AgentVisit } from '#platform/http/agent-calls.ts';
import type { HttpContext } from '#platform/http/context.ts';
import { isResourceOf } from './access.ts';
import { registerClient } from './commands.register.ts';
import { exchange, revoke } from './commands.tokens.ts';

// OAuth 2.1 for agents (agents.2): only public clients, only codes with PKCE, and only of this company.

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const refusal = (error: string, status = 400): AgentReply => ({ status, body: { error } });

type SignIn = Omit<AgentCalls, 'routes' | 'answer'>;

export function agentSignIn(context: HttpContext & { readonly defaultTenant: string | undefined }): SignIn {
  return {
    resource: async ({ base }) => ({
      status: 200,
      body: {
        resource: `${base}/api/mcp`,
        authorization_servers: [base],
        scopes_supported: agentScopes,
        bearer_methods_supported: ['header'],
        resource_name: 'Bellwether',
      },
    }),
    server: async ({ base }) => ({
      status: 200,
      body: {
        issuer: base,
        authorization_endpoint: `${base}/api/agents/authorize`,
        token_endpoint: `${base}/api/agents/token`,
        revocation_endpoint: `${base}/api/agents/revoke`,
        registration_endpoint: `${base}/api/agents/register`,
        scopes_supported: agentScopes,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      },
    }),
    token: (visit) => tokenOf(context, visit),
    revoke: async ({ fields, visitor }) => {
      await revoke(context, textOf(fields.token), visitor);
      return { status: 200, body: {} };
    },
    register: async ({ fields, visitor }) => {
      const subdomain = context.subdomainOf(visitor.host) ?? context.defaultTenant;
      const made = await registerClient(context, subdomain, {
        name: fields.client_name,
        addresses: fields.redirect_uris,
        now: visitor.now,
      });
      if (!made.ok) return refusal(made.error, made.error === 'access_denied' ? 403 : 400);
      return {
        status: 201,
        body: {
          client_id: made.clientId,
          client_name: made.name,
          redirect_uris: made.addresses,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        },
      };
    },
  };
}

async function tokenOf(context: HttpContext, { fields, visitor, base }: AgentVisit): Promise<AgentReply> {
  const kind = kinds[textOf(fields.grant_type)];
  if (!kind) return refusal('unsupported_grant_type');
  const resource = textOf(fields.resource);
  if (resource !== '' && !isResourceOf(base, resource)) return refusal('invalid_target');
  const done = await exchange(context, {
    kind,
    secret: textOf(kind === 'code' ? fields.code : fields.refresh_token),
    clientId: textOf(fields.client_id),
    address: textOf(fields.redirect_uri),
    verifier: textOf(fields.code_verifier),
    subdomain: context.subdomainOf(visitor.host),
    now: visitor.now,
    requestId: visitor.requestId,
  });
  if (!done.ok) return refusal(done.error, done.error === 'invalid_client' ? 401 : 400);
  return {
    status: 200,
    body: {
      access_token: done.access,
      token_type: 'Bearer',
      expires_in: agentLives.access / 1_000,
      refresh_token: done.refresh,
      scope: done.scopes.join(' '),
    },
  };
}

const kinds: Readonly<Record<string, 'code' | 'refresh' | undefined>> = {
  authorization_code: 'code',
  refresh_token: 'refresh',
};
