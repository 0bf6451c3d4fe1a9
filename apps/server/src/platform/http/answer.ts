import type { Counts, Deprecated, Endpoint } from '@bellwether/contract/endpoint';
import { fileReplyOf, mayWrite, uploadOf } from '@bellwether/contract/endpoint';
import { said } from '@bellwether/domain/shared/said';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limiter } from '../queue/limiter.ts';
import {
  forbidden,
  HttpProblem,
  platformProblem,
  secondStepNeeded,
  unauthorized,
} from '../refusal/problem.ts';
import { fileWords } from '../refusal/words.ts';
import { withPrincipal } from '../session/gate.ts';
import type { Principal } from '../session/principal.ts';
import type { Scope } from '../session/scope.ts';
import { pseudoAsked } from './asked-language.ts';
import type { HttpContext } from './context.ts';
import { onceByKey } from './idempotency.ts';
import { receiveFile } from './received-file.ts';
import type { Again, OutsideAgain, Route, Visitor } from './route.ts';
import { type SentFile, sentFile } from './sent-file.ts';
import { parseReply, parseRequest } from './validation.ts';

/** Limits concurrent uploads, because each one needs memory of the node. */
const uploads = new Limiter({
  atOnce: 8,
  waiting: 0,
  perKey: { atMost: 2, tooMany: said(fileWords, 'too_many_uploads') },
});
/** Keeps two of these places free for other companies; the key is the company. */
const companyUploads = new Limiter({
  atOnce: 8,
  waiting: 0,
  perKey: { atMost: 6, tooMany: said(fileWords, 'too_many_company_uploads') },
});

/** Guards every call: waits for its turn, checks session and input, runs the transaction, sends the reply. */
export async function answer(
  route: Route,
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  if (endpoint.deprecated) announceEnd(endpoint.deprecated, reply);
  if (route.kind === 'versioned') return answerVersioned(route, context, request, reply);
  const answered = await answerOf(route, context, request, reply);
  const file = fileReplyOf(endpoint);
  if (!file) return sendJson(parseReply(endpoint, answered, context.strictReplies), reply);
  const sent = answered as SentFile;
  const bytes = sentFile(file, sent, reply);
  if (sent.version === undefined) return bytes;
  reply.header('etag', `"${sent.version}"`);
  return versionsIn(request.headers['if-none-match']).includes(sent.version) ? reply.code(304).send() : bytes;
}

/** Sets `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), on refusals, too. */
function announceEnd({ since, sunset }: Deprecated, reply: FastifyReply): void {
  const seconds = Math.floor(Date.parse(since) / 1_000);
  reply.headers({ deprecation: `@${seconds}`, sunset: new Date(sunset).toUTCString() });
}

/** Sends the reply with its version, or 304 without a body if the client has this version. */
async function answerVersioned(
  { endpoint, steps }: Extract<Route, { kind: 'versioned' }>,
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const known = versionsIn(request.headers['if-none-match']);
  const answered = await callsOf(
    endpoint,
    request,
    reply,
    context,
  )(endpoint.counts, async (scope) => {
    const input = parseRequest(endpoint, request) as never;
    demandCapability(endpoint, scope);
    if (known.length > 0) {
      const version = await steps.version(scope, input);
      if (known.includes(version)) return { version, reply: undefined };
    }
    return steps.read(scope, input);
  });
  reply.header('etag', `"${answered.version}"`);
  if (answered.reply === undefined) return reply.code(304).send();
  return sendJson(parseReply(endpoint, answered.reply, context.strictReplies), reply);
}

/** Returns a reply as JSON. Fastify would send a reply that is a text as plain text. */
function sendJson(answered: unknown, reply: FastifyReply): string {
  reply.type('application/json; charset=utf-8');
  return JSON.stringify(answered);
}

/** Returns the versions of an `If-None-Match` header. A proxy that compresses may have made them weak. */
function versionsIn(header: string | undefined): string[] {
  return Array.from(header?.matchAll(/"([\w-]{1,100})"/g) ?? [], ([, version]) => version ?? '');
}

async function answerOf(
  route: Exclude<Route, { kind: 'versioned' }>,
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  if (route.kind === 'visitor')
    return route.handle(visitorOf(request, context.clock.now()), parseRequest(endpoint, request) as never);
  const inSession = callsOf(endpoint, request, reply, context);
  if (route.kind === 'upload') return answerUpload(route, request, inSession);
  const begun = await inSession(endpoint.counts, (scope) => {
    // Validate the input after the session, so that a stranger learns nothing about its shape.
    const input = parseRequest(endpoint, request);
    demandCapability(endpoint, scope);
    const caller = { ...visitorOf(request, scope.now), token: request.headers.authorization ?? '' };
    const handle = () => route.handle(scope, input as never, caller);
    return route.kind === 'person' ? onceByKey(scope, request, endpoint, handle) : handle();
  });
  if (route.kind === 'person') return begun;
  const outside = begun as OutsideAgain<unknown>;
  const again: Again = (work) =>
    inSession('nothing', (scope) => {
      demandCapability(endpoint, scope);
      return work(scope);
    });
  if (fileReplyOf(endpoint)) return whileSignedIn(outside, goneOf(reply), again);
  return outside(goneOf(reply), again, (work) =>
    again((scope) => onceByKey(scope, request, endpoint, () => work(scope))),
  );
}

/** A file may wait for its turn for a minute, so its session is checked again and again. */
const sessionCheckMilliseconds = 1_000;

