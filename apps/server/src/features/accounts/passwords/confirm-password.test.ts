import { confirmPassword, signIn } from '@bellwether/contract/accounts';
import { expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { type TestPerson, testPassword } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const wrong = { path: 'Password', message: 'Your password is not correct.' };

let addresses = 0;

/** Sends one attempt from an address that has not failed yet. */
const confirm = (token: string, Password: string) => {
  addresses += 1;
  return server.call(confirmPassword, { token, body: { Password }, address: `10.7.7.${addresses}` });
};

const passwordAtOf = (person: TestPerson) =>
  inTenant(server.context.pool, person.tenantId, async (db) => {
    const rows = await db
      .selectFrom('session')
      .select('password_at')
      .where('tenant_id', '=', person.tenantId)
      .where('person_id', '=', person.id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.password_at);
  });

test('the right password refreshes this session only', async () => {
  const { ceo } = await server.buildTenant();
  const [token] = [await server.signInAs(ceo), await server.signInAs(ceo)];
  const before = server.clock.now();
  server.clock.advance(60_000);
  const answer = await confirm(token, testPassword);
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect(await passwordAtOf(ceo)).toEqual([before + 60_000, before]);
});

test('a wrong or missing password is bad input, and never ends the session', async () => {
  const { ceo } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  const before = await passwordAtOf(ceo);
  server.clock.advance(60_000);
  const refused = await confirm(token, 'wrong');
  expect([refused.status, refused.problem.code]).toEqual([400, 'password_wrong']);
  expect(refused.problem.errors).toEqual([wrong]);
  const missing = await confirm(token, ' ');
  expect(missing.problem.errors).toEqual([{ path: 'Password', message: 'Please input your password!' }]);
  expect(await passwordAtOf(ceo)).toEqual(before);
  expect((await confirm(token, testPassword)).status).toBe(200);
});

test('ten concurrent wrong passwords lock the account, like ten failed sign-ins', async () => {
  const { ceo, subdomain } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token, 'wrong')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(400));
  server.clock.advance(120_000);
  expect((await confirm(token, testPassword)).problem.errors).toEqual([wrong]);
  const body = { userName: ceo.email, password: testPassword, domain: subdomain };
  expect((await server.call(signIn, { body, address: '10.9.9.9' })).status).toBe(401);
});

test('strangers who lock the account do not keep its owner from signing or saving', async () => {
  const { ceo, subdomain } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  for (let at = 0; at < 10; at += 1) {
    const body = { userName: ceo.email, password: 'wrong', domain: subdomain };
    expect((await server.call(signIn, { body, address: `10.6.6.${at}` })).status).toBe(401);
  }
  expect((await confirm(token, testPassword)).status).toBe(200);
});
