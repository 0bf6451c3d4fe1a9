import { restoreSession, signIn } from '@bellwether/contract/accounts';
import * as passkeys from '@bellwether/contract/accounts/passkeys';
import * as steps from '@bellwether/contract/accounts/second-step';
import { changePassword } from '@bellwether/contract/accounts/settings';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { secondStepNeededType } from '@bellwether/contract/problem';
import { mustHaveSecondStep } from '@bellwether/domain/accounts/second-step/second-step';
import { english } from '@bellwether/domain/locale/language';
import type { RoleFlag, RoleName } from '@bellwether/domain/people/roles/roles';
import { describe, expect, test } from 'vitest';
import { EventReader } from '../../../platform/events/event-reader.ts';
import type { MailPlace } from '../../../platform/mail/mail-kind.ts';
import { asTenant } from '../../../platform/session/gate.ts';
import { codeOfStep } from '../../../platform/session/one-time-code.ts';
import { readers } from '../../../reactions.ts';
import { Authenticator } from '../../../testing/authenticator.ts';
import { type TestPerson, type TestTenant, testPassword } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { passkeyAddedMail } from './mails.ts';

const server = await startTestServer({ env: { CONNECTION_KEY: 'ab'.repeat(32) } });
const minute = 60_000;
let addresses = 0;
const address = () => {
  addresses += 1;
  return `10.7.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

/** Reads base32 as an application does. */
function secretOf(text: string): Buffer {
  const bits = [...text].map((one) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
const codeAt = (secret: Buffer, at = server.clock.now()) => codeOfStep(secret, Math.floor(at / 30_000));

async function withCodes(person: TestPerson) {
  const token = await server.signInAs(person);
  const { body } = await server.call(steps.beginCodes, { token });
  const secret = secretOf(body.Secret);
  const confirmed = await server.call(steps.confirmCodes, { token, body: { Code: codeAt(secret) } });
  server.clock.advance(minute);
  return { token, secret, codes: confirmed.body.RecoveryCodes, confirmed };
}
const passwordOf = async (tenant: TestTenant, person: TestPerson) =>
  server.call(signIn, {
    address: address(),
    body: { userName: person.email, password: testPassword, domain: tenant.subdomain },
  });
const half = async (tenant: TestTenant, person: TestPerson) =>
  (await passwordOf(tenant, person)).problem.secondStep?.Token ?? '';
const finish = (Token: string, more: { Code?: string; Answer?: passkeys.PasskeyAnswer }) =>
  server.call(steps.finishSecondStep, { address: address(), body: { Token, ...more } });
const company = async () => {
  const tenant = await server.buildTenant();
  return { tenant, person: await server.buildPerson(tenant) };
};

describe('the second step', () => {
  test('follows the password by a code, which counts once', async () => {
    const { tenant, person } = await company();
    const { secret, codes } = await withCodes(person);
    expect(codes).toHaveLength(10);
    const asked = await passwordOf(tenant, person);
    expect([asked.status, asked.problem.code, asked.problem.secondStep?.Ways]).toEqual([
      409,
      'second_step_asked',
      ['code', 'recovery'],
    ]);
    const token = asked.problem.secondStep?.Token ?? '';
    const Code = codeAt(secret);
    const done = await finish(token, { Code: ` ${Code.slice(0, 3)} ${Code.slice(3)}` });
    expect(done.body.Profile.Id).toBe(person.id);
    expect((await server.call(listPeriods, { token: done.body.Token })).status).toBe(200);
    expect((await finish(token, { Code })).status).toBe(401);
    expect((await finish(await half(tenant, person), { Code })).status).toBe(401);
    // A code of an earlier step is over, too.
    const earlier = codeAt(secret, server.clock.now() - 30_000);
    expect((await finish(await half(tenant, person), { Code: earlier })).status).toBe(401);
    server.clock.advance(30_000);
    expect((await finish(await half(tenant, person), { Code: codeAt(secret) })).status).toBe(200);
  });

  test('takes each recovery code once, and new ones end the former', async () => {
    const { tenant, person } = await company();
    const { token, codes } = await withCodes(person);
    const [first = '', second = ''] = codes;
    expect((await finish(await half(tenant, person), { Code: first.toUpperCase() })).status).toBe(200);
    expect((await finish(await half(tenant, person), { Code: first })).status).toBe(401);
    const state = await server.call(steps.getSecondStep, { token });
    expect(state.body).toMatchObject({ RecoveryCodesLeft: 9, IsRequired: false, HasPassword: true });
    const fresh = await server.call(steps.renewRecoveryCodes, { token });
    expect((await finish(await half(tenant, person), { Code: second })).status).toBe(401);
    const Code = fresh.body.RecoveryCodes[0] ?? '';
    expect((await finish(await half(tenant, person), { Code })).status).toBe(200);
    const stored = await server.owner.query('select * from recovery_code where person_id = $1', [person.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(Code.replace('-', ''));
    const step = await server.owner.query('select sealed_secret from second_step where person_id = $1', [
      person.id,
    ]);
    expect(step.rows[0].sealed_secret).not.toContain(Code);
  });

  test('takes a touch of a passkey, which is asked for this sign-in alone', async () => {
    const { tenant, person } = await company();
    const session = await server.signInAs(person);
    const device = new Authenticator('http://localhost');
    const asked = await server.call(passkeys.askNewPasskey, { token: session });
    const body = { Name: 'Key', Answer: device.create(asked.body) };
    await server.call(passkeys.addPasskey, { token: session, body });
    device.isPersonVerified = false;
    const token = await half(tenant, person);
    const question = await server.call(steps.askSecondStep, { body: { Token: token } });
    expect(question.body.Allowed).toHaveLength(1);
    const alone = await server.call(passkeys.askPasskey, { body: { domain: tenant.subdomain } });
    expect((await finish(token, { Answer: device.answer(alone.body) })).status).toBe(401);
    expect((await finish(token, { Answer: device.answer(question.body) })).status).toBe(200);
    expect((await server.call(steps.askSecondStep, { body: { Token: token } })).status).toBe(401);
  });
});

describe('attacks', () => {
  test('a half session opens nothing else, ends after ten minutes, and with a new password', async () => {
    const { tenant, person } = await company();
    const { token: session, secret } = await withCodes(person);
    const token = await half(tenant, person);
    for (const endpoint of [listPeriods, restoreSession, steps.getSecondStep, passkeys.listPasskeys])
      expect((await server.call(endpoint, { token })).status).toBe(401);
    expect((await server.call(steps.beginCodes, { token })).status).toBe(401);
    expect((await finish(session, { Code: codeAt(secret) })).status).toBe(401);
    for (const Token of ['', '1.no', `${tenant.id}.${'a'.repeat(43)}`])
      expect([400, 401]).toContain((await finish(Token, { Code: codeAt(secret) })).status);
    expect((await finish(token, {})).status).toBe(401);
    server.clock.advance(10 * minute + 1);
    expect((await finish(token, { Code: codeAt(secret) })).status).toBe(401);
    const before = await half(tenant, person);
    server.clock.advance(minute);
    const body = { Password: testPassword, NewPassword: 'Another-Long-1' };
    expect((await server.call(changePassword, { token: session, body, address: address() })).status).toBe(
      200,
    );
    expect((await finish(before, { Code: codeAt(secret) })).status).toBe(401);
  });

  test('ten wrong codes lock the step, also for the right one; the password counts apart', async () => {
    const { tenant, person } = await company();
    const { secret } = await withCodes(person);
    const token = await half(tenant, person);
    for (let at = 0; at < 10; at += 1) expect((await finish(token, { Code: '000000' })).status).toBe(401);
    expect((await finish(token, { Code: codeAt(secret) })).status).toBe(401);
    const other = await half(tenant, person);
    expect(other).not.toBe('');
    expect((await finish(other, { Code: codeAt(secret) })).status).toBe(401);
    server.clock.advance(10 * minute + 1);
    expect((await finish(await half(tenant, person), { Code: codeAt(secret) })).status).toBe(200);
    const { rows } = await server.owner.query(
      "select detail from event where kind = 'account.second_step_failed' and subject_id = $1 order by id",
      [person.id],
    );
    expect(rows.map(({ detail }) => detail.isLocked)).toEqual([...Array(10).fill(false), true, true]);
  });

  test('of two sign-ins with one half session or one code at once, one succeeds', async () => {
    const { tenant, person } = await company();
    const { secret } = await withCodes(person);
    const tokens = [await half(tenant, person), await half(tenant, person)];
    const Code = codeAt(secret);
    const both = await Promise.all(tokens.map((token) => finish(token, { Code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('codes of another person or company, and of a deactivated person, do not count', async () => {
    const { tenant, person } = await company();
    const other = await server.buildPerson(tenant);
    const { secret } = await withCodes(person);
    const theirs = await withCodes(other);
    const token = await half(tenant, person);
    expect((await finish(token, { Code: codeAt(theirs.secret) })).status).toBe(401);
    expect((await finish(token, { Code: theirs.codes[0] ?? '' })).status).toBe(401);
    const foreign = await server.buildTenant();
    const moved = token.replace(/^\d+/, `${foreign.id}`);
    expect((await finish(moved, { Code: codeAt(secret) })).status).toBe(401);
    const ceo = await server.signInAs(tenant.ceo);
    await server.call(deactivatePerson, { token: ceo, params: { id: person.id } });
    expect((await finish(token, { Code: codeAt(secret) })).status).toBe(401);
  });

  test('it is set up and removed with a fresh proof only, and codes need a first one', async () => {
    const { person } = await company();
    const token = await server.signInAs(person);
    const { body } = await server.call(steps.beginCodes, { token });
    const wrong = await server.call(steps.confirmCodes, { token, body: { Code: '123456' } });
    expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([400, 'Code']);
    expect((await server.call(steps.getSecondStep, { token })).body.CodesSince).toBeNull();
    const right = await server.call(steps.confirmCodes, {
      token,
      body: { Code: codeAt(secretOf(body.Secret)) },
    });
    expect(right.status).toBe(200);
    expect((await server.call(steps.beginCodes, { token })).problem.code).toBe('codes_are_on');
    server.clock.advance(16 * minute);
    for (const endpoint of [steps.beginCodes, steps.removeCodes, steps.renewRecoveryCodes])
      expect((await server.call(endpoint, { token })).problem.code).toBe('password_needed');
  });
});

const requirement = (tenantId: number, value: string) =>
  server.owner.query('update tenant_setting set second_step_required = $2 where tenant_id = $1', [
    tenantId,
    value,
  ]);

test('whoever must have a second step reaches only what sets it up, and keeps the last one', async () => {
  const { tenant, person } = await company();
  const token = await server.signInAs(person);
  await requirement(tenant.id, 'everybody');
  const refused = await server.call(listPeriods, { token });
  expect([refused.status, refused.problem.type]).toEqual([403, secondStepNeededType]);
  expect((await server.call(restoreSession, { token })).body.NeedsSecondStep).toBe(true);
  const { secret } = await withCodes(person);
  expect((await server.call(listPeriods, { token })).status).toBe(200);
  expect((await server.call(restoreSession, { token })).body.NeedsSecondStep).toBeUndefined();
  expect((await server.call(steps.removeCodes, { token })).problem.code).toBe('last_step');
  await requirement(tenant.id, 'nobody');
  expect((await server.call(steps.removeCodes, { token })).status).toBe(200);
  expect((await passwordOf(tenant, person)).status).toBe(200);
  expect(codeAt(secret)).toMatch(/^\d{6}$/);
});

test('the gate requires it of whom the domain says', async () => {
  const tenant = await server.buildTenant();
  const flags: RoleFlag[][] = [
    [],
    ['isOrgAdmin'],
    ['isHrAdmin'],
    ['isGoalAdmin'],
    ['isGoalManager'],
    ['isDelegate'],
  ];
  const roles: RoleName[] = ['contributor', 'manager', 'observer'];
  const people = [{ person: tenant.ceo, role: 'ceo' as RoleName, has: [] as RoleFlag[] }];
  for (const role of roles)
    for (const has of flags)
      people.push({ person: await server.buildPerson(tenant, { role, flags: has }), role, has });
  for (const value of ['nobody', 'admins', 'everybody'] as const) {
    await requirement(tenant.id, value);
    for (const { person, role, has } of people) {
      const { status } = await server.call(listPeriods, { token: await server.signInAs(person) });
      const of = (flag: RoleFlag) => has.includes(flag);
      const must = mustHaveSecondStep(value, {
        role,
        isOrgAdmin: of('isOrgAdmin'),
        isHrAdmin: of('isHrAdmin'),
        isGoalAdmin: of('isGoalAdmin'),
        isGoalManager: of('isGoalManager'),
      });
      expect([value, role, has, status]).toEqual([value, role, has, must ? 403 : 200]);
    }
  }
});

test('an org admin removes somebody else’s, who is signed out and told by mail', async () => {
  const { tenant, person } = await company();
  const { token, secret } = await withCodes(person);
  const waiting = await half(tenant, person);
  const admin = await server.signInAs(await server.buildPerson(tenant, { flags: ['isOrgAdmin'] }));
  const params = { id: person.id };
  const reset = (by: string) => server.call(steps.resetSecondStep, { token: by, params });
  const foreign = await server.buildTenant();
  expect((await reset(await server.signInAs(await server.buildPerson(tenant)))).status).toBe(403);
  expect((await reset(await server.signInAs(foreign.ceo))).status).toBe(404);
  expect((await reset(admin)).status).toBe(200);
  expect((await server.call(restoreSession, { token })).status).toBe(401);
  expect((await finish(waiting, { Code: codeAt(secret) })).status).toBe(401);
  expect((await passwordOf(tenant, person)).status).toBe(200);
  expect((await reset(admin)).problem.code).toBe('nothing_to_reset');
  const { rows } = await server.owner.query(
    "select actor_id is not null as by_somebody from event where kind = 'account.second_step_reset' and subject_id = $1",
    [person.id],
  );
  expect(rows).toEqual([{ by_somebody: true }]);
  const mailReader = readers.find(({ name }) => name === 'mail');
  if (!mailReader) throw new Error('No reader requests mails.');
  const failed = (facts: object) => {
    throw new Error('A reaction failed.', { cause: facts });
  };
  const reader = new EventReader(server.context, mailReader, { warn: failed, error: failed });
  while (await reader.turn());
  const mails = await server.owner.query('select kind from mail where person_id = $1 order by id', [
    person.id,
  ]);
  expect(mails.rows.map(({ kind }) => kind)).toEqual(['codes_switched_on', 'second_step_reset']);
});

test.each([
  ['Work laptop', 'The passkey “Work laptop” was added'],
  // It was removed before the mail was sent.
  [null, 'A passkey was added'],
])('the mail about the passkey %s names it', async (passkey, says) => {
  const { tenant, person } = await company();
  const { rows } = await server.owner.query(
    `insert into passkey (tenant_id, person_id, credential_name, public_key, sign_count, name, created_at)
      select $1, $2, '\\x01', '\\x02', 0, $3, now() where $3::text is not null returning id`,
    [tenant.id, person.id, passkey],
  );
  const mail = { person, subjectId: rows[0]?.id ?? 0, requestedAt: server.clock.now() };
  const scope = { tenantId: tenant.id, now: server.clock.now(), requestId: 'second-step' };
  const facts = await asTenant(server.context, scope, (inside) => passkeyAddedMail.prepare(inside, mail));
  if (!facts) throw new Error('The mail is wanted.');
  const place = { tenant, language: english, link: (path: string) => path } as unknown as MailPlace;
  expect(JSON.stringify(passkeyAddedMail.write(facts, place).parts[1])).toContain(says);
});
