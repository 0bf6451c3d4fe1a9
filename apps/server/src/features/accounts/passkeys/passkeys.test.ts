import { restoreSession } from '@bellwether/contract/accounts';
import * as passkeys from '@bellwether/contract/accounts/passkeys';
import { makeCompanyToken } from '@bellwether/contract/accounts/tokens';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { Authenticator } from '../../../testing/authenticator.ts';
import type { TestPerson, TestTenant } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { siteOf } from './access.site.ts';

const server = await startTestServer({ env: { PUBLIC_URL: 'https://goals.example' } });
const hostOf = ({ subdomain }: TestTenant) => `${subdomain}.goals.example`;
const minutes = 60_000;

async function setUp(person: TestPerson, host: string) {
  const token = await server.signInAs(person);
  const device = new Authenticator(`https://${host}`);
  const asked = await server.call(passkeys.askNewPasskey, { token, host });
  const body = { Name: 'Laptop', Answer: device.create(asked.body) };
  const added = await server.call(passkeys.addPasskey, { token, host, body });
  return { token, device, asked, added, body };
}
async function withPasskey() {
  const tenant = await server.buildTenant();
  const host = hostOf(tenant);
  const person = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  return { tenant, host, person, ...(await setUp(person, host)) };
}
const question = async (host: string) => (await server.call(passkeys.askPasskey, { host, body: {} })).body;
const signIn = (host: string, Answer: passkeys.PasskeyAnswer) =>
  server.call(passkeys.signInByPasskey, { host, body: { Answer } });

describe('a passkey', () => {
  test('is added, listed, signs in alone, and is removed', async () => {
    const { tenant, host, token, device, added, person } = await withPasskey();
    expect(added.status).toBe(200);
    expect(added.body.RecoveryCodes).toHaveLength(10);
    const signedIn = await signIn(host, device.answer(await question(host)));
    expect(signedIn.body.Profile.Id).toBe(person.id);
    expect((await server.call(restoreSession, { token: signedIn.body.Token, host })).status).toBe(200);
    const list = await server.call(passkeys.listPasskeys, { token, host });
    expect(list.body.data).toMatchObject([
      { Id: added.body.Id, Name: 'Laptop', LastUsedAt: expect.any(String) },
    ]);
    const params = { id: added.body.Id };
    expect((await server.call(passkeys.removePasskey, { token, host, params })).status).toBe(200);
    expect((await signIn(host, device.answer(await question(host)))).status).toBe(401);
    const { rows } = await server.owner.query(
      "select address, device is not null as has_device from event where tenant_id = $1 and kind = 'account.sign_in_failed'",
      [tenant.id],
    );
    expect(rows).toEqual([{ address: '127.0.0.1', has_device: true }]);
  });

  test('stands in for the password where that is asked again', async () => {
    const { host, token, device } = await withPasskey();
    server.clock.advance(16 * minutes);
    const body = { Name: 'Zapier', Scopes: ['goals:read'] };
    const make = () => server.call(makeCompanyToken, { token, host, body });
    expect((await make()).problem.code).toBe('password_needed');
    const asked = await server.call(passkeys.askConfirmingPasskey, { token, host });
    expect(asked.body.Allowed).toHaveLength(1);
    const Answer = device.answer(asked.body);
    expect((await server.call(passkeys.confirmByPasskey, { token, host, body: { Answer } })).status).toBe(
      200,
    );
    expect((await make()).status).toBe(200);
  });

  test('is added and removed with a fresh proof only, and by its person only', async () => {
    const { tenant, host, token, added } = await withPasskey();
    const params = { id: added.body.Id };
    const stranger = await server.signInAs(tenant.ceo);
    expect((await server.call(passkeys.removePasskey, { token: stranger, host, params })).status).toBe(404);
    server.clock.advance(16 * minutes);
    for (const refused of [
      await server.call(passkeys.askNewPasskey, { token, host }),
      await server.call(passkeys.removePasskey, { token, host, params }),
    ])
      expect([refused.status, refused.problem.code]).toEqual([409, 'password_needed']);
  });

  test('is one of ten, and of one person', async () => {
    const { tenant, host, person, token, device } = await withPasskey();
    const other = await server.signInAs(tenant.ceo);
    const asked = await server.call(passkeys.askNewPasskey, { token: other, host });
    const body = { Name: 'Mine now', Answer: device.create(asked.body) };
    const taken = await server.call(passkeys.addPasskey, { token: other, host, body });
    expect([taken.status, taken.problem.code]).toEqual([409, 'passkey_known']);
    for (let at = 1; at < 10; at += 1) expect((await setUp(person, host)).added.status).toBe(200);
    const full = await server.call(passkeys.askNewPasskey, { token, host });
    expect([full.status, full.problem.code]).toEqual([409, 'too_many_passkeys']);
  });
});

