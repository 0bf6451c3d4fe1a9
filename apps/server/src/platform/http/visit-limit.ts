import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformProblem } from '../refusal/problem.ts';
import { networkOf } from './network.ts';

/**
 * The calls without a session that an address may make in a minute on a node. A whole office shares an address, and
 * signing in takes three calls. Wrong passwords have a limit of their own.
 */
const visitsPerMinute = 1_200;
const minute = 60_000;

/**
 * Returns a check for calls without a session. It uses the machine's time, because a clock that a test moves must not
 * forgive a flood.
 * @throws HttpProblem 429 with `Retry-After` for an address above the limit.
 */
export function limitVisits(server: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  let check: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  server.register(rateLimit, { global: false }).after(() => {
    check = server.createRateLimit({
      max: visitsPerMinute,
      timeWindow: minute,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
  });
  return async (request) => {
    const visits = await check?.(request);
    if (!visits || visits.isAllowed || !visits.isExceeded) return;
    throw platformProblem(429, 'too_many_requests', { retryAfterSeconds: visits.ttlInSeconds });
  };
}
