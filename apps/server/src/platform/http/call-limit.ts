import type { FastifyReply } from 'fastify';
import { platformProblem } from '../refusal/problem.ts';
import type { SecretToken } from '../session/token.ts';

const minute = 60_000;
/** Credentials whose calls a node counts; more than anybody has. Guessed ones push each other out. */
const mostCounted = 20_000;

/** Counts the calls of each credential on this node, in windows of a minute. */
export class CallLimit {
  readonly #windows = new Map<string, { readonly began: number; calls: number }>();

  /**
   * Counts a call, and tells the caller what is left (`RateLimit-*`).
   * @throws HttpProblem 429 with `Retry-After` above `perMinute`.
   */
  count(credential: SecretToken, perMinute: number, now: number, reply: FastifyReply): void {
    const key = credential.secretHash.toString('base64url');
    const known = this.#windows.get(key);
    const window = known && now - known.began < minute ? known : { began: now, calls: 0 };
    window.calls += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > mostCounted) this.#windows.delete(this.#windows.keys().next().value ?? key);
    const resetSeconds = Math.max(1, Math.ceil((window.began + minute - now) / 1_000));
    reply.headers({
      'ratelimit-limit': perMinute,
      'ratelimit-remaining': Math.max(0, perMinute - window.calls),
      'ratelimit-reset': resetSeconds,
    });
    if (window.calls > perMinute)
      throw platformProblem(429, 'too_many_calls', { retryAfterSeconds: resetSeconds });
  }
}
