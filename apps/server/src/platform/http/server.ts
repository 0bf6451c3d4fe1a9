import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { readJsonBodies } from './body-parser.ts';
import { notFound } from './problem.ts';
import { answerErrors, type HttpContext, registerRoutes } from './register.ts';
import type { Route } from './route.ts';

export interface HttpOptions {
  context: HttpContext;
  routes: readonly Route[];
  /** Addresses whose forwarded headers count; none by default. */
  trustedProxies?: string[];
  /** A pino logger's options, or false for silence. */
  logger?: false | { level: string; stream?: NodeJS.WritableStream };
}

const megabyte = 1_048_576;

/** The HTTP server with every API route, not yet listening. Other parts (web app, metrics, documentation) are registered on it. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const server = fastify({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    bodyLimit: megabyte,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    genReqId: () => randomUUID(),
    logger: options.logger ?? false,
    exposeHeadRoutes: false,
  });
  readJsonBodies(server);
  answerErrors(server);
  server.setNotFoundHandler(() => {
    throw notFound();
  });
  registerRoutes(server, options.context, options.routes);
  return server;
}
