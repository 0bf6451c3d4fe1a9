import { createClient } from '@bellwether/contract/client';
import type { Endpoint, EndpointReply } from '@bellwether/contract/endpoint';
import type * as z from 'zod/mini';
import { fetchOrEarlyReply } from './early-reply.ts';
import { endSession, readToken } from './session-store.ts';

const client = createClient({
  baseUrl: '/api',
  token: readToken,
  onSessionEnd: endSession,
  fetch: fetchOrEarlyReply,
});

type Part = 'params' | 'query' | 'body';
type Sent<E extends Endpoint, P extends Part> = z.input<NonNullable<E[P]>>;
type Takes<E extends Endpoint, P extends Part> = [NonNullable<E[P]>] extends [never] ? false : true;

/** What a call takes: exactly the parts that its endpoint declares; a query may be left out. */
export type ApiInput<E extends Endpoint> = { readonly signal?: AbortSignal } & (Takes<
  E,
  'params'
> extends true
  ? { readonly params: Sent<E, 'params'> }
  : unknown) &
  (Takes<E, 'query'> extends true ? { readonly query?: Sent<E, 'query'> } : unknown) &
  (Takes<E, 'body'> extends true ? { readonly body: Sent<E, 'body'> } : unknown);

/** Every call of the product goes through here; a 401 or 403 to a signed-in call ends the session (3-strategy §4). */
export const api = {
  /** @throws ProblemError for every answer but 2xx; status 0 when no answer came. */
  call<E extends Endpoint>(endpoint: E, input: ApiInput<E>): Promise<EndpointReply<E>> {
    // The client's own input type loses the parts of an endpoint whose declaration is optional.
    return client.call(endpoint, input as unknown as Parameters<typeof client.call<E>>[1]);
  },
};
