import type { Endpoint } from '@bellwether/contract/endpoint';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { HttpContext } from './context.ts';
import { notReady } from './problem.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** False while the code behind the calls cannot be loaded; each question tries anew. */
    canAnswer(): Promise<boolean>;
  }
}

/** Where a call is answered, and what kind of body it takes. */
type Place = Pick<Endpoint, 'name' | 'method' | 'path'> & { readonly takes: 'json' | 'file' };

/** Where calls are answered, and the code that answers them. */
export interface Calls {
  readonly places: readonly Place[];
  /**
   * Called once, by the first request or when the server has begun to listen, whichever comes first; where it rejects, the
   * next request calls it again.
   */
  routes(): Promise<readonly Route[]>;
}

/**
 * Registers every call below `/api`. Their shapes and the code behind them are half of what a start would load; they are
 * loaded when the server listens already, and a request that comes earlier waits for them.
 */
export function registerCalls(server: FastifyInstance, context: HttpContext, calls: Calls): void {
  let loading: ReturnType<typeof load> | undefined;
  let hasFailed = false;
  const loaded = () => {
    loading ??= load(calls).catch((err: Error) => {
      // A file that cannot be opened now can be opened later; code that fails by itself fails each time, and is told each time.
      loading = undefined;
      hasFailed = true;
      server.log.error({ err }, 'the calls cannot be answered');
      throw notReady();
    });
    return loading;
  };
  const isLoaded = () =>
    loaded().then(
      () => true,
      // The log has heard why.
      () => false,
    );
  server.decorate('canAnswer', async () => !hasFailed || isLoaded());
  server.decorateRequest('actor', undefined);
  const place = (on: FastifyInstance, { name, method, path }: Place) => {
    on.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const { answer, routes } = await loaded();
        const route = routes.get(name);
        if (!route) throw new Error(`Nothing answers ${name}.`);
        reply.header('cache-control', 'no-store');
        return answer(route, context, request, reply);
      },
    });
  };
  for (const one of calls.places) if (one.takes === 'json') place(server, one);
  // In a context of its own: here a body is a form, everywhere else it is JSON.
  server.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await uploads.register(multipart);
    // What is no form is refused after the session: a stranger learns nothing of the shape.
    uploads.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const one of calls.places) if (one.takes === 'file') place(uploads, one);
  });
  server.addHook('onListen', async () => {
    // Behind the word that the server is ready.
    setImmediate(isLoaded);
  });
}

async function load(calls: Calls) {
  const [{ answer }, routes] = await Promise.all([import('./answer.ts'), calls.routes()]);
  return { answer, routes: new Map(routes.map((route) => [route.endpoint.name, route])) };
}
