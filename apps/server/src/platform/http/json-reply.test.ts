import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { jsonReply } from './json-reply.ts';

/** Replies with each posted value, through `jsonReply`. */
const server = fastify({ bodyLimit: 10_000_000 });
server.post('/', (request, reply) => reply.send(jsonReply(request.body, request, reply)));
/** Writes the next reply before the first one is sent. */
server.get('/next', (request, reply) => {
  const first = jsonReply({ Title: 'first' }, request, reply);
  jsonReply({ Title: 'later' }, request, reply);
  return reply.send(first);
});
afterAll(() => server.close());

const post = (value: unknown, encoding?: string) =>
  server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json', ...(encoding ? { 'accept-encoding': encoding } : {}) },
    payload: JSON.stringify(value),
  });

const long = { Title: 'a é – 𝕏 “so” '.repeat(200) };

test.each([
  ['an empty object', {}],
  ['letters of one to four bytes', { Title: 'a é – 𝕏 “so”' }],
  ['half a surrogate pair', { Title: 'a\ud800b' }],
  ['a reply that would be worth compressing', long],
  ['the largest text that has room', '–'.repeat(65_534)],
  ['a larger text', '–'.repeat(65_535)],
])('%s becomes the bytes of its JSON', async (_name, value) => {
  const { rawPayload, headers } = await post(value);
  expect(rawPayload.equals(Buffer.from(JSON.stringify(value)))).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(rawPayload.length),
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

test.each(['br', 'gzip, deflate, br, zstd', 'gzip,br'])(
  'a long reply is compressed for %s',
  async (encoding) => {
    const { rawPayload, headers } = await post(long, encoding);
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(long);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  },
);

test.each([
  ['a short reply', { Title: 'short' }, 'br'],
  ['a reply without room', '–'.repeat(65_535), 'br'],
  ['a request for gzip alone', long, 'gzip'],
  ['a request that refuses br', long, 'gzip, br;q=0'],
])('%s is not compressed here', async (_name, value, encoding) => {
  const { rawPayload, headers } = await post(value, encoding);
  expect(JSON.parse(rawPayload.toString())).toEqual(value);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('the bytes of a reply stay as they are while the next one is written', async () => {
  const { body } = await server.inject('/next');
  expect(body).toBe('{"Title":"first"}');
});
