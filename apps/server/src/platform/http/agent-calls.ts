import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/driver.ts';
import { loadedOnce } from '../queue/loaded-once.ts';
import { type HttpProblem, platformProblem } from '../refusal/problem.ts';
import { isFrozen, writeInCompany } from '../session/company-rest.ts';
import type { Scope } from '../session/scope.ts';
import { visitorOf } from './answer.ts';
import { readJsonBodies } from './body-parser.ts';
import type { HttpContext } from './context.ts';
import { problemOf, type StatusError } from './errors.ts';
import { agentCaller, asCaller, type InnerCall, innerCallsOf } from './inner-call.ts';
import type { RoutesByName, Visitor } from './route.ts';
import { limitVisits } from './visit-limit.ts';

// The protocol of agents (MCP) and its sign-in (OAuth 2.1) are other people's standards, so their calls are not in the
// contract. What an agent does goes through the calls of the contract all the same.

/** An agent whose secret was checked. */
export interface CallingAgent {
  readonly person: { readonly id: number; readonly name: string };
  readonly language: Scope['language'];
  /** Whether the company lets agents give second views. */
  readonly givesViews: boolean;
  /** The address of the company, without a final slash. */
  readonly base: string;
  readonly call: InnerCall;
  /** Who acts, for an event. */
  readonly act: {
    readonly tenantId: number;
    readonly actorId: number;
    readonly via: string | null;
    readonly origin: Scope['origin'];
    readonly requestId: string;
    readonly now: number;
  };
  /** Writes beside the calls. A frozen company is read, too, and then nothing is written. */
  readonly write: (work: (db: Queries) => Promise<void>) => Promise<void>;
}

/** A call of the sign-in of agents. */
export interface AgentVisit {
  readonly visitor: Visitor;
  readonly base: string;
  /** The fields of a form, or of a JSON body. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface AgentReply {
  readonly status: number;
  readonly body: object;
}

type Visit = (visit: AgentVisit) => Promise<AgentReply>;

export interface AgentCalls {
  readonly routes: RoutesByName;
  readonly answer: (agent: CallingAgent, request: Request, body: unknown) => Promise<Response>;
  readonly resource: Visit;
  readonly server: Visit;
  readonly token: Visit;
  readonly revoke: Visit;
  readonly register: Visit;
}

interface AgentServer {
  readonly context: HttpContext;
  /** Whether people reach the server by https. */
  readonly https: boolean;
  readonly load: () => Promise<AgentCalls>;
}

/** The addresses at which agents call; they are the same. */
export const agentPaths = ['/api/mcp', '/mcp'] as const;
const resourcePaths = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/*',
] as const;
const serverPath = '/.well-known/oauth-authorization-server';
const metadataPaths = [...resourcePaths, serverPath] as const;
const signInPaths = {
  token: '/api/agents/token',
  revoke: '/api/agents/revoke',
  register: '/api/agents/register',
} as const;

/** Answers agents and their sign-in; the code behind it is loaded at the first call. */
export function serveAgents(server: FastifyInstance, { context, https, load }: AgentServer): void {
  const loaded = loadedOnce(load);
  const baseOf = (request: FastifyRequest) =>
    `${https ? 'https' : request.protocol}://${request.host.toLowerCase()}`;
  server.register(async (own) => {
    readJsonBodies(own);
    const demandVisit = limitVisits(own);
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // A client in a browser reads these from its own site. None of them takes a cookie, so each site may.
    own.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('access-control-expose-headers', 'www-authenticate');
    });
    for (const url of [...agentPaths, ...metadataPaths, ...Object.values(signInPaths)])
      own.options(url, async (_request, reply) =>
        reply
          .status(204)
          .header('access-control-allow-methods', 'GET, POST')
          .header('access-control-allow-headers', 'authorization, content-type, mcp-protocol-version')
          .header('access-control-max-age', '86400')
          .send(),
      );
    own.setErrorHandler((error: StatusError, request, reply) =>
      refuse(error, request, reply, baseOf(request)),
    );
    for (const url of agentPaths)
      own.route({
        method: ['GET', 'POST', 'DELETE'],
        url,
        handler: async (request, reply) => {
          const calls = await loaded();
          const agent = await checkedAgent(context, request, reply);
          const base = baseOf(request);
          const call = innerCallsOf(context, calls.routes, request, reply);
          const answered = await calls.answer(
            { ...agent, base, call, write: (work) => writeUnlessFrozen(context, agent.act, work) },
            webRequest(request, base),
            request.body,
          );
          return sendWeb(answered, reply);
        },
      });
    const visit =
      (name: 'resource' | 'server' | 'token' | 'revoke' | 'register') =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        await demandVisit(request);
        const calls = await loaded();
        const { status, body } = await calls[name]({
          visitor: visitorOf(request, context.clock.now()),
          base: baseOf(request),
          fields: fieldsOf(request.body),
        });
        return reply.status(status).header('cache-control', 'no-store').send(body);
      };
    for (const url of resourcePaths) own.get(url, visit('resource'));
    own.get(serverPath, visit('server'));
    own.get('/api/agents/authorize', async (request, reply) => {
      // The router of the screens would read a `state` of digits as a number, so the page gets the query as one text.
      const [, query = ''] = request.url.split(/\?(.*)/s);
      const asked = Buffer.from(query).toString('base64url');
      return reply.header('cache-control', 'no-store').redirect(`/v3/agents/allow?ask=q.${asked}`, 302);
    });
    for (const name of ['token', 'revoke', 'register'] as const) own.post(signInPaths[name], visit(name));
  });
}

