import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { DatabaseUnavailable } from '../database/transaction.ts';
import { type GateContext, withSession } from '../session/gate.ts';
import { HttpProblem } from './problem.ts';
import type { Route, Visitor } from './route.ts';
import { parseReply, parseRequest } from './validation.ts';

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
  for (const route of routes) {
    server.route({
      method: route.endpoint.method,
      url: `/api${route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const answer = await answerOf(route, context, request);
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
      // After the session: a stranger learns nothing of the shape.
      const input = parseRequest(route.endpoint, request);
      return route.handle(scope, input as never, { ...visitorOf(request, now), token: token ?? '' });
    },
  );
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

interface StatusError extends Error {
  statusCode?: number;
  code?: string;
}

/** Every error leaves as a problem document; what is not expected is logged and says nothing of its inside. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: StatusError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    if (problem.retryAfterSeconds !== undefined)
      reply.header('retry-after', String(problem.retryAfterSeconds));
    reply.status(problem.status).header('cache-control', 'no-store').type('application/problem+json');
    return reply.send(JSON.stringify(problem.toBody()));
  });
}

function problemOf(error: StatusError): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof DatabaseUnavailable)
    return new HttpProblem(503, 'The service is not ready. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  const status = error.statusCode ?? 500;
  if (status === 413) return new HttpProblem(413, 'This is too large to send.');
  if (status === 415) return new HttpProblem(415, 'Please send JSON.');
  if (status >= 400 && status < 500)
    return new HttpProblem(status === 414 ? 404 : status, 'The request could not be read.');
  return new HttpProblem(500, 'Something went wrong!!');
}
