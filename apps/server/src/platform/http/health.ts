import type { FastifyInstance } from 'fastify';
import { platformProblem } from '../refusal/problem.ts';

/** A load balancer gives up after this time and asks another node. */
const patience = 3_000;

/**
 * Serves `live` (the process runs) and `ready` (the database answers and has this program's schema). If
 * `isReady` rejects, the node is not ready.
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

/** Ends kept-alive connections with their next reply while the node leaves, so that none is open when it stops. */
export function closeWhenLeaving(server: FastifyInstance, isLeaving: () => boolean): void {
  server.addHook('onSend', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
}

function withPatience(work: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