type CheckedAgent = Pick<CallingAgent, 'person' | 'language' | 'givesViews' | 'act'>;

/** Checks the secret once before the protocol answers, so that a stranger learns nothing about the tools. */
async function checkedAgent(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CheckedAgent> {
  return asCaller(
    context,
    request,
    reply,
    agentCaller,
    { method: 'GET', scope: 'any', counts: 'nothing' },
    async (scope) => {
      const { person, tenant, principal, origin, requestId, now } = scope;
      const { settings } = tenant;
      if (!settings.agents_enabled) throw platformProblem(403, 'agents_off');
      return {
        act: { tenantId: tenant.id, actorId: person.id, via: principal.via, origin, requestId, now },
        person: { id: person.id, name: person.name },
        language: scope.language,
        givesViews: settings.insight_enabled && settings.agent_views_enabled,
      };
    },
  );
}

async function writeUnlessFrozen(
  { pool }: HttpContext,
  { tenantId }: CheckedAgent['act'],
  work: (db: Queries) => Promise<void>,
): Promise<void> {
  try {
    await writeInCompany(pool, tenantId, work);
  } catch (error) {
    if (!isFrozen(error)) throw error;
  }
}

function fieldsOf(body: unknown): AgentVisit['fields'] {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

function webRequest({ method, headers, url }: FastifyRequest, base: string): Request {
  const names = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'] as const;
  const sent = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(`${base}${url}`, { method, headers: sent });
}

async function sendWeb(answered: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(answered.status).header('cache-control', 'no-store');
  const type = answered.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply.send(await answered.text());
}

/**
 * A refusal without a valid secret names the address where a client learns how to get one (RFC 9728). One of the sign-in
 * has the code of OAuth beside the problem.
 */
function refuse(
  error: StatusError,
  request: FastifyRequest,
  reply: FastifyReply,
  base: string,
): FastifyReply {
  const problem = problemOf(error);
  const isSignIn = Object.values<string>(signInPaths).includes(request.routeOptions.url ?? '');
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  if (problem.status === 401)
    reply.header(
      'www-authenticate',
      `Bearer resource_metadata="${base}/.well-known/oauth-protected-resource"`,
    );
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        ...problem.toBody(request.language),
        ...(isSignIn && { error: signInError(problem) }),
      }),
    );
}

/** Statuses after which the same request may succeed later, or elsewhere: a company that moves, and too many calls. */
const passing = [421, 429, 503];

/** Returns the code of OAuth (RFC 6749). A client keeps its tokens unless the code says that they are bad. */
function signInError({ status }: HttpProblem): string {
  if (passing.includes(status)) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
