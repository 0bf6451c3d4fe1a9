import { confirmPassword, restoreSession, signIn, signOut } from '@bellwether/contract/accounts';
import { changePassword } from '@bellwether/contract/accounts/settings';
import { expect, test, vi } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { type TestPerson, testPassword } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const fresh = 'Another-Long-Way-9';
const notMatched = { path: 'Password', message: 'Old password not matched!!' };

let addresses = 0;
const nextAddress = () => {
  addresses += 1;
  return `10.6.6.${addresses}`;
};

const change = (token: string, Password: string, NewPassword: string) =>
  server.call(changePassword, { token, body: { Password, NewPassword }, address: nextAddress() });
const statusOf = async (token: string) => (await server.call(restoreSession, { token })).status;
const signInWith = async (userName: string, password: string, domain: string) =>
  (await server.call(signIn, { body: { userName, password, domain }, address: nextAddress() })).status;

const eventsOf = (person: TestPerson) =>
  inTenant(server.context.pool, person.tenantId, async (db) => {
    const rows = await db
      .selectFrom('event')
      .select('kind')
      .where('tenant_id', '=', person.tenantId)
      .where('actor_id', '=', person.id)
      .where('kind', 'like', 'account.password%')
      .orderBy('id')
      .execute();
    return rows.map((row) => row.kind);
  });

test('the new password works, the other sessions end, this one stays', async () => {
  const { ceo, subdomain } = await server.buildTenant();
  const [token, other] = [await server.signInAs(ceo), await server.signInAs(ceo)];
  const answer = await change(token, ` ${testPassword} `, ` ${fresh} `);
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  expect(await signInWith(ceo.email, testPassword, subdomain)).toBe(401);
  expect(await signInWith(ceo.email, fresh, subdomain)).toBe(200);
  expect(await eventsOf(ceo)).toEqual(['account.password_changed']);
});

test('a wrong old one and a weak new one are bad input at their fields, and change nothing', async () => {
  const { ceo } = await server.buildTenant();
  const [token, other] = [await server.signInAs(ceo), await server.signInAs(ceo)];
  const faultsOf = async (old: string, next: string) =>
    (await change(token, old, next)).problem.errors?.map(({ path, message }) => `${path}: ${message}`);
  expect(await faultsOf('wrong', fresh)).toEqual([`Password: ${notMatched.message}`]);
  expect(await faultsOf(' ', fresh)).toEqual(['Password: Please enter your old password.']);
  expect(await faultsOf(testPassword, 'short')).toContain('NewPassword: Minimum 8 char required!');
  expect(await faultsOf(testPassword, 'allsmallletters')).toEqual([
    'NewPassword: Please enter a strong password.',
  ]);
  expect(await faultsOf(testPassword, 'P@ssw0rd')).toEqual([
    'NewPassword: This password is too easy to guess. It is a common one, or a common one with small changes.',
  ]);
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 200]);
  expect(await eventsOf(ceo)).toEqual(['account.password_refused']);
});

test('wrong old ones lock the account like failed sign-ins', async () => {
  const { ceo, subdomain } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  const answers = await Promise.all(Array.from({ length: 10 }, () => change(token, 'wrong', fresh)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(400));
  expect((await change(token, testPassword, fresh)).problem.errors).toEqual([notMatched]);
  expect(await signInWith(ceo.email, testPassword, subdomain)).toBe(401);
});

test('of two changes at once one wins, and the other one’s session has ended', async () => {
  const { ceo, subdomain } = await server.buildTenant();
  const tokens = [await server.signInAs(ceo), await server.signInAs(ceo)] as const;
  const wishes = ['First-Of-Both-1', 'Second-Of-Both-2'] as const;
  const answers = await Promise.all([
    change(tokens[0], testPassword, wishes[0]),
    change(tokens[1], testPassword, wishes[1]),
  ]);
  const won = answers.findIndex((answer) => answer.status === 200);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const statuses = await Promise.all(wishes.map((wish) => signInWith(ceo.email, wish, subdomain)));
  expect(statuses.indexOf(200)).toBe(won);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a session that ends while the password is checked changes nothing', async () => {
  const { ceo, subdomain } = await server.buildTenant();
  const { hasher } = server.context;
  const check = hasher.verify.bind(hasher);
  const calls = [
    (token: string) => change(token, testPassword, fresh),
    (token: string) => server.call(confirmPassword, { token, body: { Password: testPassword } }),
  ];
  for (const call of calls) {
    const [token, other] = [await server.signInAs(ceo), await server.signInAs(ceo)];
    const meanwhile = vi.spyOn(hasher, 'verify').mockImplementationOnce(async (stored, password) => {
      expect((await server.call(signOut, { token })).status).toBe(200);
      return check(stored, password);
    });
    const answer = await call(token);
    meanwhile.mockRestore();
    expect([answer.status, answer.problem.code]).toEqual([401, 'signed_out']);
    expect([await statusOf(other), await eventsOf(ceo)]).toEqual([200, []]);
  }
  expect(await signInWith(ceo.email, testPassword, subdomain)).toBe(200);
  expect(await signInWith(ceo.email, fresh, subdomain)).toBe(401);
});
