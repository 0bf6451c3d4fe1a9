import type { Counts, Endpoint } from '@bellwether/contract/endpoint';
import { fileReplyOf, uploadOf } from '@bellwether/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedQueue } from '../queue/bounded-queue.ts';
import { withSession } from '../session/gate.ts';
import type { Scope } from '../session/scope.ts';
import { readToken } from '../session/token.ts';
import type { HttpContext } from './context.ts';
import { forbidden, sayRefusal, unauthorized } from './problem.ts';
import { receiveFile } from './received-file.ts';
import type { Outside, Route, Visitor } from './route.ts';
import { type SentFile, sentFile } from './sent-file.ts';
import { parseReply, parseRequest } from './validation.ts';
import { fileWords } from './words.ts';

/** A person's uploads: memory of a node is bounded by their number. */
const uploads = new BoundedQueue({
  atOnce: 8,
  waiting: 0,
  perPerson: 2,
  tooMany: sayRefusal(fileWords, 'too_many_uploads'),
});

/** The one guard around every call: turn, session, input, transaction, reply. */
export async function answer(
  route: Route,
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  const answered = await answerOf(route, context, request, reply);
  const file = fileReplyOf(endpoint);
  return file
    ? sentFile(file, answered as SentFile, reply)
    : parseReply(endpoint, answered, context.strictReplies);
}

async function answerOf(
  route: Route,
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  if (route.kind === 'visitor')
    return route.handle(visitorOf(request, context.clock.now()), parseRequest(endpoint, request) as never);
  const inSession = sessionsOf(request, context);
  if (route.kind === 'upload') return answerUpload(route, request, inSession);
  const begun = await inSession(endpoint.counts, (scope) => {
    // After the session: a stranger learns nothing of the shape.
    const input = parseRequest(endpoint, request);
    demandCapability(endpoint, scope);
    const caller = { ...visitorOf(request, scope.now), token: request.headers.authorization ?? '' };
    return route.handle(scope, input as never, caller);
  });
  if (route.kind === 'person') return begun;
  const answered = await (begun as Outside<unknown>)(goneOf(reply));
  // Writing a file takes seconds: a session that ended meanwhile gets nothing (decisions-2 F7).
  if (fileReplyOf(endpoint)) await inSession('nothing', async () => undefined);
  return answered;
}

type InSession = <T>(counts: Counts, work: (scope: Scope) => Promise<T>) => Promise<T>;

async function answerUpload(
  { endpoint, steps }: Extract<Route, { kind: 'upload' }>,
  request: FastifyRequest,
  inSession: InSession,
): Promise<unknown> {
  const upload = uploadOf(endpoint);
  if (!upload) throw new Error(`${endpoint.name} takes no file.`);
  const { input, held, person } = await inSession('nothing', async (scope) => {
    const parsed = parseRequest(endpoint, request) as never;
    demandCapability(endpoint, scope);
    const held: unknown = await steps.hold(scope, parsed);
    return { input: parsed, held: held as never, person: `${scope.tenant.id}.${scope.person.id}` };
  });
  return uploads.run(person, async () => {
    const kept: unknown = await steps.keep(await receiveFile(request, upload), held);
    return inSession(endpoint.counts, (scope) => steps.save(scope, input, kept as never));
  });
}

/** Runs work in a session of the request's token, each time in its turn. Throws 401 where there is no session. */
function sessionsOf(request: FastifyRequest, context: HttpContext): InSession {
  const token = readToken(request.headers.authorization);
  if (!token) throw unauthorized();
  const subdomain = context.subdomainOf(hostOf(request));
  return (counts, work) =>
    context.fairShare.run(token, (meet) =>
      // The time of the request is that of its turn: it may have waited for some seconds.
      withSession(
        context,
        { token, subdomain, now: context.clock.now(), requestId: request.id, counts },
        (scope) => {
          request.actor = { tenant: scope.tenant.id, person: scope.person.id };
          meet(scope.person.id);
          return work(scope);
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
