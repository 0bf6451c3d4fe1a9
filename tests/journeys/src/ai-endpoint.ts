import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The journeys' AI provider: speaks OpenAI's chat completions on the loopback, with scripted answers. */
export interface AiEndpoint {
  /** Its base URL, for `AI_BASE_URL`. */
  readonly url: string;
  /** The bodies of the calls so far. */
  readonly asked: readonly string[];
  /** Answers with this text from now on. */
  say(content: string): void;
  /** Refuses with this status from now on. */
  refuse(status: number, headers?: Record<string, string>): void;
  /** Answers no call from now on. */
  hold(): void;
  /** Returns whether a waiting client has disconnected. */
  hasLost(): boolean;
  close(): Promise<void>;
}

type Answer = (response: ServerResponse) => void;

export async function startAiEndpoint(): Promise<AiEndpoint> {
  const asked: string[] = [];
  let answer: Answer = refusal(503);
  let hasLost = false;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      hasLost ||= !response.writableFinished;
    });
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    asked.push(body);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    say: (content) => {
      answer = completion(content);
    },
    refuse: (status, headers) => {
      answer = refusal(status, headers);
    },
    hold: () => {
      hasLost = false;
      answer = () => undefined;
    },
    hasLost: () => hasLost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function completion(content: string): Answer {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_790_000_000,
        model: 'journey',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  };
}

function refusal(status: number, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'No.', type: 'refused' } }));
  };
}
