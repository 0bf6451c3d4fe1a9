import dns, { type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkCustomerUrl, postToCustomer } from './customer-call.ts';
import { OutgoingFault } from './outgoing-fault.ts';

const home = { loopback: true, networks: [] };
const production = { loopback: false, networks: [] };

async function serve(listener: RequestListener): Promise<{ port: number; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

/** Lets each look-up return the next of these addresses, and the last one from then on. */
function resolveTo(...answers: (string | string[])[]): () => number {
  let at = 0;
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(((
    _host: string,
    _options: unknown,
    done: (error: null, found: LookupAddress[]) => void,
  ) => {
    const found = [answers[Math.min(at, answers.length - 1)] ?? []].flat();
    at += 1;
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as never);
  return () => spy.mock.calls.length;
}

afterEach(() => vi.restoreAllMocks());

const post = (url: string, allowed = home, more: object = {}) =>
  postToCustomer(
    {
      url,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      longestMilliseconds: 2_000,
      readBytes: 1_024,
      ...more,
    },
    allowed,
  );
const faultOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OutgoingFault);
  return error as OutgoingFault;
};

test('posts, and reads the beginning of the answer', async () => {
  const { port } = await serve((request, response) => {
    response.writeHead(201);
    request.pipe(response).on('error', () => undefined);
  });
  const body = 'ä'.repeat(2_000);
  const answer = await post(`http://127.0.0.1:${port}/hook?a=1`, home, { body });
  expect(answer).toEqual({ status: 201, text: 'ä'.repeat(512) });
});

describe('refuses', () => {
  test.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00:ec2::254]/',
    'https://localhost/',
    'http://8.8.8.8/',
    'https://user:secret@8.8.8.8/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'example',
    '',
  ])('%s', async (url) => {
    expect((await faultOf(post(url, production))).kind).toBe('forbidden');
    expect((await faultOf(checkCustomerUrl(url, production, 2_000))).kind).toBe('forbidden');
  });

  test('a name with one private address among public ones', async () => {
    resolveTo(['8.8.8.8', '10.0.0.1']);
    expect((await faultOf(post('https://hook.example.com/', production))).kind).toBe('forbidden');
  });

  test('a name that is public when it is checked and private when it is connected to', async () => {
    const { port, asked } = await serve((_request, response) => response.end());
    const lookups = resolveTo('8.8.8.8', '127.0.0.1');
    expect((await faultOf(post(`https://hook.example.com:${port}/`, production))).kind).toBe('forbidden');
    expect([lookups(), asked()]).toEqual([2, 0]);
  });

  test('a name of this machine that points elsewhere when it is connected to, without TLS', async () => {
    resolveTo('127.0.0.1', '8.8.8.8');
    expect((await faultOf(post('http://hook.example.com:9/', home))).kind).toBe('forbidden');
  });

  test('redirects, which are not followed', async () => {
    const target = await serve((_request, response) => response.end());
    for (const status of [301, 302, 303, 307, 308]) {
      const { port } = await serve((_request, response) =>
        response.writeHead(status, { location: `http://127.0.0.1:${target.port}/` }).end(),
      );
      expect(await faultOf(post(`http://127.0.0.1:${port}/`))).toMatchObject({ kind: 'redirected', status });
    }
    expect(target.asked()).toBe(0);
  });
});

test('connects to the address that the connection’s own look-up has checked', async () => {
  const { port } = await serve((request, response) => response.end(request.headers.host));
  resolveTo('127.0.0.1');
  const { text } = await post(`http://hook.example.com:${port}/`);
  expect(text).toBe(`hook.example.com:${port}`);
});

test('ends a server that is silent, and one that sends its answer byte by byte', async () => {
  const silent = await serve(() => undefined);
  const url = `http://127.0.0.1:${silent.port}/`;
  expect((await faultOf(post(url, home, { longestMilliseconds: 200 }))).kind).toBe('too_slow');
  const slow = await serve((_request, response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const dripping = post(`http://127.0.0.1:${slow.port}/`, home, { longestMilliseconds: 200 });
  expect((await faultOf(dripping)).kind).toBe('too_slow');
});

test('names a server that is not there by the system’s code', async () => {
  expect(await faultOf(post('http://127.0.0.1:9/'))).toMatchObject({
    kind: 'unreachable',
    code: 'ECONNREFUSED',
  });
  expect((await faultOf(post('https://nowhere.invalid/', production))).kind).toBe('unreachable');
});

test('does not wait for the rest of a long answer', async () => {
  const { port } = await serve((_request, response) => {
    response.writeHead(200);
    response.write('x'.repeat(5_000));
  });
  expect((await post(`http://127.0.0.1:${port}/`)).text).toHaveLength(1_024);
});
