import { request as sendRaw } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { signIn } from '@bellwether/contract/accounts';
import { endpoints } from '@bellwether/contract/endpoints';
import { saveStrategy } from '@bellwether/contract/strategy';
import type { InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const tenant = await server.buildTenant();
let token = '';
// Start a server for each test, because one of the calls ends a session.
beforeEach(async () => {
  token = await server.signInAs(tenant.ceo);
});

const json = { 'content-type': 'application/json' };
const nested = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;

/** Unusual values for an id or a text in a path. */
const odd = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  'NaN',
  '2147483648',
  '99999999999999999999',
  '1'.repeat(400),
  'a'.repeat(600),
  '%00',
  'a%00b',
  '%F0%9F%92%A9',
  "1'--",
  '1;drop table person',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e',
  '__proto__',
  'constructor',
];

const bodies: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a text', 'text'],
  ['a list', []],
  ['an empty object', {}],
  ['unknown fields', { Nonsense: 1, Id: 1 }],
  ['ids of the wrong kind', { Id: '1', GoalId: 1.5, UserId: -1, PeriodId: 2 ** 40 }],
  ['ids beyond the column', { Id: 2_147_483_648, GoalId: 9e15, UserId: 0 }],
  [
    'NUL in texts',
    { Title: 'a\u0000b', Comment: '\u0000', userName: '\u0000', password: '\u0000', Token: '\u0000' },
  ],
  [
    'lone surrogates',
    { Title: '\ud800', Comment: '\udfff', userName: '\ud800', password: 'x', Token: '\ud800' },
  ],
  [
    'long texts',
    { Title: 'a'.repeat(300_000), userName: 'a'.repeat(300_000), password: 'b', Token: 'c'.repeat(9_999) },
  ],
  ['objects for texts', { Title: { $ne: '' }, userName: ['a'], password: { length: 8 }, Token: {} }],
];

function expectRefusal(
  response: { statusCode: number; body: string; headers: Record<string, unknown> },
  what: string,
) {
  expect([400, 401, 404, 409, 413, 415], `${what}: ${response.statusCode} ${response.body}`).toContain(
    response.statusCode,
  );
  expect(String(response.headers['content-type']), what).toContain('application/problem+json');
  const problem = JSON.parse(response.body);
  expect(problem, what).toMatchObject({
    status: response.statusCode,
    title: expect.any(String),
    type: 'about:blank',
    code: expect.any(String),
  });
  expect(problem.detail, what).toMatch(/\w/);
}

