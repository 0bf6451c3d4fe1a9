import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { requestPasswordReset, resetPassword } from '@bellwether/contract/accounts/links';
import * as passkeys from '@bellwether/contract/accounts/passkeys';
import * as steps from '@bellwether/contract/accounts/second-step';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import * as allowing from '@bellwether/contract/agents/allowing';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { pkce } from '../../../testing/agent-client.ts';
import { agentAddress } from '../../../testing/agent-sign-in.ts';
import { Authenticator } from '../../../testing/authenticator.ts';
import { testPassword } from '../../../testing/factory.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { mintAccountLink } from '../links/commands.ts';

const server = await startTestServer({ env: { PUBLIC_URL: 'https://goals.example' } });

async function company() {
  const tenant = await server.buildTenant();
  const host = `${tenant.subdomain}.goals.example`;
  const person = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  const lockPerson = `select 1 from person where id = ${person.id} for no key update;`;
  /** Waits in the middle of a reset or of *This was not me*, which has locked the person and changed `what`. */
  const halfway = (what: string) => holdRows(server.owner, tenant.id, lockPerson + what);
  const enter = () =>
    server.call(signIn, {
      host,
      body: { userName: person.email, password: testPassword, device: 'd'.repeat(43) },
    });
  const isSignedIn = async (token: string) =>
    (await server.call(restoreSession, { host, token })).status === 200;
  const reset = async () => {
    await server.call(requestPasswordReset, { host, body: { Email: person.email } });
    const Token = await inTenant(server.context.pool, tenant.id, async (db) => {
      const { id } = await db.selectFrom('account_link').select('id').executeTakeFirstOrThrow();
      return mintAccountLink(db, { tenantId: tenant.id, id });
    });
    return server.call(resetPassword, { host, body: { Token, Password: 'Harbour-Lights-77' } });
  };
  return { tenant, host, person, halfway, enter, isSignedIn, reset };
}

async function withPasskey() {
  const made = await company();
  const { host, person } = made;
  const token = await server.signInAs(person);
  const device = new Authenticator(`https://${host}`);
  const asked = await server.call(passkeys.askNewPasskey, { token, host });
  const body = { Name: 'Laptop', Answer: device.create(asked.body) };
  expect((await server.call(passkeys.addPasskey, { token, host, body })).status).toBe(200);
  const half = async () => (await made.enter()).problem.secondStep?.Token ?? expect.unreachable();
  return { ...made, token, device, half };
}

const endSessions = 'update session set ended_at = now(); delete from half_session;';

describe('a sign-in that is under way', () => {
  test('is refused like a wrong password, if the password is replaced meanwhile', async () => {
    const { halfway, enter } = await company();
    const held = await halfway(`update credential set password_hash = 'another', changed_at = now();`);
    const entering = enter();
    await held.whenWaiting(1);
    await held.commit();
    const { status, problem } = await entering;
    expect([status, problem.code]).toEqual([401, 'sign_in_refused']);
  });

  test('is refused, if its address is taken back from the person meanwhile', async () => {
    const { halfway, enter, person } = await company();
    const held = await halfway(
      `update person set email = 'back@x.example', email_key = 'back@x.example' where id = ${person.id};`,
    );
    const entering = enter();
    await held.whenWaiting(1);
    await held.commit();
    expect((await entering).problem.code).toBe('sign_in_refused');
  });

  test('is over when a reset ends the sessions', async () => {
    const { tenant, enter, isSignedIn, reset } = await company();
    // Stops the sign-in after its session is written.
    const held = await holdRows(server.owner, tenant.id, 'lock table known_device in exclusive mode');
    const entering = enter();
    await held.whenWaiting(1);
    const resetting = reset();
    await held.whenWaiting(2);
    await held.release();
    expect((await resetting).status).toBe(200);
    expect(await isSignedIn((await entering).body.Token)).toBe(false);
  });

  test('by a passkey is refused, if the passkey is removed meanwhile', async () => {
    const { host, person, device, halfway } = await withPasskey();
    const { body: asked } = await server.call(passkeys.askPasskey, { host, body: {} });
    // The check of the passkey locks the passkey's row, so it is removed after that.
    const held = await halfway('');
    const body = { Answer: device.answer(asked) };
    const entering = server.call(passkeys.signInByPasskey, { host, body });
    await held.whenWaiting(1);
    await server.owner.query('delete from passkey where person_id = $1', [person.id]);
    await held.commit();
    const { status, problem } = await entering;
    expect([status, problem.code]).toEqual([401, 'passkey_unknown']);
  });

  test('at its second step is refused, if the password is changed meanwhile', async () => {
    const { host, device, half, halfway } = await withPasskey();
    const Token = await half();
    const { body: asked } = await server.call(steps.askSecondStep, { host, body: { Token } });
    const held = await halfway('');
    const body = { Token, Answer: device.answer(asked) };
    const finishing = server.call(steps.finishSecondStep, { host, body });
    await held.whenWaiting(1);
    // A person who changes their password leaves the row of the half session.
    await server.owner.query(
      "update credential set changed_at = half.created_at + interval '1 second' from half_session half where half.person_id = credential.person_id",
    );
    await held.commit();
    const { status, problem } = await finishing;
    expect([status, problem.code]).toEqual([401, 'second_step_refused']);
  });
});

describe('a session that *This was not me* ends', () => {
  test('makes no token that waits for it', async () => {
    const { host, halfway, person } = await company();
    const token = await server.signInAs(person);
    const held = await halfway(endSessions);
    const making = server.call(makeToken, { host, token, body: { Name: 'Zapier', Scopes: ['goals:read'] } });
    await held.whenWaiting(1);
    await held.commit();
    expect((await making).status).toBe(401);
  });

  test('allows no agent that waits for it', async () => {
    const { host, halfway, person } = await company();
    const token = await server.signInAs(person);
    const added = await server.call(allowing.addAgentClient, {
      host,
      token,
      body: { Name: 'Claude', Addresses: [agentAddress] },
    });
    const held = await halfway(endSessions);
    const body = {
      client_id: added.body.ClientId,
      redirect_uri: agentAddress,
      response_type: 'code',
      code_challenge: pkce().challenge,
      code_challenge_method: 'S256',
      scope: 'goals:read',
      IsAllowed: true,
    };
    const allowed = server.call(allowing.answerAgentConsent, { host, token, body });
    await held.whenWaiting(1);
    await held.commit();
    expect((await allowed).status).toBe(401);
  });

  test('adds no second step that waits for it', async () => {
    const { host, halfway, person } = await company();
    const token = await server.signInAs(person);
    const asked = await server.call(passkeys.askNewPasskey, { token, host });
    const device = new Authenticator(`https://${host}`);
    const held = await halfway(endSessions);
    const body = { Name: 'Theirs', Answer: device.create(asked.body) };
    const adding = server.call(passkeys.addPasskey, { token, host, body });
    await held.whenWaiting(1);
    await held.commit();
    expect((await adding).status).toBe(401);
  });
});
