import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { type GateContext, withSession } from '../session/gate.ts';
import type { Outside, Route, Visitor } from './route.ts';
import { parseReply, parseRequest } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acts, once the session gate knows. */
    actor: { tenant: number; person: number } | undefined;
  }
}

export interface HttpContext extends GateContext {
  clock: Clock;
  /** Tests: a reply with a field that the contract does not name is an error. */
  strictReplies: boolean;
  /** The subdomain that the request's host names explicitly; undefined where it names none. */
  subdomainOf: (host: string) => string | undefined;
}

/** Registers every route below `/api`, with one guard around each: session, input, transaction, reply. */
export function registerRoutes(
  server: FastifyInstance,
  context: HttpContext,
  routes: readonly Route[],
): void {
  server.decorateRequest('actor', undefined);
  for (const route of routes) {
    server.route({
      method: route.endpoint.method,
      url: `/api${route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const begun = await answerOf(route, context, request);
        const answer = route.kind === 'waiting' ? await (begun as Outside<unknown>)(goneOf(reply)) : begun;
        reply.header('cache-control', 'no-store');
        return parseReply(route.endpoint, answer, context.strictReplies);
      },
    });
  }
}

async function answerOf(route: Route, context: HttpContext, request: FastifyRequest): Promise<unknown> {
  const now = context.clock.now();
  if (route.kind === 'visitor') {
    const input = parseRequest(route.endpoint, request);
    return route.handle(visitorOf(request, now), input as never);
  }
  const token = request.headers.authorization;
  return withSession(
    context,
    {
      token,
      subdomain: context.subdomainOf(hostOf(request)),
      now,
      requestId: request.id,
    },
    (scope) => {
      request.actor = { tenant: scope.tenant.id, person: scope.person.id };
      // After the session: a stranger learns nothing of the shape.
      const input = parseRequest(route.endpoint, request);
      return route.handle(scope, input as never, { ...visitorOf(request, now), token: token ?? '' });
    },
  );
}

/** Aborted when the connection ends before the answer has left. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function visitorOf(request: FastifyRequest, now: number): Visitor {
  return {
    now,
    requestId: request.id,
    address: request.ip,
    host: hostOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}

function hostOf(request: FastifyRequest): string {
  return request.hostname.toLowerCase();
}