async function expectRefused(request: InjectOptions, what: string) {
  expectRefusal(await server.send(request), what);
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const urlWith = (value: string) => `/api${endpoint.path.replaceAll(/\{\w+\}/g, value)}`;

  if (endpoint.params)
    test('answers odd ids and texts in its path without a 500', async () => {
      for (const value of odd) {
        const response = await server.send({
          method: endpoint.method,
          url: urlWith(value),
          headers: { authorization: token, ...(endpoint.body ? json : {}) },
          ...(endpoint.body ? { payload: '{}' } : {}),
        });
        expect(response.statusCode, `${value}: ${response.body}`).toBeLessThan(500);
      }
    });

  test('answers odd bodies and queries without a 500', async () => {
    const url = urlWith('1');
    // Nothing reads the body of a GET.
    for (const [what, body] of endpoint.method === 'GET' ? bodies.slice(0, 2) : bodies) {
      const response = await server.send({
        method: endpoint.method,
        url,
        headers: { authorization: token, ...json },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      expect(response.statusCode, `${what}: ${response.body}`).toBeLessThan(500);
      if (endpoint.name !== 'signOut' && endpoint.who === 'person')
        expect(response.statusCode, what).not.toBe(401);
    }
    for (const query of [
      'a=1',
      '__proto__=1',
      'Id[]=1',
      'x=%00',
      'On=maybe',
      '%',
      'after=%F0%28',
      'a=1&a=2',
    ]) {
      const response = await server.send({
        method: endpoint.method,
        url: `${url}?${query}`,
        headers: { authorization: token },
      });
      expect(response.statusCode, `${query}: ${response.body}`).toBeLessThan(500);
    }
  });
});

describe('a request that is no valid call', () => {
  test.each<[string, InjectOptions, number]>([
    ['an unknown path', { method: 'GET', url: '/api/nothing/here' }, 404],
    ['the folder itself', { method: 'GET', url: '/api' }, 404],
    ['the folder in another case', { method: 'GET', url: '/API/nothing' }, 404],
    ['a wrong method', { method: 'DELETE', url: '/api/Auth/Login' }, 404],
    ['a page by a method that pages do not know', { method: 'POST', url: '/v3/goals', payload: {} }, 404],
    ['HEAD of a call', { method: 'HEAD', url: '/api/Auth/relogin' }, 404],
    ['a path that is no UTF-8', { method: 'GET', url: '/api/Auth/tenant/%E0%A4%A' }, 400],
    ['a percent sign alone', { method: 'GET', url: '/api/Auth/tenant/%' }, 400],
  ])('%s', async (what, request, status) => {
    const response = await server.send(request);
    expect(response.statusCode, response.body).toBe(status);
    if (request.method !== 'HEAD') expectRefusal(response, what);
  });

  test('a form, a text and XML are 415; too much is 413; broken, deep and poisoned JSON is 400', async () => {
    const post = { method: 'POST' as const, url: '/api/Auth/Login' };
    const cases: [string, string | undefined, string, number][] = [
      ['form', 'application/x-www-form-urlencoded', 'userName=a', 415],
      ['text', 'text/plain', '{}', 415],
      ['xml', 'application/xml', '<a/>', 415],
      ['multipart', 'multipart/form-data; boundary=x', '--x--', 415],
      ['no type', undefined, '{}', 415],
      ['nonsense type', 'json', '{}', 415],
      ['cut', 'application/json', '{"userName":', 400],
      ['not JSON', 'application/json', 'hello', 400],
      ['deep', 'application/json', nested, 400],
      ['poisoned', 'application/json', '{"__proto__":{"isAdmin":true},"userName":"a","password":"b"}', 400],
      ['poisoned constructor', 'application/json', '{"constructor":{"prototype":{"a":1}}}', 400],
      ['too large', 'application/json', JSON.stringify({ userName: 'a'.repeat(1_100_000) }), 413],
    ];
    for (const [what, type, payload, status] of cases) {
      const response = await server.send({
        ...post,
        payload,
        headers: type === undefined ? {} : { 'content-type': type },
      });
      expect(response.statusCode, `${what}: ${response.body}`).toBe(status);
      expectRefusal(response, what);
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test('every missing and unknown field is named', async () => {
    const answer = await server.call(signIn, { body: { password: ' ', Extra: 1 } });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toEqual([
      { path: 'userName', message: 'Please input your email!' },
      { path: 'password', message: 'Please input your password!' },
      { path: 'Extra', message: 'This field is not known.' },
    ]);
    await expectRefused({ method: 'POST', url: '/api/Auth/Login', headers: json, payload: '' }, 'empty body');
  });

  test('fields are refused also if a call takes none', async () => {
    const get = (url: string) => server.send({ method: 'GET', url, headers: { authorization: token } });
    const withQuery = await get('/api/Goal/periods?Extra=1');
    expect(withQuery.statusCode).toBe(400);
    expect(withQuery.json().errors).toEqual([{ path: 'Extra', message: 'This field is not known.' }]);
    expect((await get('/api/Goal/periods?')).statusCode).toBe(200);
    const post = {
      method: 'POST' as const,
      url: '/api/Auth/SignOut',
      headers: { authorization: token, ...json },
    };
    expect((await server.send({ ...post, payload: '{"Extra":1}' })).statusCode).toBe(400);
    expect((await get('/api/Goal/periods')).statusCode).toBe(200);
  });

  const unknown = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));

  test('a thousand faults get a reply of a few lines', async () => {
    for (const body of [unknown(400), { ['k'.repeat(4_000)]: 1 }]) {
      const response = await server.send({ method: 'POST', url: '/api/Auth/Login', payload: body });
      expect(response.statusCode).toBe(400);
      expect(response.body.length).toBeLessThan(4_000);
    }
  });

  test('a body is refused before it is parsed if it is larger than its call needs, or has too many fields', async () => {
    const tooLarge = await server.send({ method: 'POST', url: '/api/Auth/Login', payload: unknown(95_000) });
    expect(tooLarge.statusCode).toBe(413);
    expectRefusal(tooLarge, 'too large');
    const headers = { authorization: token };
    const strategy = { method: 'POST' as const, url: `/api${saveStrategy.path}`, headers };
    const tooMany = await server.send({ ...strategy, payload: unknown(50_000) });
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([400, 'too_many_fields']);
    const parsed = await server.send({ ...strategy, payload: { ['k'.repeat(500_000)]: 1 } });
    expect(parsed.json().errors[0].message).toBe('This field is not known.');
  });
});

describe('on the wire', () => {
  let port = 0;
  beforeAll(async () => {
    await server.http.listen({ port: 0, host: '127.0.0.1' });
    port = (server.http.server.address() as AddressInfo).port;
  });

  /** Sends raw bytes and reads until the server closes the connection. */
  async function sendBytes(bytes: string): Promise<string> {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(bytes);
    return readText(socket);
  }

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, '431'],
    [
      'two lengths',
      'POST /api/Auth/Login HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc',
      '400',
    ],
    ['a NUL in the path', 'GET /api/\u0000 HTTP/1.1\r\nhost: a\r\n\r\n', '400'],
  ])('%s gets a problem document and a closed connection', async (_what, bytes, status) => {
    const answer = await sendBytes(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    expect(answer).toContain('"detail":"The request could not be read."');
  });

  test('many aborted requests at once leave the server unchanged', async () => {
    const cut = Array.from({ length: 50 }, async () => {
      const request = sendRaw({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/Auth/Login',
        headers: { ...json, 'content-length': 500 },
      });
      request.on('error', () => undefined);
      request.write('{"userName":');
      await new Promise((resolve) => setTimeout(resolve, 20));
      request.destroy();
    });
    await Promise.all(cut);
    const response = await server.send({ method: 'GET', url: '/api/health/ready' });
    expect(response.statusCode).toBe(200);
  });
});
