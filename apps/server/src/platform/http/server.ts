import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import { serverTimeHeader } from '@bellwether/contract/endpoint';
import { livePath } from '@bellwether/contract/live.channel';
import { english } from '@bellwether/domain/locale/language';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type LogOptions, loggerOf } from '../log/log.ts';
import { notFound, platformProblem } from '../refusal/problem.ts';
import { reasonPhrase } from '../refusal/reason-phrase.ts';
import { askedLocale } from './asked-language.ts';
import { readJsonBodies } from './body-parser.ts';
import type { HttpContext } from './context.ts';
import { answerErrors, sendProblem } from './errors.ts';
import { type Calls, registerCalls } from './register.ts';
import { setSecurityHeaders } from './security.ts';

export interface HttpOptions {
  context: HttpContext;
  calls: Calls;
  /** Loads the words of all languages, once. Every request waits for it. Absent: they were loaded before. */
  languages?: () => Promise<void>;
  /** The proxies whose forwarded headers count; empty: none. */
  trustedProxies: string[];
  /** Whether people reach the server by https. */
  https: boolean;
  /** Whether the reply of a 500 has what the error says; only for developers. */
  showsFaults?: boolean;
  /** No log if it is absent. */
  log?: LogOptions | undefined;
  /** Adds its hooks before all others. */
  watch?: ((server: FastifyInstance) => void) | undefined;
}

const megabyte = 1_048_576;
const second = 1_000;

/**
 * Returns the HTTP server with every API call, not yet listening. The caller registers the web app, health,
 * metrics and documentation.
 */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = fastify({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    bodyLimit: megabyte,
    // Disconnect a client that sends slowly or not at all.
    requestTimeout: 30 * second,
    connectionTimeout: 60 * second,
    keepAliveTimeout: 65 * second,
    http: {
      headersTimeout: 15 * second,
      connectionsCheckingInterval: 5 * second,
      // Requests that offer another upgrade, such as to HTTP/2, get their ordinary reply.
      shouldUpgradeCallback: ({ url, headers }) =>
        url?.split('?', 1)[0] === livePath && headers.upgrade?.toLowerCase() === 'websocket',
    },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    genReqId: () => randomUUID(),
    logger: options.log ? loggerOf(options.log) : false,
    // The logged fields of a request are chosen below.
    logController: new LogController({ disableRequestLogging: true }),
    // The contract validates input. Fastify's unused schema compilers would be a sixth of the code that a
    // start loads.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    exposeHeadRoutes: false,
    return503OnClosing: false,
    // The request of an address that cannot be read has nothing of what is added to requests.
    frameworkErrors: async (error, request, reply) => {
      await options.languages?.();
      sendProblem(error, request, reply, {
        language: options.context.languageOf(askedLocale(request.headers)),
      });
    },
    clientErrorHandler: answerBrokenRequest,
  });
  options.watch?.(server);
  readJsonBodies(server);
  answerErrors(server, options.showsFaults ?? false);
  server.setNotFoundHandler(() => {
    throw notFound();
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    await options.languages?.();
  });
  server.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const facts = { req: request, status, ms: Math.round(elapsedTime), ...request.actor };
    if (status === 401 || status === 403 || status === 429) request.log.warn(facts, 'refused');
    else request.log.info(facts, 'request');
  });
  server.addHook('onSend', async (request, reply) => {
    if (!/^\/api\//i.test(request.url)) return;
    reply.header(serverTimeHeader, new Date(options.context.clock.now()).toISOString());
  });
  await setSecurityHeaders(server, options.https);
  await server.register(compress, {
    // A smaller answer fits into the first packets of a connection, and compressing it took a fifth of a goal's page.
    threshold: 14_000,
    encodings: ['br', 'gzip'],
    // Level 4 takes three times as long and saves 460 bytes of a goal list.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 5 },
    // Compress in another thread, whatever the size: the event loop serves everybody.
    syncThreshold: 0,
  });
  registerCalls(server, options.context, options.calls);
  return server;
}

function refuseSchema(): never {
  throw new Error('Calls are described in the contract, not by a JSON schema at the route.');
}

/**
 * Sends a problem document over the raw socket, because Node's parser refused the request and no reply object
 * exists.
 */
function answerBrokenRequest(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const body = JSON.stringify(platformProblem(status, 'unreadable').toBody(english));
  socket.end(
    `HTTP/1.1 ${status} ${reasonPhrase(status)}\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
