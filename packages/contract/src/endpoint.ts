import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import type { Capability } from '@bellwether/domain/people/roles/capabilities';
import type * as z from 'zod/mini';
import type { FileReply, FileToSend, ReceivedFile, Upload } from './file.ts';

/** The header with the server's clock on every answer: ISO 8601, UTC, with milliseconds. */
export const serverTimeHeader = 'x-server-time';

/**
 * Who may call: `anyone` without a session, `person` with one, or people with the named capability (others
 * get 403). Rights on single things are checked in the server's `access.ts`.
 */
export type Caller = 'anyone' | 'person' | Capability;

/** The ways of calling: each is a door of the server (accounts.13). */
export type CallerKind = 'session' | 'token' | 'scim' | 'agent' | 'chat' | 'system';

/** The scope that a token needs; `none`: no token may call this. */
export type NeededScope = TokenScope | 'none';

/** Announces the end of a call in the headers `Deprecation` and `Sunset` (wire.15). */
export interface Deprecated {
  /** Since when it is deprecated, and from when it may be gone: ISO 8601, UTC. */
  readonly since: string;
  readonly sunset: string;
}

/** The hourly limit that a call counts against (wire.9). */
export type Counts = 'nothing' | 'goal' | 'comment' | 'write';

type Schema = z.ZodMiniType;
type Body = Schema | Upload | undefined;
type Reply = Schema | FileReply;

/**
 * One call of the wire: its input, its reply and its callers. Paths are those of the former product (`/Goal/{id}`), below
 * `/api`. Screens import the generated `Call` of an endpoint instead, which has no schemas (`calls/`).
 */
export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Body = Body,
  R extends Reply = Reply,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: Caller;
  readonly callers: readonly CallerKind[];
  readonly scope: NeededScope;
  // These are required, because an optional property would add undefined to the schema's type, and every part
  // would look absent.
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly reply: R;
  /** Statuses of refusals that do not follow from the shape: 409 of a GET that acts. */
  readonly refuses: readonly number[];
  readonly counts: Counts;
  /**
   * Whether the reply has a version (`ETag`): a request with this version in `If-None-Match` gets 304 without a body.
   */
  readonly isVersioned: boolean;
  readonly deprecated: Deprecated | undefined;
  /** Whether people may call it who must first set up a second step (accounts.19). */
  readonly isForSetUp: boolean;
  /** Whether admins may call it although their company has ended (tenant.11). */
  readonly isForEnded: boolean;
  /** Whether the reply has a secret that is shown only once: it is not kept for a repeat with the same key (wire.16). */
  readonly showsSecret: boolean;
}

/**
 * An endpoint as the screens know it: what a client needs at run time. Its shapes are only types, because the server
 * checks each request.
 */
export interface Call<E extends Endpoint = Endpoint> {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly who: Caller;
  readonly isVersioned: boolean;
  /** Whether the body is a file. */
  readonly upload: boolean;
  /** The media types of a reply that is a file. Absent = the reply is JSON. */
  readonly fileTypes?: readonly string[];
  /** Never set: it carries the endpoint's type. */
  readonly endpoint?: E;
}

/** Returns an endpoint without its shapes. */
export function callOf<E extends Endpoint>(endpoint: E): Call<E> {
  const { method, path, who, isVersioned } = endpoint;
  const fileTypes = fileReplyOf(endpoint)?.mediaTypes;
  const call = { method, path, who, isVersioned, upload: uploadOf(endpoint) !== undefined };
  return fileTypes ? { ...call, fileTypes } : call;
}

/** The input of a generated call. */
export type InputOf<C extends Call> = C extends Call<infer E> ? EndpointInput<E> : never;

/** The reply of a generated call. */
export type ReplyOf<C extends Call> = C extends Call<infer E> ? EndpointReply<E> : never;

/** Declares an endpoint and keeps the exact schema types for client and server. */
export function endpoint<
  R extends Reply,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Body = undefined,
