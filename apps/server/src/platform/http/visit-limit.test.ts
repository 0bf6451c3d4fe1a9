import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const tenant = await server.buildTenant();
const authorization = await server.signInAs(tenant.ceo);

const visit = (remoteAddress: string) =>
  server.send({ method: 'GET', url: `/api/Auth/tenant/${tenant.subdomain}`, remoteAddress });

test('an address that floods calls without a session is refused, and nobody else is', async () => {
  const statuses = new Set<number>();
  for (let call = 0; call < 1_210; call += 1) statuses.add((await visit('198.51.100.7')).statusCode);
  expect([...statuses]).toEqual([200, 429]);
  const refused = await visit('198.51.100.7');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().code).toBe('too_many_requests');
  expect((await visit('198.51.100.8')).statusCode).toBe(200);
  const signedIn = await server.send({
    method: 'GET',
    url: '/api/Goal/periods',
    remoteAddress: '198.51.100.7',
    headers: { authorization },
  });
  expect(signedIn.statusCode).toBe(200);
});
