import { restoreSession, signOut } from '@bellwether/contract/accounts';
import { describe, expect, test, vi } from 'vitest';
import { testPassword } from '../../testing/factory.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', on = server) =>
  on.send({ method: 'GET', url, headers, remoteAddress });

describe('headers of every reply', () => {
  test('prevent attacks through the browser', async () => {
    for (const url of ['/api/health/live', '/api/nothing', '/api/openapi.json']) {
      const { headers } = await get(url);
      expect(headers, url).toMatchObject({
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('require https only if people use it', async () => {
    expect((await get('/api/health/live')).headers['strict-transport-security']).toBeUndefined();
    const secure = await startTestServer({
      beside: server,
      env: { PUBLIC_URL: 'https://goals.example.com' },
    });
    const answer = await get('/api/health/live', {}, '127.0.0.1', secure);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(String(answer.headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
  });

  test('forbid storing replies of the API', async () => {
    const tenant = await server.buildTenant();
    const token = await server.signInAs(tenant.ceo);
    for (const headers of [
      (await server.call(restoreSession, { token })).headers,
      (await server.call(restoreSession)).headers,
    ])
      expect(headers['cache-control']).toBe('no-store');
  });

  test('allow no other origin', async () => {
    const asked = await server.send({
      method: 'OPTIONS',
      url: '/api/Auth/Login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(404);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('a client that sends slowly or nothing loses its connection', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = server.http.server;
  expect({ requestTimeout, headersTimeout, keepAliveTimeout, timeout }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 65_000,
    timeout: 60_000,
  });
});

test.each([
  ['has no room left', '53100'],
  ['has become one that only reads', '25006'],
])('a write gets 503 while the database %s, and reads continue', async (_what, errcode) => {
  const tight = await startTestServer();
  const tenant = await tight.buildTenant();
  const token = await tight.signInAs(tenant.ceo);
  await tight.owner.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no' using errcode = '${errcode}'; end $$;
    create trigger refuse before update on session for each statement execute function refuse()`);
  const refused = await tight.call(signOut, { token });
  expect([refused.status, refused.problem.detail, refused.headers['retry-after']]).toEqual([
    503,
    'The service is not ready. Please try again in a moment.',
    '2',
  ]);
  expect((await tight.call(restoreSession, { token })).status).toBe(200);
});

describe('health', () => {
  test('is live and ready, also for HEAD', async () => {
    for (const url of ['/api/health/live', '/api/health/ready', '/API/Health/Ready/']) {
      expect((await get(url)).statusCode, url).toBe(200);
      expect((await server.send({ method: 'HEAD', url })).statusCode, url).toBe(200);
    }
  });

  test('is ready with a newer program’s schema, and not ready if its own migration is missing', async () => {
    const old = await startTestServer();
    const ready = () => old.send({ method: 'GET', url: '/api/health/ready' });
    await old.owner.query(
      "insert into schema_migration (name, timestamp) values ('9999_from_the_future', '')",
    );
    // The newer program also has its own queues.
    await old.owner.query("comment on schema pgboss is 'others'");
    expect((await ready()).statusCode).toBe(200);
    await old.owner.query(
      "delete from schema_migration where name = (select max(name) from schema_migration where name < '9')",
    );
    const answer = await ready();
    expect([answer.statusCode, answer.json().detail, answer.headers['retry-after']]).toEqual([
      503,
      'The database is not ready.',
      '2',
    ]);
    expect((await old.send({ method: 'GET', url: '/api/health/live' })).statusCode).toBe(200);
  });
});

test('a read-only database makes the node not ready and refuses writes until a primary is back', async () => {
  const node = await startTestServer();
  const tenant = await node.buildTenant();
  const token = await node.signInAs(tenant.ceo);
  const ready = async () => (await node.send({ method: 'GET', url: '/api/health/ready' })).statusCode;
  const setReadOnly = (value: string) =>
    node.owner.query(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
    end $$`);
  await setReadOnly('on');
  const beside = await startTestServer({ beside: node });
  expect((await beside.send({ method: 'GET', url: '/api/health/ready' })).statusCode).toBe(503);
  expect((await beside.call(signOut, { token })).status).toBe(503);
  // The connection to the former primary is closed, so the next one may reach the new primary.
  await vi.waitUntil(() => beside.context.pool.totalCount === 0, { timeout: 20_000 });
  await setReadOnly('off');
  expect((await beside.call(signOut, { token })).status).toBe(200);
  expect(await ready()).toBe(200);
});

test('a full disk refuses writes with 503 and makes the node not ready', { timeout: 90_000 }, async () => {
  const node = await startTestServer();
  const tenant = await node.buildTenant();
  const token = await node.signInAs(tenant.ceo);
  const ready = async () => (await node.send({ method: 'GET', url: '/api/health/ready' })).statusCode;
  // What PostgreSQL says when it cannot extend a table.
  await node.owner.query(`create function disk_full() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger disk_full before update on session for each row execute function disk_full()`);
  expect((await node.call(signOut, { token })).status).toBe(503);
  expect(await ready()).toBe(503);
  // Reads go on.
  expect((await node.call(restoreSession, { token })).status).toBe(200);
  await node.owner.query('drop trigger disk_full on session');
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 20_000, interval: 500 });
  expect((await node.call(signOut, { token })).status).toBe(200);
});

test('a locked table delays a request a few seconds, then the request gets 503', async () => {
  const node = await startTestServer();
  const tenant = await node.buildTenant();
  const token = await node.signInAs(tenant.ceo);
  const locker = await node.owner.connect();
  await locker.query('begin; lock table session');
  const begun = performance.now();
  const refused = await node.call(restoreSession, { token });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(performance.now() - begun).toBeLessThan(10_000);
  await locker.query('rollback');
  locker.release();
  expect((await node.call(restoreSession, { token })).status).toBe(200);
});

describe('metrics', () => {
  test('are served to loopback without forwarded headers', async () => {
    await get('/api/Auth/tenant/abc');
    const answer = await get('/api/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/Auth/tenant/:id",status="404"} 1',
    );
    expect(answer.body).toContain('database_connections{state="open"}');
    expect(answer.body).not.toContain('abc');
    expect((await get('/api/metrics', {}, '::1')).statusCode).toBe(200);
    expect((await get('/api/metrics', {}, '::ffff:127.0.0.1')).statusCode).toBe(200);
    for (const name of [
      'x-forwarded-for',
      'x-forwarded-port',
      'X-Forwarded-Server',
      'forwarded',
      'via',
      'x-real-ip',
    ])
      expect((await get('/api/metrics', { [name]: '127.0.0.1' })).statusCode, name).toBe(403);
    expect((await get('/api/metrics', {}, '198.51.100.7')).statusCode).toBe(403);
  });

  test.each(['goals.example.com', 'acme.localhost', '10.0.0.7'])(
    'are not served for the host %s to a proxy on this machine that adds no header',
    async (host) => {
      expect((await get('/api/metrics', { host })).statusCode).toBe(403);
    },
  );

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'are served for the host %s',
    async (host) => {
      const answer = await get('/api/metrics', { host });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/^mails_waiting 0$/m);
    },
  );

  test('count sign-ins by way and result, jobs, and the oldest event of each reader, without names', async () => {
    const own = await startTestServer();
    const { ceo, subdomain } = await own.buildTenant();
    const signInWith = (password: string) =>
      own.send({
        method: 'POST',
        url: '/api/Auth/Login',
        payload: { userName: ceo.email, password, domain: subdomain },
      });
    expect((await signInWith('wrong')).statusCode).toBe(401);
    expect((await signInWith(testPassword)).statusCode).toBe(200);
    const { body } = await get('/api/metrics', {}, '127.0.0.1', own);
    expect(body).toMatch(/^sign_ins_total{way="password",result="refused"} 1$/m);
    expect(body).toMatch(/^sign_ins_total{way="password",result="signed_in"} 1$/m);
    for (const name of ['jobs_waiting', 'jobs_running', 'jobs_failed'])
      expect(body).toMatch(new RegExp(`^${name} 0$`, 'm'));
    for (const reader of ['mail', 'notifications', 'insight'])
      expect(body).toContain(`event_reader_oldest_waiting_seconds{reader="${reader}"}`);
    for (const name of [subdomain, ceo.email, ceo.name]) expect(body).not.toContain(name);
  });

  test('are served while the database is away', async () => {
    const lost = await startTestServer({ database: { url: 'postgres://nobody@127.0.0.1:1/none' } });
    const answer = await get('/api/metrics', {}, '127.0.0.1', lost);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^mails_waiting nan$/im);
    expect(answer.body).toContain('database_connections{state="open"}');
  });

  test('are served with the token', async () => {
    const told = await startTestServer({
      beside: server,
      env: { METRICS_TOKEN: 'open-sesame', TRUSTED_PROXIES: '10.0.0.1' },
    });
    const ask = (authorization: string) => get('/api/metrics', { authorization }, '198.51.100.7', told);
    expect((await ask('Bearer open-sesame')).statusCode).toBe(200);
    for (const wrong of ['Bearer open', 'Bearer open-sesame2', 'open-sesame', 'Bearer '])
      expect((await ask(wrong)).statusCode, wrong).toBe(403);
    expect((await get('/api/metrics', { authorization: 'Bearer x' })).statusCode).toBe(403);
    // A forwarded header must not make a client local.
    expect((await get('/api/metrics', { 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1', told)).statusCode).toBe(
      403,
    );
  });
});

describe('documentation', () => {
  test('describes every call, and loads nothing from other servers', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/Auth/Login');
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(links).toHaveLength(3);
    for (const link of links) expect((await get(link)).statusCode, link).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\//);
    expect(page.body).not.toMatch(/<script>/);
  });
});