>(definition: {
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  who?: Caller;
  /** Required, so that a new call cannot forget it. */
  scope: NeededScope;
  /** Default: sessions, and tokens unless the scope is `none`. */
  callers?: readonly CallerKind[];
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
  refuses?: readonly number[];
  /** Default: `nothing` for a GET and for calls without a session, `write` for a person's other calls. */
  counts?: Counts;
  isVersioned?: boolean;
  deprecated?: Deprecated;
  isForSetUp?: boolean;
  isForEnded?: boolean;
  showsSecret?: boolean;
}): Endpoint<P, Q, B, R> {
  return {
    ...definition,
    who: definition.who ?? 'person',
    callers: definition.callers ?? (definition.scope === 'none' ? ['session'] : ['session', 'token']),
    params: definition.params as P,
    query: definition.query as Q,
    body: definition.body as B,
    refuses: definition.refuses ?? [],
    counts: definition.counts ?? (isRead(definition) ? 'nothing' : 'write'),
    isVersioned: definition.isVersioned ?? false,
    deprecated: definition.deprecated,
    isForSetUp: definition.isForSetUp ?? false,
    isForEnded: definition.isForEnded ?? definition.isForSetUp ?? false,
    showsSecret: definition.showsSecret ?? false,
  };
}

/** Whether a call may write: every one but a GET that only reads, and those that a token that only reads may make. */
export function mayWrite({
  method,
  counts,
  scope,
}: Pick<Endpoint, 'method' | 'counts'> & { readonly scope: string }): boolean {
  return (method !== 'GET' || counts === 'write') && !scope.endsWith(':read');
}

function isRead({ method, who }: { method: Endpoint['method']; who?: Caller }): boolean {
  return method === 'GET' || who === 'anyone';
}

/** Returns the body if it is a file, else undefined. */
export function uploadOf({ body }: Pick<Endpoint, 'body'>): Upload | undefined {
  return body !== undefined && 'kind' in body && body.kind === 'upload' ? body : undefined;
}

/** Returns the reply if it is a file, else undefined. */
export function fileReplyOf({ reply }: Pick<Endpoint, 'reply'>): FileReply | undefined {
  return 'kind' in reply && reply.kind === 'file' ? reply : undefined;
}

/** Returns the schema of a JSON body; undefined if the call has none. */
export function bodySchemaOf({ body }: Pick<Endpoint, 'body'>): Schema | undefined {
  return body !== undefined && 'kind' in body ? undefined : body;
}

/** Returns the schema of a JSON reply; undefined if the reply is a file. */
export function replySchemaOf({ reply }: Pick<Endpoint, 'reply'>): Schema | undefined {
  return 'kind' in reply ? undefined : reply;
}

/** Returns the statuses of a call's possible refusals, in ascending order. */
export function refusalsOf(endpoint: Endpoint): number[] {
  const { body, method, who, refuses } = endpoint;
  const all = [
    // Also for calls without input, because unknown fields are refused.
    400,
    401,
    ...(who === 'anyone' ? [] : [403]),
    404,
    ...(method === 'GET' ? [] : [409]),
    // The company has ended, or lives on another server (tenant.8).
    410,
    ...(body === undefined ? [] : [413, 415]),
    421,
    // For too many sign-ins, too many requests at once, or too many writes an hour.
    429,
    ...refuses,
    503,
  ];
  return [...new Set(all)].sort((one, other) => one - other);
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** The arguments of a call. A part that the endpoint does not take is absent. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends Schema
  ? { params: In<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends Schema ? { query?: In<E['query']> } : { query?: undefined }) &
  (E['body'] extends Schema
    ? { body: In<E['body']> }
    : E['body'] extends Upload
      ? { body: FileToSend }
      : { body?: undefined });

/** The input of a route after validation. */
export interface EndpointParsed<E extends Endpoint> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
}

export type EndpointReply<E extends Endpoint> = E['reply'] extends Schema
  ? z.output<E['reply']>
  : ReceivedFile;
/** The object that a presenter builds for a JSON reply. */
export type EndpointReplyInput<E extends Endpoint> = E['reply'] extends Schema ? z.input<E['reply']> : never;
