import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  breakOff,
  completion,
  flood,
  html,
  json,
  type ModelReply,
  silence,
  startModelServer,
  status,
} from '../../testing/model-server.ts';
import { ModelFault, type ModelFaultKind } from './language-model.ts';
import { createEndpoint } from './openai-compatible.ts';

const server = await startModelServer();
const endpointAt = (url: string) =>
  createEndpoint({ baseUrl: new URL(url), model: 'test-model', apiKey: 'secret-key' });
const endpoint = () => endpointAt(server.url);
const nobodyLeaves = new AbortController().signal;
const question = {
  orders: 'Answer.',
  data: { text: 'Say "hello"' },
  name: 'greeting',
  shape: z.object({ hello: z.string() }),
  longestMilliseconds: 10_000,
};
const faultOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ModelFault);
  return error as ModelFault;
};
const formats = () =>
  server.requests.map((request) => (request.body.response_format as { type: string } | undefined)?.type);

describe('a question', () => {
  test('sends orders, data, model, key and schema, and nothing else', async () => {
    server.answer(completion({ hello: 'world' }));
    expect(await endpoint().ask(question, nobodyLeaves)).toEqual({ hello: 'world' });
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      authorization: 'Bearer secret-key',
    });
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { hello: { type: 'string' } },
      required: ['hello'],
      additionalProperties: false,
    };
    expect(request?.body).toEqual({
      model: 'test-model',
      messages: [
        {
          role: 'system',
          content: `Answer.\n\nAnswer with one JSON object and nothing else. It follows this JSON schema:\n${JSON.stringify(schema)}`,
        },
        { role: 'user', content: '{"text":"Say \\"hello\\""}' },
      ],
      response_format: { type: 'json_schema', json_schema: { schema, strict: true, name: 'greeting' } },
    });
  });

  test.each<[string, string]>([
    ['with a slash at the end', '/'],
    ['without one', ''],
  ])('is sent to the right address %s', async (_name, end) => {
    server.answer(completion({ hello: 'x' }));
    await endpointAt(server.url + end).ask(question, nobodyLeaves);
    expect(server.requests[0]?.path).toBe('/v1/chat/completions');
  });

  test('sends no key if none is configured', async () => {
    server.answer(completion({ hello: 'x' }));
    const open = createEndpoint({
      baseUrl: new URL(server.url),
      model: 'm',
      apiKey: undefined,
    });
    await open.ask(question, nobodyLeaves);
    expect(server.requests[0]?.authorization).toBeUndefined();
  });
});

describe('an answer', () => {
  test.each([
    ['in a fence', '```json\n{"hello":"world"}\n```'],
    ['with spaces around', ' \n{"hello":"world"}\n'],
    ['with more than was asked for', '{"hello":"world","and":"more"}'],
  ])('is read %s', async (_name, text) => {
    server.answer(completion(text));
    expect(await endpoint().ask(question, nobodyLeaves)).toEqual({ hello: 'world' });
  });
});

describe('an endpoint that does not know schemas', () => {
  test('is asked for any JSON, then in words, and from then on directly so', async () => {
    const model = endpoint();
    server.answer(status(400), status(422), completion({ hello: 'world' }));
    expect(await model.ask(question, nobodyLeaves)).toEqual({ hello: 'world' });
    expect(await model.ask(question, nobodyLeaves)).toEqual({ hello: 'world' });
    expect(formats()).toEqual(['json_schema', 'json_object', undefined, undefined]);
  });

  test('that supports no form of answer is reported, and the next question tries every form again', async () => {
    const model = endpoint();
    server.answer(status(400));
    expect(await faultOf(model.ask(question, nobodyLeaves))).toMatchObject({ kind: 'not_understood' });
    server.answer(completion({ hello: 'world' }));
    await model.ask(question, nobodyLeaves);
    expect(formats()).toEqual(['json_schema', 'json_object', undefined, 'json_schema']);
  });
});

describe('the schemas', () => {
  test('of one question do not change how another one is asked', async () => {
    const model = endpoint();
    const other = { ...question, name: 'farewell', shape: z.object({ bye: z.string() }) };
    server.answer(status(400), completion({ hello: 'world' }), completion({ bye: 'world' }));
    await model.ask(question, nobodyLeaves);
    await model.ask(other, nobodyLeaves);
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_schema']);
  });

  test('have no optional property at any depth; OpenAI refuses such a schema in strict mode', async () => {
    const shape = z.object({ list: z.array(z.object({ may: z.optional(z.string()), must: z.string() })) });
    await expect(endpoint().ask({ ...question, shape }, nobodyLeaves)).rejects.toThrow(
      'optional properties: may.',
    );
    expect(server.requests).toHaveLength(0);
  });
});

