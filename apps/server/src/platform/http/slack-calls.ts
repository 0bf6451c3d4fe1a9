import type { FastifyInstance } from 'fastify';
import { loadedOnce } from '../queue/loaded-once.ts';
import { chatDoor } from '../session/chat-door.ts';
import { visitorOf } from './answer.ts';
import type { HttpContext } from './context.ts';
import { type InnerCall, innerCallsOf } from './inner-call.ts';
import type { RoutesByName, Visitor } from './route.ts';
import { limitVisits } from './visit-limit.ts';

// What Slack calls has Slack's own shapes and signature, so it is not in the contract. What a person does there goes
// through the calls of the contract all the same.

/** A request of Slack. Nothing of it is checked yet. */
export interface SlackRequest {
  readonly visitor: Visitor;
  /** The address of the company, without a final slash. */
  readonly base: string;
  readonly timestamp: string;
  readonly signature: string;
  /** As sent, because the signature is over these bytes. */
  readonly body: string;
  /** Makes calls for the person of an account whose request was checked. */
  readonly callAs: (tenantId: number, account: { readonly team: string; readonly user: string }) => InnerCall;
}

export interface SlackReply {
  readonly status: number;
  readonly body?: object;
}

export interface SlackCalls {
  readonly routes: RoutesByName;
  readonly events: (request: SlackRequest) => Promise<SlackReply>;
  readonly commands: (request: SlackRequest) => Promise<SlackReply>;
  readonly interactions: (request: SlackRequest) => Promise<SlackReply>;
}

interface SlackServer {
  readonly context: HttpContext;
  /** Whether people reach the server by https. */
  readonly https: boolean;
  readonly load: () => Promise<SlackCalls>;
}

const largestBody = 200_000;

/** Answers Slack; the code behind it is loaded at the first request. */
export function serveSlack(server: FastifyInstance, { context, https, load }: SlackServer): void {
  const loaded = loadedOnce(load);
  server.register(async (own) => {
    const demandVisit = limitVisits(own);
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit: largestBody },
      (_request, body, done) => done(null, String(body)),
    );
    for (const name of ['events', 'commands', 'interactions'] as const)
      own.post(`/api/slack/${name}`, async (request, reply) => {
        await demandVisit(request);
        const calls = await loaded();
        const header = (key: string) => String(request.headers[key] ?? '');
        const { status, body } = await calls[name]({
          visitor: visitorOf(request, context.clock.now()),
          base: `${https ? 'https' : request.protocol}://${request.host.toLowerCase()}`,
          timestamp: header('x-slack-request-timestamp'),
          signature: header('x-slack-signature'),
          body: typeof request.body === 'string' ? request.body : '',
          callAs: (tenantId, account) =>
            innerCallsOf(context, calls.routes, request, reply, {
              kind: 'chat',
              doors: [chatDoor(tenantId, account)],
            }),
        });
        return reply.status(status).header('cache-control', 'no-store').send(body);
      });
  });
}
