import type { CallerKind, Endpoint, EndpointInput, EndpointReply } from '@bellwether/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { agentDoors } from '../session/agent-doors.ts';
import type { Door } from '../session/door.ts';
import type { Scope } from '../session/scope.ts';
import { callsOf, demandCapability, visitorOf } from './answer.ts';
import type { HttpContext } from './context.ts';
import type { RoutesByName } from './route.ts';
import { parseReply, parseRequest } from './validation.ts';

/**
 * Makes a call of the contract for a program of others, with the checks that a call over HTTP has: scope, capability,
 * input, hourly limit, and the reply's fields.
 */
export type InnerCall = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
) => Promise<EndpointReply<E>>;

/** How a program that speaks a protocol of others calls for a person: its kind, and the doors it may come through. */
export interface InnerCaller {
  readonly kind: CallerKind;
  readonly doors: readonly Door[];
}

export const agentCaller: InnerCaller = { kind: 'agent', doors: agentDoors };

/** Returns the calls that the caller of this request may make: those of `routes` that are read or written as JSON. */
export function innerCallsOf(
  context: HttpContext,
  routes: RoutesByName,
  request: FastifyRequest,
  reply: FastifyReply,
  caller = agentCaller,
): InnerCall {
  return async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => {
    const route = routes.get(endpoint.name);
    if (route?.kind !== 'person' && route?.kind !== 'versioned')
      throw new Error(`${endpoint.name} is no call for programs of others.`);
    const { params, query, body } = input;
    const answered = await asCaller(context, request, reply, caller, endpoint, (scope) => {
      const parsed = parseRequest(endpoint, { params, query, body }) as never;
      demandCapability(endpoint, scope);
      if (route.kind === 'versioned') return route.steps.read(scope, parsed).then((read) => read.reply);
      return route.handle(scope, parsed, { ...visitorOf(request, scope.now), token: '' });
    });
    return parseReply(endpoint, answered, context.strictReplies) as EndpointReply<E>;
  };
}

/**
 * Runs work as the caller of the request.
 * @throws HttpProblem 401 without a valid credential, 403 without the scope, 429 if it calls too often.
 */
export function asCaller<T>(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, doors }: InnerCaller,
  asked: Pick<Endpoint, 'method' | 'counts'> & { readonly scope: Endpoint['scope'] | 'any' },
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const { method, counts, scope } = asked;
  const called = { method, counts, scope, callers: [kind], isForSetUp: false, isForEnded: false };
  return callsOf(called, request, reply, { ...context, doors })(counts, work);
}
