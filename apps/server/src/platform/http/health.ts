import type { FastifyInstance } from 'fastify';
import { platformProblem } from './problem.ts';

/** Longer than this, and a load balancer asks somebody else. */
const patience = 3_000;

/**
 * `live` says that the process runs; `ready` that it can serve: the database answers and holds this program's schema.
 * `isReady` may reject; both are the same to whoever asks.
 */
export function serveHealth(server: FastifyInstance, isReady: () => Promise<boolean>): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/api/health/live',
    handler: async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }),
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/api/health/ready',
    handler: async (request, reply) => {
      const answer = await withPatience(isReady()).catch((error: Error) => {
        request.log.warn({ err: error }, 'not ready');
        return false;
      });
      if (!answer) throw platformProblem(503, 'database_not_ready', { retryAfterSeconds: 2 });
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    },
  });
}

function withPatience(work: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
