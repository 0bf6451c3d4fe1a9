import type { Capability } from '@bellwether/domain/people/capabilities';
import type * as z from 'zod/mini';

/** The header of every answer that carries the server's clock: ISO 8601, UTC, with milliseconds. */
export const serverTimeHeader = 'x-server-time';

/**
 * Who may call: `anyone` without a session, `person` with one, or whoever has the named capability (others get 403). Rights
 * that depend on the thing are the server's `access.ts`.
 */
export type Caller = 'anyone' | 'person' | Capability;

/** What a call counts as against the person's hour (decisions-2 Z6). */
export type Counts = 'nothing' | 'goal' | 'comment' | 'write';

type Schema = z.ZodMiniType;

/** One call of the wire: what it takes, what it answers, who may make it. Paths are the documents' (`/Goal/{id}`), below `/api`. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: Caller;
  // Not optional: an optional property would add undefined to the schema's type, and every part would count as absent.
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Refusals that its shape does not tell: 409 of a GET that acts. */
  readonly refuses: readonly number[];
  readonly counts: Counts;
}

/** Declares an endpoint and keeps the exact schema types for client and server. */
export function endpoint<
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: {
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  who?: Caller;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  refuses?: readonly number[];
  /** Where it is absent, a GET counts as nothing, and every other call of a person as one write. */
  counts?: Counts;
}): Endpoint<Params, Query, Body, Reply> {
  return {
    ...definition,
    who: definition.who ?? 'person',
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
    refuses: definition.refuses ?? [],
    counts: definition.counts ?? (isRead(definition) ? 'nothing' : 'write'),
  };
}

function isRead({ method, who }: { method: Endpoint['method']; who?: Caller }): boolean {
  return method === 'GET' || who === 'anyone';
}

/** The statuses of the refusals that a call can answer with, in ascending order. */
export function refusalsOf(endpoint: Endpoint): number[] {
  const { body, method, who, refuses } = endpoint;
  return [
    // Of a call that takes nothing, too: unknown fields are refused.
    400,
    401,
    ...(who === 'anyone' ? [] : [403]),
    404,
    ...(method === 'GET' ? [] : [409]),
    ...(body === undefined ? [] : [413, 415]),
    // Of signing in too often, of too many requests at once, of too many writes an hour.
    429,
    ...refuses,
    503,
  ].sort((one, other) => one - other);
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller passes in. A part that the endpoint does not take is absent. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends Schema
  ? { params: In<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends Schema ? { query?: In<E['query']> } : { query?: undefined }) &
  (E['body'] extends Schema ? { body: In<E['body']> } : { body?: undefined });

/** What a route receives after validation. */
export interface EndpointParsed<E extends Endpoint> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
}

export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;
export type EndpointReplyInput<E extends Endpoint> = z.input<E['reply']>;