/**
 * Makes a file only as long as its session and the caller's right last: their end stops the work, and the delivery
 * (reports.8).
 * @throws HttpProblem 401 if the session has ended, 403 if the right has.
 */
async function whileSignedIn(
  outside: OutsideAgain<unknown>,
  gone: AbortSignal,
  again: Again,
): Promise<unknown> {
  const check = () => again(async () => undefined);
  const ended = new AbortController();
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await check();
    } catch (error) {
      // Other failures, of the database or of a limit, say nothing about the session and the right.
      if (error instanceof HttpProblem && (error.status === 401 || error.status === 403)) ended.abort(error);
    } finally {
      isLooking = false;
    }
  };
  const looking = setInterval(look, sessionCheckMilliseconds);
  try {
    const answered = await outside(AbortSignal.any([gone, ended.signal]), again, again);
    await check();
    return answered;
  } finally {
    clearInterval(looking);
  }
}

/** The line of a company's directory in the fair share. */
const noPerson = 0;

type InSession = <T>(counts: Counts, work: (scope: Scope) => Promise<T>) => Promise<T>;

async function answerUpload(
  { endpoint, steps }: Extract<Route, { kind: 'upload' }>,
  request: FastifyRequest,
  inSession: InSession,
): Promise<unknown> {
  const upload = uploadOf(endpoint);
  if (!upload) throw new Error(`${endpoint.name} takes no file.`);
  const { input, held, tenant, person } = await inSession('nothing', async (scope) => {
    const parsed = parseRequest(endpoint, request) as never;
    demandCapability(endpoint, scope);
    const held: unknown = await steps.hold(scope, parsed);
    const tenant = String(scope.tenant.id);
    return { input: parsed, held: held as never, tenant, person: `${tenant}.${scope.person.id}` };
  });
  const work = async () => {
    const kept: unknown = await steps.keep(await receiveFile(request, upload), held);
    return inSession(endpoint.counts, (scope) => {
      // The upload and the check of the file take time, in which the person may lose the right.
      demandCapability(endpoint, scope);
      return steps.save(scope, input, kept as never);
    });
  };
  return uploads.run(person, () => companyUploads.run(tenant, work));
}

/**
 * Returns a function that runs work for the request's caller, waiting for the caller's turn each time.
 * @throws HttpProblem 401 without a valid credential, 429 if the credential called too often.
 */
export function callsOf(
  endpoint: Called,
  request: FastifyRequest,
  reply: FastifyReply,
  context: HttpContext,
): InSession {
  const { door, credential } = doorOf(request, context);
  if (door.callsPerMinute !== undefined)
    context.callLimit.count(credential, door.callsPerMinute, context.clock.now(), reply);
  const subdomain = context.subdomainOf(hostOf(request));
  return (counts, work) =>
    context.fairShare.run(credential, (meet) =>
      // Read the time when the turn begins, because the request may have waited for seconds.
      withPrincipal(
        context,
        {
          door,
          credential,
          subdomain,
          now: context.clock.now(),
          requestId: request.id,
          address: request.ip,
          userAgent: userAgentOf(request),
          pseudo: pseudoAsked(request.headers),
          counts,
          writes: mayWrite(endpoint),
          isForEnded: endpoint.isForEnded,
        },
        (scope) => {
          request.language = scope.language;
          request.actor = { tenant: scope.tenant.id, person: scope.person.id };
          // A first sync must not slow down the screens of the admin who made its token.
          meet(scope.principal.kind === 'scim' ? noPerson : scope.person.id);
          demandCaller(endpoint, scope.principal);
          return work(scope);
        },
      ),
    );
}

/** Returns the door of the request's `Authorization` header. */
function doorOf({ headers }: FastifyRequest, { doors }: HttpContext) {
  for (const door of doors) {
    const credential = door.credentialOf(headers.authorization);
    if (credential) return { door, credential };
  }
  throw unauthorized();
}

/** `any`: a call for which a caller needs no scope. */
type Called = Pick<Endpoint, 'method' | 'counts' | 'callers' | 'isForSetUp' | 'isForEnded'> & {
  readonly scope: Endpoint['scope'] | 'any';
};

/** Throws 403 if the endpoint is not for this kind of caller, or the caller lacks its scope. */
function demandCaller(
  { callers, scope, isForSetUp }: Called,
  { kind, scopes, isSettingUp }: Principal,
): void {
  if (isSettingUp && !isForSetUp) throw secondStepNeeded();
  if (!callers.includes(kind)) throw platformProblem(403, 'person_needed');
  if (scopes === 'every' || scope === 'any') return;
  if (scope === 'none' || !scopes.includes(scope)) throw platformProblem(403, 'scope_missing');
}

/** Throws 403 if the endpoint needs a capability that the acting person lacks. */
export function demandCapability({ who }: Endpoint, { capabilities }: Scope): void {
  if (who !== 'anyone' && who !== 'person' && !capabilities[who]) throw forbidden();
}

/** Returns a signal that is aborted when the connection ends before the reply was sent. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Returns who makes a call without a session. */
export function visitorOf(request: FastifyRequest, now: number): Visitor {
  return {
    now,
    requestId: request.id,
    address: request.ip,
    host: hostOf(request),
    authority: request.host.toLowerCase(),
    userAgent: userAgentOf(request),
    cookie: request.headers.cookie,
  };
}

function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, 300);
}

function hostOf(request: FastifyRequest): string {
  return request.hostname.toLowerCase();
}
