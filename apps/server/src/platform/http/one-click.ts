import type { FastifyInstance } from 'fastify';
import type { Origin } from '../session/origin.ts';

/** Stops the mails of a link; throws a problem for a link that is not ours. */
type Stop = (
  act: Origin & { readonly now: number; readonly requestId: string },
  token: string,
) => Promise<void>;

/**
 * Answers mail programs that stop mails by one click (RFC 8058): they send a form to the address whose page people open.
 * The form says nothing that the address does not say, so it is not read.
 */
export function acceptOneClick(server: FastifyInstance, clock: { now(): number }, stop: Stop): void {
  server.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    forms.post<{ Params: { token: string } }>('/v3/unsubscribe/:token', async (request, reply) => {
      const origin = { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
      await stop({ ...origin, now: clock.now(), requestId: request.id }, request.params.token);
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Done.\n');
    });
  });
}
