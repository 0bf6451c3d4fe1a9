import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { expect, test } from 'vitest';
import { testPassword } from '../../testing/factory.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

test('signs in with e-mail and password, whatever their case and form', async () => {
  const tenant = await server.buildTenant();
  const person = await server.buildPerson(tenant, { email: 'Ada@Example.com', role: 'manager' });
  const answer = await server.call(signIn, {
    body: { userName: ' ADA@example.com', password: testPassword, domain: tenant.subdomain },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.Profile.Id).toBe(person.id);
  const again = await server.call(restoreSession, { token: answer.body.Token });
  expect(again.body).toEqual(answer.body);
});
