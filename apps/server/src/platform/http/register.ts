import type { Endpoint } from '@bellwether/contract/endpoint';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { loadedOnce } from '../queue/loaded-once.ts';
import { notReady } from '../refusal/problem.ts';
import { speakTo } from './asked-language.ts';
import type { HttpContext } from './context.ts';
import { type Route, routesByName } from './route.ts';
import { limitVisits } from './visit-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns false while the code behind the calls cannot be loaded; each call loads it again. */
    canAnswer(): Promise<boolean>;
  }
}

/** Before its "ready" line, a listening server writes its address into the home. */
const loadAfterMilliseconds = 50;

/** The method and path of a call, and the kind of body it takes: a file, or JSON of at most `bytes`. */
type Place = Pick<Endpoint, 'name' | 'method' | 'path'> &
  ({ readonly takes: 'json'; readonly bytes: number } | { readonly takes: 'file' });

/** The endpoints and the code behind them. */
export interface Calls {
  readonly places: readonly Place[];
  /**
   * Loads the routes. Called once, at the first request or when the server starts to listen, whichever comes
   * first. If it rejects, the next request calls it again.
   */
  routes(): Promise<readonly Route[]>;
}

/**
 * Registers every call below `/api`. Endpoint schemas and handlers are half of the code that a start would
 * load.
 * They are loaded after the server listens; an earlier request waits for them.
 */
export function registerCalls(server: FastifyInstance, context: HttpContext, calls: Calls): void {
  let hasFailed = false;
  const loaded = loadedOnce(() =>
    load(calls).catch((err: Error) => {
      hasFailed = true;
      server.log.error({ err }, 'the calls cannot be answered');
      throw notReady();
    }),
  );
  const isLoaded = () =>
    loaded().then(
      () => true,
      // The failed load is already logged.
      () => false,
    );
  server.decorate('canAnswer', async () => !hasFailed || isLoaded());
  server.decorateRequest('actor', undefined);
  speakTo(server, context.languageOf);
  const demandVisit = limitVisits(server);
  const place = (on: FastifyInstance, called: Place) => {
    const { name, method, path } = called;
    on.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(called.takes === 'json' ? { bodyLimit: called.bytes } : {}),
      handler: async (request, reply) => {
        const { answer, routes } = await loaded();
        const route = routes.get(name);
        if (!route) throw new Error(`Nothing answers ${name}.`);
        reply.header('cache-control', 'no-store');
        if (route.kind === 'visitor') await demandVisit(request);
        return answer(route, context, request, reply);
      },
    });
  };
  for (const one of calls.places) if (one.takes === 'json') place(server, one);
  // Register uploads in their own Fastify context: here a body is a form, elsewhere JSON.
  server.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await uploads.register(multipart);
    // Accept every content type here, and refuse it after the session check, so that a stranger learns
    // nothing about the shape.
    uploads.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const one of calls.places) if (one.takes === 'file') place(uploads, one);
  });
  server.addHook('onListen', async () => {
    // Load the routes after the "ready" line, so that they do not delay the start.
    setTimeout(isLoaded, loadAfterMilliseconds).unref();
  });
}

async function load(calls: Calls) {
  const [{ answer }, routes] = await Promise.all([import('./answer.ts'), calls.routes()]);
  return { answer, routes: routesByName(routes) };
}
