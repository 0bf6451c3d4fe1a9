import type { Language } from '@bellwether/domain/locale/language';
import type { Clock } from '../clock/clock.ts';
import type { Door } from '../session/door.ts';
import type { FairShare } from '../session/fair-share.ts';
import type { TenantContext } from '../session/tenant-context.ts';
import type { CallLimit } from './call-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The acting person; undefined until the session is checked. */
    actor: { tenant: number; person: number } | undefined;
    /** The language of the acting person; until the session is checked, that of the device. */
    language: Language;
  }
}

export interface HttpContext extends TenantContext {
  /** Every way of calling. */
  doors: readonly Door[];
  clock: Clock;
  fairShare: FairShare;
  callLimit: CallLimit;
  /** In tests: throw for a reply with a field that the contract does not name. */
  strictReplies: boolean;
  /** Returns the subdomain that the request's host names; undefined if the host names none. */
  subdomainOf: (host: string) => string | undefined;
}
