import type { Endpoint, EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { Scope } from '../session/scope.ts';

/** Who calls without a session. */
export interface Visitor {
  readonly now: number;
  readonly requestId: string;
  /** The client's address; forwarded headers count only from configured proxies. */
  readonly address: string;
  /** Host header as sent, lower case, without port. */
  readonly host: string;
  readonly userAgent: string;
}

/** How a signed-in person's call came in. */
export interface Caller extends Visitor {
  /** The token as sent; it goes back only to its sender. */
  readonly token: string;
}

type PersonHandler = (scope: Scope, input: never, caller: Caller) => Promise<unknown>;
/** Runs after the commit, without a connection. `gone` is aborted when the client has left. */
export type Outside<Reply> = (gone: AbortSignal) => Promise<Reply>;
type WaitingHandler = (scope: Scope, input: never, caller: Caller) => Promise<Outside<unknown>>;
type VisitorHandler = (visitor: Visitor, input: never) => Promise<unknown>;

/** A route of a feature: its endpoint and what answers it. */
export type Route =
  | { readonly kind: 'person'; readonly endpoint: Endpoint; readonly handle: PersonHandler }
  | { readonly kind: 'waiting'; readonly endpoint: Endpoint; readonly handle: WaitingHandler }
  | { readonly kind: 'visitor'; readonly endpoint: Endpoint; readonly handle: VisitorHandler };

/** A call of a signed-in person. The reply leaves only after the request's transaction is committed. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (scope: Scope, input: EndpointParsed<E>, caller: Caller) => Promise<EndpointReplyInput<E>>,
): Route {
  return { kind: 'person', endpoint, handle };
}

/**
 * A call of a signed-in person that waits for something outside (docs/decisions/0008). `handle` runs in the request's transaction
 * like any other; what it answers runs after the commit, and takes nothing of the scope along.
 */
export function waitingRoute<E extends Endpoint>(
  endpoint: E,
  handle: (scope: Scope, input: EndpointParsed<E>, caller: Caller) => Promise<Outside<EndpointReplyInput<E>>>,
): Route {
  return { kind: 'waiting', endpoint, handle };
}

/** A call without a session. The handler opens its own transactions. */
export function visitorRoute<E extends Endpoint>(
  endpoint: E,
  handle: (visitor: Visitor, input: EndpointParsed<E>) => Promise<EndpointReplyInput<E>>,
): Route {
  return { kind: 'visitor', endpoint, handle };
}
