import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Hosts whose video players may be framed: strategy videos (strategy.7). */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const policyOf = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** For replies that are not pages: nothing may be loaded or framed. */
const closedPolicy = policyOf({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/** Returns the policy of the application's page (docs/decisions/0003): inline code needs this page's nonce. */
export function pagePolicy(nonce: string): string {
  return policyOf({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': videoHosts.join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
}

/** For the worker: it requests the page and the application's files. */
export const workerPolicy = policyOf({ 'default-src': "'none'", 'connect-src': "'self'" });

/** The policy of the browsable documentation: its own files, and inline styles that it writes. */
export const documentationPolicy = policyOf({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/** Returns a fresh nonce for one page: 128 random bits as base64. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Sets the security headers of every reply. `https`: people use https, so browsers must insist on it. */
export async function setSecurityHeaders(server: FastifyInstance, https: boolean): Promise<void> {
  // Helmet's functions are made once. With Fastify's plugin, which makes them for each request, each request stayed in memory until
  // the next full garbage collection (docs/decisions/0007).
  const secure = helmet({
    // Disabled here and set below: pages have their own policies, and `upgrade-insecure-requests` would break
    // plain http on a LAN.
    contentSecurityPolicy: false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  server.addHook('onRequest', (request, reply, next) =>
    secure(request.raw, reply.raw, (error) => next(error as Error | undefined)),
  );
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
}
