import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookMessage } from '@bellwether/domain/webhooks/payload';
import { Webhook } from 'standardwebhooks';
import { whenDone } from './when-done.ts';

/** A message that a receiver got, with who signed it. */
export interface ReceivedMessage {
  readonly message: WebhookMessage;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds of the process's monotonic clock. */
  readonly at: number;
}

/** A server that receives webhooks on loopback, and checks each signature as a customer would. */
export interface WebhookReceiver {
  readonly url: string;
  /** In order of arrival, repetitions included. */
  readonly received: readonly ReceivedMessage[];
  /** Sets how messages are answered from now on. */
  answer(reply: (response: ServerResponse, count: number) => void): void;
  /** Sets the secrets whose signatures are accepted; a message without one of each is answered with 401. */
  expectSecrets(...secrets: string[]): void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  let reply = (response: ServerResponse, _count: number): void => void response.writeHead(204).end();
  let expected: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const headers = request.headers as Record<string, string>;
    const isSigned = expected.every((secret) => verifies(secret, text, headers));
    if (!isSigned) return void response.writeHead(401).end('The signature is wrong.');
    received.push({ message: JSON.parse(text), text, headers, at: performance.now() });
    reply(response, received.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer(next) {
      reply = next;
    },
    expectSecrets(...secrets) {
      expected = secrets;
    },
  };
}

function verifies(secret: string, text: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    // The library throws for a wrong signature; the caller answers 401.
    return false;
  }
}
