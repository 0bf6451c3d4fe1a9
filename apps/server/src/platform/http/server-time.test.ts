import { signIn } from '@bellwether/contract/accounts';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00.250Z' });
const tenant = await server.buildTenant();
const token = await server.signInAs(tenant.ceo);

test('every reply of the API has the application’s time, also a refusal', async () => {
  const answers = [
    await server.call(listPeriods, { token }),
    await server.call(listPeriods),
    await server.call(signIn, { body: {} }),
    await server.send({ url: '/api/nothing' }),
    await server.send({ url: '/API/Auth/tenant/0' }),
  ];
  for (const { headers } of answers) expect(headers['x-server-time']).toBe('2026-11-18T15:00:00.250Z');
  server.clock.advance(3_600_000);
  const later = await server.call(listPeriods, { token });
  expect(later.headers['x-server-time']).toBe('2026-11-18T16:00:00.250Z');
});

test('other replies have none', async () => {
  expect((await server.send({ url: '/health' })).headers['x-server-time']).toBeUndefined();
});
