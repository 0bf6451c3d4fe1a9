import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { whenDone } from './when-done.ts';

/** A call of Slack's interface, as the client made it. */
export interface SlackServiceCall {
  readonly method: string;
  readonly token: string;
  readonly fields: Readonly<Record<string, string>>;
}

const plain = (longest: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(longest), emoji: z.boolean() });
const button = z.strictObject({
  type: z.literal('button'),
  action_id: z.string().min(1).max(255),
  text: plain(75),
  url: z.url().max(3_000).optional(),
  value: z.string().min(1).max(2_000).optional(),
  style: z.enum(['primary', 'danger']).optional(),
});
/** The parts of Block Kit that the app uses, with the limits that Slack has published. */
const blocks = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('section'), text: plain(3_000) }),
      z.strictObject({ type: z.literal('context'), elements: z.array(plain(2_000)).min(1).max(10) }),
      z.strictObject({
        type: z.literal('actions'),
        elements: z
          .array(button)
          .min(1)
          .max(25)
          .refine((all) => new Set(all.map((one) => one.action_id)).size === all.length),
      }),
    ]),
  )
  .min(1)
  .max(50);
const unfurls = z.record(z.url(), z.strictObject({ blocks }));

/** Whether Slack takes the blocks of a call. */
function isWellFormed({ fields }: SlackServiceCall): boolean {
  const isGood = (schema: z.ZodType, text: string | undefined) =>
    text === undefined || schema.safeParse(JSON.parse(text)).success;
  return isGood(blocks, fields.blocks) && isGood(unfurls, fields.unfurls);
}

/** A server that answers as Slack's interface does, on loopback. It refuses blocks that Slack refuses. */
export interface SlackService {
  /** For `SLACK_API_URL`. */
  readonly url: string;
  readonly calls: readonly SlackServiceCall[];
  /** The calls whose blocks Slack would not take. */
  readonly refused: readonly SlackServiceCall[];
  /** Sets what a method answers from now on. */
  answer(method: string, body: object): void;
}

export async function startSlackService(): Promise<SlackService> {
  const calls: SlackServiceCall[] = [];
  const refused: SlackServiceCall[] = [];
  const answers = new Map<string, object>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const method = (request.url ?? '').slice(1);
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const call = { method, token, fields: Object.fromEntries(new URLSearchParams(text)) };
    calls.push(call);
    response.setHeader('content-type', 'application/json');
    if (!isWellFormed(call)) refused.push(call);
    const answer = isWellFormed(call)
      ? (answers.get(method) ?? { ok: true })
      : { ok: false, error: 'invalid_blocks' };
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    refused,
    answer: (method, body) => answers.set(method, body),
  };
}

/** Returns the headers of a request that Slack would sign with this secret at this instant. */
export function signedAsSlack(secret: string, now: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`,
  };
}
