import type { Endpoint } from '@bellwether/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withSession } from '../session/gate.ts';
import type { Scope } from '../session/scope.ts';
import { readToken } from '../session/token.ts';
import type { HttpContext } from './context.ts';
import { forbidden, unauthorized } from './problem.ts';
import type { Outside, Route, Visitor } from './route.ts';
import { parseReply, parseRequest } from './validation.ts';

/** The one guard around every call: turn, session, input, transaction, reply. */
export async function answer(
  route: Route,
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const begun = await answerOf(route, context, request);
  const answered = route.kind === 'waiting' ? await (begun as Outside<unknown>)(goneOf(reply)) : begun;
  return parseReply(route.endpoint, answered, context.strictReplies);
}

async function answerOf(route: Route, context: HttpContext, request: FastifyRequest): Promise<unknown> {
  if (route.kind === 'visitor') {
    const input = parseRequest(route.endpoint, request);
    return route.handle(visitorOf(request, context.clock.now()), input as never);
  }
  const sent = request.headers.authorization ?? '';
  const token = readToken(sent);
  if (!token) throw unauthorized();
  const subdomain = context.subdomainOf(hostOf(request));
  const { counts } = route.endpoint;
  return context.fairShare.run(token, (meet) =>
    // The time of the request is that of its turn: it may have waited for some seconds.
    withSession(
      context,
      { token, subdomain, now: context.clock.now(), requestId: request.id, counts },
      (scope) => {
        request.actor = { tenant: scope.tenant.id, person: scope.person.id };
        meet(scope.person.id);
        // After the session: a stranger learns nothing of the shape.
        const input = parseRequest(route.endpoint, request);
        demandCapability(route.endpoint, scope);
        return route.handle(scope, input as never, { ...visitorOf(request, scope.now), token: sent });
      },
    ),
  );
}

/** 403 where the endpoint asks for a capability that the acting person lacks. */
function demandCapability({ who }: Endpoint, { capabilities }: Scope): void {
  if (who !== 'anyone' && who !== 'person' && !capabilities[who]) throw forbidden();
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
