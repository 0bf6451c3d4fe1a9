import type { Clock } from '../clock/clock.ts';
import type { FairShare } from '../session/fair-share.ts';
import type { GateContext } from '../session/gate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acts, once the session gate knows. */
    actor: { tenant: number; person: number } | undefined;
  }
}

export interface HttpContext extends GateContext {
  clock: Clock;
  fairShare: FairShare;
  /** Tests: a reply with a field that the contract does not name is an error. */
  strictReplies: boolean;
  /** The subdomain that the request's host names explicitly; undefined where it names none. */
  subdomainOf: (host: string) => string | undefined;
}
