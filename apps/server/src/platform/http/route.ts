import type { Endpoint, EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { FileReply } from '@bellwether/contract/file';
import type { Origin } from '../session/origin.ts';
import type { Scope } from '../session/scope.ts';
import type { ReceivedFile } from './received-file.ts';
import type { SentFile } from './sent-file.ts';

/** A caller without a session. */
export interface Visitor extends Origin {
  readonly now: number;
  readonly requestId: string;
  /** Host header as sent, lower case, without port. */
  readonly host: string;
  /** The same with its port, if one was sent. */
  readonly authority: string;
  /** The `Cookie` header as sent. Only the way to a provider of sign-ins and back uses one. */
  readonly cookie: string | undefined;
}

/** A call of a signed-in person. */
export interface Caller extends Visitor {
  /** The token as sent; only its sender may get it back. */
  readonly token: string;
}

/** The return type of a route: a presenter's reply, or a file. */
type Answer<E extends Endpoint> = E['reply'] extends FileReply ? SentFile : EndpointReplyInput<E>;

type PersonHandler = (scope: Scope, input: never, caller: Caller) => Promise<unknown>;
/** Runs after the commit, without a connection. `gone` is aborted when the client disconnects. */
export type Outside<Reply> = (gone: AbortSignal) => Promise<Reply>;
/**
 * Opens the caller's session again, for data that is read or written after a wait. The scope has the rights of that
 * moment. Whatever is written after a wait goes through here, except the application's own accounts of the call.
 * @throws HttpProblem 401 if the session has ended, 403 if the person has lost the capability of the endpoint.
 */
export type Again = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;
/**
 * Like `Outside`, with ways back into the session. `once` is for a call whose repeat would double what it writes: it returns the
 * call's reply, and runs its work once for the request's `Idempotency-Key`.
 */
export type OutsideAgain<Reply> = (gone: AbortSignal, again: Again, once: Again) => Promise<Reply>;
type WaitingHandler = (scope: Scope, input: never, caller: Caller) => Promise<OutsideAgain<unknown>>;
type VisitorHandler = (visitor: Visitor, input: never) => Promise<unknown>;

/** The steps of an upload; see `uploadRoute`. */
export interface UploadSteps<Input, Held, Kept, Reply> {
  readonly hold: (scope: Scope, input: Input) => Promise<Held>;
  readonly keep: (file: ReceivedFile, held: Held) => Promise<Kept>;
  readonly save: (scope: Scope, input: Input, kept: Kept) => Promise<Reply>;
}
/** The steps of a call with a version; see `versionedRoute`. */
export interface VersionedSteps<Input, Reply> {
  readonly version: (scope: Scope, input: Input) => Promise<string>;
  readonly read: (scope: Scope, input: Input) => Promise<{ readonly version: string; readonly reply: Reply }>;
}
interface AnyVersionedSteps {
  readonly version: (scope: Scope, input: never) => Promise<string>;
  readonly read: (
    scope: Scope,
    input: never,
  ) => Promise<{ readonly version: string; readonly reply: unknown }>;
}
interface AnyUploadSteps {
  readonly hold: (scope: Scope, input: never) => Promise<unknown>;
  readonly keep: (file: ReceivedFile, held: never) => Promise<unknown>;
  readonly save: (scope: Scope, input: never, kept: never) => Promise<unknown>;
}

/** A feature's route: its endpoint and its handler. */
export type Route =
  | { readonly kind: 'person'; readonly endpoint: Endpoint; readonly handle: PersonHandler }
  | { readonly kind: 'versioned'; readonly endpoint: Endpoint; readonly steps: AnyVersionedSteps }
  | { readonly kind: 'waiting'; readonly endpoint: Endpoint; readonly handle: WaitingHandler }
  | { readonly kind: 'upload'; readonly endpoint: Endpoint; readonly steps: AnyUploadSteps }
  | { readonly kind: 'visitor'; readonly endpoint: Endpoint; readonly handle: VisitorHandler };

export type RoutesByName = ReadonlyMap<string, Route>;

/** Returns the routes by the names of their endpoints. */
export function routesByName(routes: readonly Route[]): RoutesByName {
  return new Map(routes.map((route) => [route.endpoint.name, route]));
}

/** A call of a signed-in person. The reply is sent only after the transaction's commit. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (scope: Scope, input: EndpointParsed<E>, caller: Caller) => Promise<Answer<E>>,
): Route {
  return { kind: 'person', endpoint, handle };
}

/**
 * A call of a signed-in person that waits for another system (docs/decisions/0008).
 * `handle` runs in the request's transaction as usual; the function it returns runs after the commit, and
 * must not use the scope. It writes through `again` alone.
 */
export function waitingRoute<E extends Endpoint>(
  endpoint: E,
  handle: (scope: Scope, input: EndpointParsed<E>, caller: Caller) => Promise<OutsideAgain<Answer<E>>>,
): Route {
  return { kind: 'waiting', endpoint, handle };
}

/**
 * A call of a signed-in person that uploads a file.
 * - `hold` runs in a transaction before any byte is read, and refuses people without the right.
 * - `keep` runs without a connection: it checks the content and stores the bytes.
 * - `save` runs in a second transaction of the same session. The endpoint's capability is
 *   checked again, and `save` checks every other right again, because a slow upload takes up to half a minute.
 */
export function uploadRoute<E extends Endpoint, Held, Kept>(
  endpoint: E,
  steps: UploadSteps<EndpointParsed<E>, Held, Kept, Answer<E>>,
): Route {
  return { kind: 'upload', endpoint, steps };
}

/**
 * A call of a signed-in person whose reply has a version (`ETag`).
 * - `version` returns the present version cheaply. If the client has it already, the answer is 304.
 * - `read` returns the reply and its version, both of one snapshot of the database.
 */
export function versionedRoute<E extends Endpoint>(
  endpoint: E,
  steps: VersionedSteps<EndpointParsed<E>, Answer<E>>,
): Route {
  return { kind: 'versioned', endpoint, steps };
}

/** A call without a session. Its handler opens its own transactions. */
export function visitorRoute<E extends Endpoint>(
  endpoint: E,
  handle: (visitor: Visitor, input: EndpointParsed<E>) => Promise<Answer<E>>,
): Route {
  return { kind: 'visitor', endpoint, handle };
}
