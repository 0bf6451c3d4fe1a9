import type { Endpoint } from '@bellwether/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { GateContext } from '../session/gate.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acts, once the session gate knows. */
    actor: { tenant: number; person: number } | undefined;
  }
}

export interface HttpContext extends GateContext {
  clock: Clock;
  /** Tests: a reply with a field that the contract does not name is an error. */
  strictReplies: boolean;
  /** The subdomain that the request's host names explicitly; undefined where it names none. */
  subdomainOf: (host: string) => string | undefined;
}

/** What is answered, and the code that answers it. */
export interface Calls {
  readonly endpoints: readonly Endpoint[];
  /** Called once, by the first request or when the server has begun to listen, whichever comes first. */
  routes(): Promise<readonly Route[]>;
}

/**
 * Registers every call below `/api`. The code behind them is half of what a start loads; it is loaded when the server
 * listens already, and a request that comes earlier waits for it.
 */
export function registerCalls(server: FastifyInstance, context: HttpContext, calls: Calls): void {
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load(calls);
    return loading;
  };
  server.decorateRequest('actor', undefined);
  for (const endpoint of calls.endpoints) {
    server.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const { answer, routes } = await loaded();
        const route = routes.get(endpoint);
        if (!route) throw new Error(`Nothing answers ${endpoint.name}.`);
        reply.header('cache-control', 'no-store');
        return answer(route, context, request, reply);
      },
    });
  }
  server.addHook('onListen', async () => {
    // Behind the word that the server is ready.
    setImmediate(() => {
      loaded().catch((err: Error) => server.log.error({ err }, 'the calls cannot be answered'));
    });
  });
}

async function load(calls: Calls) {
  const [{ answer }, routes] = await Promise.all([import('./answer.ts'), calls.routes()]);
  return { answer, routes: new Map(routes.map((route) => [route.endpoint, route])) };
}
