import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenDone } from './when-done.ts';

/** A call of Slack's interface, as the client made it. */
export interface SlackServiceCall {
  readonly method: string;
  readonly token: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A server that answers as Slack's interface does, on loopback. */
export interface SlackService {
  /** For `SLACK_API_URL`. */
  readonly url: string;
  readonly calls: readonly SlackServiceCall[];
  /** Sets what a method answers from now on. */
  answer(method: string, body: object): void;
}

export async function startSlackService(): Promise<SlackService> {
  const calls: SlackServiceCall[] = [];
  const answers = new Map<string, object>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const method = (request.url ?? '').slice(1);
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    calls.push({ method, token, fields: Object.fromEntries(new URLSearchParams(text)) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers.get(method) ?? { ok: true }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
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