describe('a fault', () => {
  test.each<[string, ModelReply[], ModelFaultKind, number]>([
    ['401', [status(401)], 'not_accepted', 1],
    ['403', [status(403)], 'not_accepted', 1],
    ['404', [status(404)], 'not_accepted', 1],
    ['500, twice', [status(500)], 'failing', 2],
    ['503 as a page', [html(503)], 'failing', 2],
    ['429, twice', [status(429, { 'retry-after': '1' })], 'busy', 2],
    ['a page with 200', [html(200)], 'unusable', 1],
    ['no JSON of a completion', [json(200, { hello: 'world' })], 'unusable', 1],
    ['an empty answer', [json(200, {})], 'unusable', 1],
    ['prose', [completion('Sure! Here is what you asked for.')], 'unusable', 1],
    ['another shape', [completion({ bye: 'world' })], 'unusable', 1],
    ['a number for a text', [completion({ hello: 1 })], 'unusable', 1],
    ['broken JSON', [completion('{"hello":"wor')], 'unusable', 1],
    ['cut', [completion('{"hello":"wor', { finish: 'length' })], 'cut', 1],
    ['cut where it looks whole', [completion({ hello: 'x' }, { finish: 'length' })], 'cut', 1],
    ['a refusal', [completion('', { refusal: 'I cannot help with that.' })], 'refused', 1],
    ['a filter', [completion('', { finish: 'content_filter' })], 'refused', 1],
    ['a redirect', [status(307, { location: 'http://127.0.0.1:9/v1' })], 'redirected', 1],
    ['a redirect to itself', [status(302, { location: '/v1/chat/completions' })], 'redirected', 1],
    ['a flood', [flood()], 'too_large', 1],
  ])('%s', async (_name, replies, kind, requests) => {
    server.answer(...replies);
    const fault = await faultOf(endpoint().ask(question, nobodyLeaves));
    expect(fault.kind).toBe(kind);
    expect(server.requests).toHaveLength(requests);
    // Logs contain neither texts nor keys.
    expect(`${fault.message}${fault.stack}${JSON.stringify(fault)}`).not.toMatch(/hello|secret|says/);
    expect(fault.cause).toBeUndefined();
  });

  test('that passes is hidden: the endpoint is asked twice', async () => {
    server.answer(status(500), completion({ hello: 'again' }));
    expect(await endpoint().ask(question, nobodyLeaves)).toEqual({ hello: 'again' });
  });

  test('a connection that breaks off', async () => {
    server.answer(breakOff);
    const { kind } = await faultOf(endpoint().ask(question, nobodyLeaves));
    expect(['unreachable', 'unusable']).toContain(kind);
  });

  test('nobody listens there', async () => {
    const left = createServer().listen(0, '127.0.0.1');
    await once(left, 'listening');
    const { port } = left.address() as AddressInfo;
    left.close();
    const { kind } = await faultOf(endpointAt(`http://127.0.0.1:${port}/v1`).ask(question, nobodyLeaves));
    expect(kind).toBe('unreachable');
  });

  test('429 says when to come back', async () => {
    server.answer(status(429, { 'retry-after': '1' }), status(429, { 'retry-after': '40' }));
    expect(await faultOf(endpoint().ask(question, nobodyLeaves))).toMatchObject({ retryAfterSeconds: 40 });
  });

  test('silence ends after the time limit', async () => {
    server.answer(silence);
    const short = { ...question, longestMilliseconds: 300 };
    expect(await faultOf(endpoint().ask(short, nobodyLeaves))).toMatchObject({ kind: 'too_slow' });
  });

  test('an answer that begins and then hangs ends after the limit, too', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices":[');
    });
    const short = { ...question, longestMilliseconds: 300 };
    expect(await faultOf(endpoint().ask(short, nobodyLeaves))).toMatchObject({ kind: 'too_slow' });
  });

  test('each form of request does not restart the time limit', async () => {
    server.answer(status(400), silence);
    const limits = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => limits.mockRestore());
    const short = { ...question, longestMilliseconds: 2_000 };
    expect(await faultOf(endpoint().ask(short, nobodyLeaves))).toMatchObject({ kind: 'too_slow' });
    expect([formats().length, limits.mock.calls]).toEqual([2, [[2_000]]]);
  });

  test('a retry does not outlast the time limit', async () => {
    server.answer(status(429, { 'retry-after': '20' }));
    const short = { ...question, longestMilliseconds: 500 };
    expect(await faultOf(endpoint().ask(short, nobodyLeaves))).toMatchObject({ kind: 'too_slow' });
    expect(server.requests).toHaveLength(1);
  });

  test('a client that disconnects ends the call', async () => {
    server.answer(silence);
    const leaving = new AbortController();
    const asked = faultOf(endpoint().ask(question, leaving.signal));
    const cutOff = server.nextCutOff();
    setTimeout(() => leaving.abort(), 100);
    expect(await asked).toMatchObject({ kind: 'gone' });
    await cutOff;
  });
});
