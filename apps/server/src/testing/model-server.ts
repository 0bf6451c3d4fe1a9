import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';
import { optionalIn } from '../platform/llm/strict-schema.ts';

/** A request that the endpoint received. */
export interface ModelRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** One reply of the endpoint. */
export type ModelReply = (response: ServerResponse) => void;

/** An OpenAI-compatible endpoint on loopback with replies that the test sets, faults included. */
export interface ModelServer {
  readonly url: string;
  /** In order of arrival, since the test began. */
  readonly requests: readonly ModelRequest[];
  /** Sets the replies to the next requests; the last one stays. */
  answer(...replies: ModelReply[]): void;
  /** Resolves when the client next closes a connection before its reply is complete. */
  nextCutOff(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let replies: ModelReply[] = [];
  let waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (response.writableFinished) return;
      for (const tell of waiting) tell();
      waiting = [];
    });
    const received = await readRequest(request);
    requests.push(received);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    // OpenAI refuses schemas with optional properties, whatever the model would answer.
    (hasOptional(received) ? status(400) : (reply ?? status(500)))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  beforeEach(() => {
    requests.length = 0;
    replies = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: (...given) => {
      replies = given;
    },
    nextCutOff: () => new Promise((resolve) => waiting.push(resolve)),
  };
}

interface SentSchema {
  readonly json_schema?: { readonly strict?: boolean; readonly schema: object };
}

/** Whether the request asks in strict mode for a schema that OpenAI refuses. */
function hasOptional({ body }: ModelRequest): boolean {
  const { json_schema: sent } = (body.response_format ?? {}) as SentSchema;
  return sent?.strict === true && optionalIn(sent.schema).length > 0;
}

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>,
  };
}

/** Returns a valid answer: `content` unchanged if it is a text, else as JSON. */
export function completion(content: unknown, more: { finish?: string; refusal?: string } = {}): ModelReply {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [
      {
        index: 0,
        finish_reason: more.finish ?? 'stop',
        message: {
          role: 'assistant',
          content: more.refusal === undefined ? text : null,
          ...(more.refusal === undefined ? {} : { refusal: more.refusal }),
        },
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

export function json(code: number, body: unknown, headers: Record<string, string> = {}): ModelReply {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Returns an error in the form of OpenAI-compatible endpoints. */
export function status(code: number, headers: Record<string, string> = {}): ModelReply {
  return json(code, { error: { message: `this endpoint says ${code}`, type: 'error' } }, headers);
}

export function html(code: number): ModelReply {
  return (response) => {
    response.writeHead(code, { 'content-type': 'text/html' }).end('<!doctype html><h1>It works!</h1>');
  };
}

/** Accepts the request and never answers. */
export const silence: ModelReply = () => undefined;

/** Returns more bytes than a client should read. */
export function flood(): ModelReply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const part = Buffer.alloc(64 * 1_024, 97);
    const write = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', write);
    write();
  };
}

/** Closes the connection in the middle of the answer. */
export const breakOff: ModelReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"choices":[', () => response.destroy());
};
