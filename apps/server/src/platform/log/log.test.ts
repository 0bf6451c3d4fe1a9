import { acceptInvitation, checkInvitation, restoreSession, signIn } from '@bellwether/contract/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import { testPassword } from '../../testing/factory.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { describeError } from './log.ts';

const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const server = await startTestServer({ log: { level: 'trace', stream } });
const last = () => JSON.parse(lines.at(-1) ?? '{}');

beforeEach(() => {
  lines.length = 0;
});

describe('a line of the log', () => {
  test('has person, action, time and the request’s id, which the reply has, too', async () => {
    const tenant = await server.buildTenant();
    const token = await server.signInAs(tenant.ceo);
    const answer = await server.call(restoreSession, { token, address: '198.51.100.7' });
    expect(last()).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: answer.headers['x-request-id'],
      req: { method: 'GET', route: '/api/Auth/relogin', address: '198.51.100.7' },
      status: 200,
      ms: expect.any(Number),
      tenant: tenant.id,
      person: tenant.ceo.id,
      msg: 'request',
    });
  });

  test('warns about refusals', async () => {
    await server.call(restoreSession, { token: '1.nothing' });
    expect(last()).toMatchObject({ level: 'warn', status: 401, msg: 'refused' });
  });

  test('has the ids of a path, and not its texts', async () => {
    await server.send({ method: 'GET', url: '/api/Auth/tenant/my%20secret?search=other-secret' });
    expect(last().req.route).toBe('/api/Auth/tenant/:id');
    await server.send({ method: 'GET', url: '/api/Auth/tenant/123' });
    expect(last().req.route).toBe('/api/Auth/tenant/123');
    await server.send({ method: 'GET', url: '/v3/invitation/1.my-secret-link' });
    expect(last().req.route).toBe('/*');
    await server.send({ method: 'GET', url: '/api/no/such/secret' });
    expect(lines.join('')).not.toMatch(/secret/);
  });
});

test('no password, token, link or text of a body is ever logged', async () => {
  const tenant = await server.buildTenant();
  const token = await server.signInAs(tenant.ceo);
  const domain = tenant.subdomain;
  const secret = 'Grasshopper-77';
  await server.call(signIn, { body: { userName: tenant.ceo.email, password: testPassword, domain } });
  await server.call(signIn, { body: { userName: `${secret}@example.com`, password: secret, domain } });
  await server.call(signIn, { body: { userName: secret, password: '', domain, [secret]: secret } });
  await server.call(checkInvitation, { body: { Token: `1.${secret}` } });
  await server.call(acceptInvitation, { body: { Token: `1.${secret}`, Password: secret } });
  await server.call(restoreSession, {
    token: `${token}x`,
    headers: { cookie: secret, 'user-agent': secret },
  });
  for (const payload of [`{"userName": "${secret}`, `{"__proto__": "${secret}"}`, `"${secret}"`])
    await server.send({
      method: 'POST',
      url: '/api/Auth/Login',
      payload,
      headers: { 'content-type': 'application/json' },
    });
  await server.call(restoreSession, { token });
  const all = lines.join('');
  expect(lines.length).toBeGreaterThan(9);
  for (const private_ of [secret, testPassword, token, tenant.ceo.email]) expect(all).not.toContain(private_);
});

test('a database error is logged with names of tables and columns, never with what people wrote', async () => {
  const fault = await server.owner.query(`select 'Grasshopper'::int`).catch((error: unknown) => error);
  const row = await server.owner
    .query(`insert into tenant (subdomain, name, created_at) values ('Grasshopper!', 'Grasshopper', now())`)
    .catch((error: unknown) => error);
  const described = [
    describeError(fault),
    describeError(row),
    describeError(new Error('outer', { cause: row })),
  ];
  expect(described[0]).toMatchObject({ message: 'database error 22P02', code: '22P02' });
  expect(described[1]).toMatchObject({
    table: 'tenant',
    constraint: 'tenant_subdomain_check',
    code: '23514',
  });
  expect(JSON.stringify(described)).not.toContain('Grasshopper');
  expect(String(described[1]?.stack)).toMatch(/^\s+at /);
});

test('a copy of an error, as the jobs’ library rethrows it, is logged like the error', async () => {
  const fault = await server.owner.query(`select 'Grasshopper'::int`).catch((error: Error) => error);
  for (const error of [fault as Error, new Error('no way to the database')]) {
    const copy = { ...error, message: error.message, stack: error.stack };
    expect(describeError(copy)).toEqual(describeError(error));
  }
  expect(describeError('text')).toEqual({ type: 'string' });
});
