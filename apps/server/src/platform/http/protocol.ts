import type { CallerKind } from '@bellwether/contract/endpoint';
import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import type { Language } from '@bellwether/domain/locale/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadedOnce } from '../queue/loaded-once.ts';
import { type HttpProblem, notFound } from '../refusal/problem.ts';
import type { Scope } from '../session/scope.ts';
import { readJsonBodies } from './body-parser.ts';
import type { HttpContext } from './context.ts';
import { problemOf, type StatusError } from './errors.ts';

// A protocol of others has its own shapes, media type and errors, so its calls are not in the contract. They go through
// the same doors, limits and transaction.

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface ProtocolRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** The address of the protocol, as the caller reached it. */
  readonly base: string;
}

export interface ProtocolReply {
  readonly status: number;
  /** Absent: no body. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ProtocolRoute {
  readonly method: (typeof methods)[number];
  /** Below the protocol's base, such as `/Users/{id}`. */
  readonly path: string;
  readonly scope: TokenScope;
  readonly handle: (scope: Scope, request: ProtocolRequest) => Promise<ProtocolReply>;
}

/** How a call ended, for a log of the connection. */
export interface ProtocolCall {
  readonly method: string;
  /** Below the protocol's base. */
  readonly path: string;
  readonly body: unknown;
  readonly problem: HttpProblem | undefined;
}

export interface Protocol {
  /** Such as `/api/scim/v2`. */
  readonly base: string;
  readonly mediaType: string;
  readonly caller: CallerKind;
  /** Loaded at the first request. */
  readonly load: () => Promise<{
    readonly routes: readonly ProtocolRoute[];
    /** Runs after the transaction of a call whose caller is known. */
    readonly onEnd: (context: HttpContext, scope: Scope, call: ProtocolCall) => Promise<void>;
  }>;
  readonly refusal: (problem: HttpProblem, language: Language) => object;
}

/** Serves the calls of a protocol below its base. */
export function serveProtocol(server: FastifyInstance, context: HttpContext, protocol: Protocol): void {
  const { base, mediaType } = protocol;
  const loaded = loadedOnce(protocol.load);
  server.register(async (own) => {
    readJsonBodies(own, ['application/json', mediaType]);
    own.setErrorHandler((error: StatusError, request, reply) => {
      const problem = problemOf(error);
      if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
      if (problem.retryAfterSeconds !== undefined)
        reply.header('retry-after', String(problem.retryAfterSeconds));
      const body = protocol.refusal(problem, request.language);
      return send(reply, mediaType, { status: problem.status, body });
    });
    own.route({
      method: [...methods],
      url: `${base}/*`,
      handler: async (request, reply) => {
        // Loaded before the caller is known, because that costs only once.
        return send(
          reply,
          mediaType,
          await answerProtocol(context, protocol, await loaded(), request, reply),
        );
      },
    });
  });
}

async function answerProtocol(
  context: HttpContext,
  { base, caller }: Protocol,
  { routes, onEnd }: Awaited<ReturnType<Protocol['load']>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ProtocolReply> {
  const path = `/${(request.params as { '*': string })['*']}`.replace(/\/$/, '');
  const found = find(routes, request.method, path);
  const { callsOf } = await import('./answer.ts');
  const called = callsOf(
    {
      method: request.method === 'GET' ? 'GET' : 'POST',
      counts: 'nothing',
      callers: [caller],
      scope: found?.route.scope ?? 'people:read',
      isForSetUp: false,
      isForEnded: false,
    },
    request,
    reply,
    context,
  );
  let known: Scope | undefined;
  const ended = async (problem: HttpProblem | undefined) => {
    if (known) await onEnd(context, known, { method: request.method, path, body: request.body, problem });
  };
  try {
    const answered = await called('nothing', (scope) => {
      known = scope;
      if (!found) throw notFound();
      return found.route.handle(scope, requestOf(request, found.params, base));
    });
    await ended(undefined);
    return answered;
  } catch (error) {
    await ended(problemOf(error as StatusError));
    throw error;
  }
}

function find(routes: readonly ProtocolRoute[], method: string, path: string) {
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name !== undefined) params[name] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

function requestOf(
  { headers, query, body, protocol, host }: FastifyRequest,
  params: Record<string, string>,
  base: string,
): ProtocolRequest {
  const texts = Object.entries(query as Record<string, unknown>).map(([name, value]) => [
    name.toLowerCase(),
    typeof value === 'string' ? value : undefined,
  ]);
  return {
    params,
    query: Object.fromEntries(texts),
    body,
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
    base: `${protocol}://${host}${base}`,
  };
}

function send(
  reply: FastifyReply,
  mediaType: string,
  { status, body, headers }: ProtocolReply,
): FastifyReply {
  reply.status(status).header('cache-control', 'no-store');
  if (headers) reply.headers(headers);
  if (body === undefined) return reply.send();
  return reply.type(`${mediaType}; charset=utf-8`).send(JSON.stringify(body));
}
