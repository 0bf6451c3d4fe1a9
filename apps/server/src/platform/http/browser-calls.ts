import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../refusal/problem.ts';
import { visitorOf } from './answer.ts';
import type { HttpContext } from './context.ts';
import type { Visitor } from './route.ts';
import { limitVisits } from './visit-limit.ts';

/** A request of a browser, or of another program, that does not speak the contract. */
export interface BrowserRequest {
  readonly visitor: Visitor;
  /** The id in the path. */
  readonly id: number;
  /** The path as sent, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The query as sent, with its question mark; empty without one. */
  readonly search: string;
  /** The fields of a form. */
  readonly form: URLSearchParams;
}

/** Leads on to another page, or sends a text. */
export type BrowserAnswer =
  | { readonly redirect: string; readonly cookie?: string }
  | { readonly status: number; readonly type: string; readonly body: string };

type Handler = (request: BrowserRequest) => Promise<BrowserAnswer>;

/** Calls of the way to a provider of sign-ins and back: their forms are other systems' standards. */
export interface SignInCalls {
  readonly start: Handler;
  readonly callback: Handler;
  readonly saml: Handler;
  readonly metadata: Handler;
  readonly backchannel: Handler;
}

const largestForm = 512 * 1_024;
const highestId = 2_147_483_647;

/** Answers the browser's way to a provider of sign-ins; the code behind it is loaded at the first call. */
export function serveSignIn(
  server: FastifyInstance,
  context: HttpContext,
  load: () => Promise<SignInCalls>,
): void {
  server.register(async (pages) => {
    const demandVisit = limitVisits(pages);
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const answer = (name: keyof SignInCalls) => async (request: FastifyRequest, reply: FastifyReply) => {
      await demandVisit(request);
      const calls = await load();
      const answered = await calls[name](browserRequestOf(request, context));
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (!('redirect' in answered))
        return reply.status(answered.status).type(answered.type).send(answered.body);
      if (answered.cookie !== undefined) reply.header('set-cookie', answered.cookie);
      return reply.redirect(answered.redirect, 303);
    };
    pages.get('/api/signin/:id/start', answer('start'));
    pages.get('/api/signin/:id/callback', answer('callback'));
    pages.post('/api/signin/:id/saml', answer('saml'));
    pages.get('/api/signin/:id/metadata', answer('metadata'));
    pages.post('/api/signin/:id/backchannel', answer('backchannel'));
  });
}

function browserRequestOf(request: FastifyRequest, context: HttpContext): BrowserRequest {
  const { id = '' } = request.params as { id?: string };
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > highestId) throw notFound();
  const [path = '', ...rest] = request.url.split('?');
  const search = rest.length === 0 ? '' : `?${rest.join('?')}`;
  return {
    visitor: visitorOf(request, context.clock.now()),
    id: Number(id),
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    search,
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
  };
}