describe('attacks', () => {
  test('a challenge works once, for five minutes, for its purpose and its person', async () => {
    const { tenant, host, token, device } = await withPasskey();
    const asked = await question(host);
    expect((await signIn(host, device.answer(asked))).status).toBe(200);
    expect((await signIn(host, device.answer(asked))).status).toBe(401);
    const old = await question(host);
    server.clock.advance(5 * minutes + 1);
    expect((await signIn(host, device.answer(old))).status).toBe(401);
    const confirm = (whose: string, Answer: passkeys.PasskeyAnswer) =>
      server.call(passkeys.confirmByPasskey, { token: whose, host, body: { Answer } });
    expect((await confirm(token, device.answer(await question(host)))).status).toBe(400);
    const confirming = await server.call(passkeys.askConfirmingPasskey, { token, host });
    expect((await signIn(host, device.answer(confirming.body))).status).toBe(401);
    // Nobody confirms their session by somebody else's passkey.
    const ceo = await server.signInAs(tenant.ceo);
    const theirs = await server.call(passkeys.askConfirmingPasskey, { token: ceo, host });
    expect((await confirm(ceo, device.answer(theirs.body))).status).toBe(400);
    const invented = { Challenge: Buffer.alloc(32, 7).toString('base64url'), Host: host };
    expect((await signIn(host, device.answer(invented))).status).toBe(401);
  });

  test('no other page, host or company takes its answer', async () => {
    const { host, device } = await withPasskey();
    const other = await server.buildTenant();
    for (const origin of [
      'https://evil.example',
      'https://goals.example',
      `http://${host}`,
      `https://${host}:8443`,
      `https://${hostOf(other)}`,
      `https://${host}.evil.example`,
      'null',
    ]) {
      device.origin = origin;
      expect([origin, (await signIn(host, device.answer(await question(host)))).status]).toEqual([
        origin,
        401,
      ]);
    }
    device.origin = `https://${host}`;
    const asked = await question(host);
    expect((await signIn(host, device.answer({ ...asked, Host: 'evil.example' }))).status).toBe(401);
    const there = await question(hostOf(other));
    device.origin = `https://${hostOf(other)}`;
    expect((await signIn(hostOf(other), device.answer(there))).status).toBe(401);
    const foreign = await server.call(passkeys.askPasskey, { host: 'evil.example', body: {} });
    expect(foreign.status).toBe(400);
  });

  test('a copy, a changed answer, a touch alone and a deactivated person are refused', async () => {
    const { tenant, host, person, device } = await withPasskey();
    for (let at = 0; at < 3; at += 1)
      expect((await signIn(host, device.answer(await question(host)))).status).toBe(200);
    device.counter = 1;
    expect((await signIn(host, device.answer(await question(host)))).status).toBe(401);
    device.counter = 10;
    const changed = device.answer(await question(host));
    const Signature = `${changed.Signature.slice(0, -4)}AAAA`;
    expect((await signIn(host, { ...changed, Signature })).status).toBe(401);
    device.isPersonVerified = false;
    expect((await signIn(host, device.answer(await question(host)))).status).toBe(401);
    device.isPersonVerified = true;
    expect((await signIn(host, device.answer(await question(host)))).status).toBe(200);
    const ceo = await server.signInAs(tenant.ceo);
    await server.call(deactivatePerson, { token: ceo, host, params: { id: person.id } });
    expect((await signIn(host, device.answer(await question(host)))).status).toBe(401);
  });

  test('an answer is added once, and only to a challenge for adding', async () => {
    const { host, token, body } = await withPasskey();
    expect((await server.call(passkeys.addPasskey, { token, host, body })).status).toBe(400);
    const device = new Authenticator(`https://${host}`);
    const Answer = device.create(await question(host));
    expect(
      (await server.call(passkeys.addPasskey, { token, host, body: { Name: 'X', Answer } })).status,
    ).toBe(400);
    const asked = await server.call(passkeys.askNewPasskey, { token, host });
    device.origin = 'https://evil.example';
    const evil = { Name: 'X', Answer: device.create(asked.body) };
    expect((await server.call(passkeys.addPasskey, { token, host, body: evil })).status).toBe(400);
    const bad = { Name: 'X', Answer: { Id: '!', ClientData: 'e30', Attestation: 'e30' } };
    expect((await server.call(passkeys.addPasskey, { token, host, body: bad })).status).toBe(400);
  });
});

test('without PUBLIC_URL every host that people use has passkeys of its own', () => {
  const site = siteOf({ publicUrl: undefined }, 'localhost');
  expect(site?.accepts('http://localhost:3000')).toBe(true);
  expect(site?.accepts('http://localhost.evil.example')).toBe(false);
  expect(site?.accepts('http://localhost:3000/path')).toBe(false);
});
