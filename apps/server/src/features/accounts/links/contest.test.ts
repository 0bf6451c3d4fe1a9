import { restoreSession, signIn } from '@bellwether/contract/accounts';
import {
  checkNotMe,
  confirmEmail,
  notMe,
  requestPasswordReset,
  resetPassword,
} from '@bellwether/contract/accounts/links';
import { renewRecoveryCodes } from '@bellwether/contract/accounts/second-step';
import { changePassword } from '@bellwether/contract/accounts/settings';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { addEmployee } from '@bellwether/contract/people/adding';
import { changeManager } from '@bellwether/contract/people/manager';
import { getProfile, saveProfile } from '@bellwether/contract/people/profile';
import { activatePerson, deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { type TestPerson, type TestTenant, testPassword } from '../../../testing/factory.ts';
import { addProviderOf, keyEnv } from '../../../testing/sign-in-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { mintContestLink } from './commands.contest.ts';
import { mintAccountLink } from './commands.ts';

const server = await startTestServer({ env: keyEnv });
const node = await startTestServer({ beside: server });
const day = 86_400_000;
const Password = 'Correct-horse-1';

/** A company with a manager who wants a report's account. */
async function company() {
  const tenant = await server.buildTenant();
  const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'], name: 'Ola Admin' });
  const manager = await server.buildPerson(tenant, { role: 'manager', name: 'Mara Manager' });
  const victim = await server.buildPerson(tenant, { manager, name: 'Vera Victim' });
  return { tenant, admin, manager, victim };
}

async function change(actor: TestPerson, person: TestPerson, Email: string) {
  const token = await server.signInAs(actor);
  const body = { Name: person.name, JobTitle: 'Lead', Email };
  const { status } = await server.call(saveProfile, { token, params: { id: person.id }, body });
  expect(status).toBe(200);
}

const rowsOf = (tenant: TestTenant) =>
  inTenant(server.context.pool, tenant.id, (db) =>
    db.selectFrom('email_change').selectAll().orderBy('id').execute(),
  );

/** The token of the newest account link of a kind, as its mail would have it. */
const newestLink = (tenant: TestTenant, kind: string) =>
  inTenant(server.context.pool, tenant.id, async (db) => {
    const query = db.selectFrom('account_link').select('id').where('kind', '=', kind).orderBy('id', 'desc');
    return mintAccountLink(db, { tenantId: tenant.id, id: (await query.executeTakeFirstOrThrow()).id });
  });

const contestLink = async (tenant: TestTenant, at = -1) => {
  const row = (await rowsOf(tenant)).at(at) ?? expect.unreachable();
  return inTenant(server.context.pool, tenant.id, (db) =>
    mintContestLink(db, { tenantId: tenant.id, id: row.id }),
  );
};

const confirm = async (Token: string) => (await server.call(confirmEmail, { body: { Token } })).status;
const contest = (Token: string, on = server) => on.call(notMe, { body: { Token } });
const enter = async ({ subdomain: domain }: TestTenant, userName: string, password = testPassword) =>
  (await server.call(signIn, { body: { userName, password, domain } })).status;
const isSignedIn = async (token: string) => (await server.call(restoreSession, { token })).status === 200;

async function reset(tenant: TestTenant, Email: string, next = Password) {
  await server.call(requestPasswordReset, { body: { Email, domain: tenant.subdomain } });
  const Token = await newestLink(tenant, 'reset');
  return (await server.call(resetPassword, { body: { Token, Password: next } })).status;
}

const eventsOf = (tenant: TestTenant, kind: string) =>
  inTenant(server.context.pool, tenant.id, (db) =>
    db.selectFrom('event').select(['subject_id', 'detail']).where('kind', '=', kind).orderBy('id').execute(),
  );

describe('This was not me', () => {
  test('gives the account back after a manager took it over by a new address and a new password', async () => {
    const { tenant, manager, victim } = await company();
    await change(manager, victim, 'mara+vera@x.example');
    expect(await enter(tenant, victim.email)).toBe(200);
    expect(await enter(tenant, 'mara+vera@x.example')).toBe(401);
    expect(await confirm(await newestLink(tenant, 'confirm'))).toBe(200);
    server.clock.advance(day);
    expect(await reset(tenant, 'mara+vera@x.example')).toBe(200);
    expect(await enter(tenant, 'mara+vera@x.example', Password)).toBe(200);
    const thief = await server.signInAs(victim);

    const Token = await contestLink(tenant);
    expect((await server.call(checkNotMe, { body: { Token } })).body).toEqual({
      Name: 'Vera Victim',
      OldEmail: victim.email,
      NewEmail: 'mara+vera@x.example',
      ChangedBy: 'Mara Manager',
      IsConfirmed: true,
    });
    expect((await contest(Token)).body).toEqual({
      Email: victim.email,
      IsPutBack: true,
      NeedsPassword: true,
    });
    expect(await isSignedIn(thief)).toBe(false);
    // Neither the thief's password nor the new mailbox opens the account.
    expect(await enter(tenant, victim.email, Password)).toBe(401);
    expect(await enter(tenant, 'mara+vera@x.example', Password)).toBe(401);
    expect(await reset(tenant, victim.email, 'Harbour-Lights-77')).toBe(200);
    expect(await enter(tenant, victim.email, 'Harbour-Lights-77')).toBe(200);
    const events = await eventsOf(tenant, 'account.email_contested');
    expect(events).toEqual([
      { subject_id: victim.id, detail: expect.objectContaining({ isPutBack: true, needsPassword: true }) },
    ]);
    expect(JSON.stringify(events)).not.toContain('@');
  });

  test('before the confirmation cancels the change, and the password stays', async () => {
    const { tenant, manager, victim } = await company();
    const session = await server.signInAs(victim);
    await change(manager, victim, 'mara+v@x.example');
    const link = await newestLink(tenant, 'confirm');
    expect((await contest(await contestLink(tenant))).body).toMatchObject({ NeedsPassword: false });
    expect(await confirm(link)).toBe(404);
    expect(await isSignedIn(session)).toBe(false);
    expect(await enter(tenant, victim.email)).toBe(200);
    const { body } = await server.call(getProfile, {
      token: await server.signInAs(victim),
      params: { id: victim.id },
    });
    expect(body.UnconfirmedEmail).toBeNull();
  });

  test('works once, also for two at one moment, and for 14 days', async () => {
    const { tenant, manager, victim } = await company();
    await change(manager, victim, 'one@x.example');
    const Token = await contestLink(tenant);
    const answers = await Promise.all([contest(Token), contest(Token, node)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const used = await contest(Token);
    expect([used.status, used.problem.code]).toEqual([404, 'not_me_used']);
    await change(manager, victim, 'two@x.example');
    const next = await contestLink(tenant);
    server.clock.advance(14 * day - 1);
    expect((await server.call(checkNotMe, { body: { Token: next } })).status).toBe(200);
    server.clock.advance(1);
    expect((await contest(next)).problem.code).toBe('not_me_expired');
  });

  test('of no kind, of another company and of an older mail is not valid', async () => {
    const { tenant, manager, victim } = await company();
    const other = await server.buildTenant();
    await change(manager, victim, 'one@x.example');
    const older = await contestLink(tenant);
    const Token = await contestLink(tenant);
    const foreign = `${other.id}.${Token.split('.')[1]}`;
    const account = await newestLink(tenant, 'confirm');
    for (const bad of ['x', foreign, older, account, `${tenant.id}.${'a'.repeat(43)}`]) {
      expect((await server.call(checkNotMe, { body: { Token: bad } })).problem.code).toBe('not_me_invalid');
      expect((await contest(bad)).problem.code).toBe('not_me_invalid');
    }
    expect(await confirm(Token)).toBe(404);
    await server.call(deactivatePerson, {
      token: await server.signInAs(tenant.ceo),
      params: { id: victim.id },
    });
    expect((await contest(Token)).status).toBe(404);
  });

  test('is offered for changes by others only', async () => {
    const { tenant, victim } = await company();
    await change(victim, victim, 'mine@x.example');
    expect(await rowsOf(tenant)).toMatchObject([{ contestable_until: null }]);
  });

  test('cannot be turned round: whoever made the change cannot contest the later ones', async () => {
    const { tenant, admin, manager, victim } = await company();
    await change(manager, victim, 'thief@x.example');
    await confirm(await newestLink(tenant, 'confirm'));
    await change(admin, victim, 'right@x.example');
    await confirm(await newestLink(tenant, 'confirm'));
    const thiefs = await contestLink(tenant);
    expect((await contest(await contestLink(tenant, 0))).body.IsPutBack).toBe(true);
    expect((await contest(thiefs)).problem.code).toBe('not_me_expired');
    expect(await enter(tenant, victim.email)).toBe(200);
  });

  test('cannot be blocked by giving the old address away', async () => {
    const { tenant, admin, manager, victim } = await company();
    await change(manager, victim, 'thief@x.example');
    await confirm(await newestLink(tenant, 'confirm'));
    const added = await server.call(addEmployee, {
      token: await server.signInAs(manager),
      body: { Name: 'Second', Email: victim.email.toUpperCase(), ParentId: manager.id },
    });
    const kept = 'Somebody else had this e-mail until a few days ago and may still take it back.';
    expect(added.problem.errors).toEqual([{ path: 'Email', message: kept }]);
    const token = await server.signInAs(admin);
    const body = { Name: admin.name, JobTitle: 'Lead', Email: victim.email };
    const own = await server.call(saveProfile, { token, params: { id: admin.id }, body });
    expect(own.problem.errors).toEqual([{ path: 'Email', message: kept }]);
    // A change that was asked for earlier cannot be confirmed meanwhile, either.
    await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .insertInto('account_link')
        .values({
          tenant_id: tenant.id,
          person_id: admin.id,
          kind: 'confirm',
          email: victim.email,
          actor_id: admin.id,
          requested_at: new Date(server.clock.now()).toISOString(),
          expires_at: new Date(server.clock.now() + day).toISOString(),
        })
        .execute(),
    );
    expect(await confirm(await newestLink(tenant, 'confirm'))).toBe(404);
    expect((await contest(await contestLink(tenant, 0))).body.IsPutBack).toBe(true);
  });
});

/** What the owner has, or the other one made, at an instant of the database's rows. */
const madeBy = (tenant: TestTenant, person: TestPerson, name: string) => {
  const at = new Date(server.clock.now()).toISOString();
  const values = [tenant.id, person.id, name, at];
  return Promise.all(
    [
      `insert into passkey (tenant_id, person_id, credential_name, public_key, sign_count, name, created_at)
        values ($1, $2, convert_to($3, 'UTF8'), '\\x02', 0, $3, $4)`,
      `insert into sign_in_identity (tenant_id, provider_id, issuer, subject, person_id, linked_at)
        select $1, id, issuer, $3, $2, $4 from sign_in_provider where tenant_id = $1`,
      `insert into agent_grant (tenant_id, person_id, client_id, scopes, created_at)
        select $1, $2, id, '{}', $4 from agent_client where tenant_id = $1 and $3::text is not null`,
    ].map((text) => server.owner.query(text, values)),
  );
};

test('This was not me leaves nothing that the other one made, and what the owner had before', async () => {
  const { tenant, manager, victim } = await company();
  await addProviderOf(server, tenant, {
    ...{ Kind: 'oidc', Preset: 'other', Name: 'Northwind', Issuer: 'https://id.example', ClientId: 'one' },
    ...{ ClientSecret: 'secret', IsOn: false },
  });
  await server.owner.query(
    `insert into agent_client (tenant_id, client_id, name, redirect_uris, created_at) values ($1, 'one', 'One', '{}', now())`,
    [tenant.id],
  );
  await madeBy(tenant, victim, 'own');
  await change(manager, victim, 'thief@x.example');
  server.clock.advance(1000);
  expect(await confirm(await newestLink(tenant, 'confirm'))).toBe(200);
  const thief = await server.signInAs(victim);
  const made = await server.call(makeToken, {
    token: thief,
    body: { Name: 'Quiet', Scopes: ['goals:read'], Days: 30 },
  });
  await madeBy(tenant, victim, 'thief');
  await server.owner.query(
    `insert into second_step (tenant_id, person_id, sealed_secret, confirmed_at) values ($1, $2, 'sealed', $3)`,
    [tenant.id, victim.id, new Date(server.clock.now()).toISOString()],
  );
  const codes = await server.call(renewRecoveryCodes, { token: thief });
  expect([made.status, codes.status]).toEqual([200, 200]);
  const works = async () => (await server.call(listPeriods, { token: `Bearer ${made.body.Token}` })).status;
  expect(await works()).toBe(200);

  expect((await contest(await contestLink(tenant))).status).toBe(200);
  expect(await works()).toBe(401);
  const left = await server.owner.query(
    `select (select array_agg(name) from passkey where person_id = $1) as passkeys,
      (select array_agg(subject) from sign_in_identity where person_id = $1) as subjects,
      (select count(*)::int from agent_grant where person_id = $1 and ended_at is null) as agents,
      (select count(*)::int from slack_person where person_id = $1) as slack,
      (select count(*)::int from second_step where person_id = $1) as codes,
      (select count(*)::int from recovery_code where person_id = $1) as recovery`,
    [victim.id],
  );
  const none = { agents: 0, slack: 0, codes: 0, recovery: 0 };
  expect(left.rows).toEqual([{ passkeys: ['own'], subjects: ['own'], ...none }]);
});

test('This was not me outlasts a deactivation by whoever changed the address', async () => {
  const { tenant, manager, victim } = await company();
  await change(manager, victim, 'thief@x.example');
  expect(await confirm(await newestLink(tenant, 'confirm'))).toBe(200);
  const Token = await contestLink(tenant);
  const token = await server.signInAs(manager);
  const params = { id: victim.id };
  expect((await server.call(deactivatePerson, { token, params })).status).toBe(200);
  const body = { Name: 'Second', Email: victim.email, ParentId: manager.id };
  expect((await server.call(addEmployee, { token, body })).status).toBe(400);
  expect((await server.call(activatePerson, { token, params })).status).toBe(200);
  expect((await contest(Token)).body).toMatchObject({ Email: victim.email, IsPutBack: true });
});

describe('an open confirmation link', () => {
  async function waiting() {
    const made = await company();
    await change(made.manager, made.victim, 'new@x.example');
    return { ...made, link: await newestLink(made.tenant, 'confirm') };
  }

  test('ends with a new password', async () => {
    const { tenant, victim, link } = await waiting();
    const token = await server.signInAs(victim);
    const body = { Password: testPassword, NewPassword: Password };
    expect((await server.call(changePassword, { token, body })).status).toBe(200);
    expect(await confirm(link)).toBe(404);
    expect(await eventsOf(tenant, 'person.email_change_cancelled')).toHaveLength(1);
  });

  test('ends with a reset', async () => {
    const { tenant, victim, link } = await waiting();
    expect(await reset(tenant, victim.email)).toBe(200);
    expect(await confirm(link)).toBe(404);
  });

  test('ends when the old address is saved, and stays when the new one or nothing about it is saved', async () => {
    const { manager, victim, link, tenant } = await waiting();
    const { length } = await rowsOf(tenant);
    await change(manager, victim, 'new@x.example');
    expect(await rowsOf(tenant)).toHaveLength(length);
    await change(victim, victim, victim.email);
    expect(await confirm(link)).toBe(404);
  });

  test('is replaced when the new address is saved again after it has expired', async () => {
    const { manager, victim, link, tenant } = await waiting();
    server.clock.advance(3 * day);
    await change(manager, victim, 'new@x.example');
    expect(await confirm(link)).toBe(404);
    expect(await confirm(await newestLink(tenant, 'confirm'))).toBe(200);
  });

  test('dies with the right of whoever asked: moved away, deactivated, or no admin any more', async () => {
    const first = await waiting();
    const boss = await server.buildPerson(first.tenant, { role: 'manager' });
    const token = await server.signInAs(first.tenant.ceo);
    await server.call(changeManager, { token, params: { id: first.victim.id, managerId: boss.id } });
    expect(await confirm(first.link)).toBe(404);

    const second = await waiting();
    await server.call(deactivatePerson, {
      token: await server.signInAs(second.tenant.ceo),
      params: { id: second.manager.id },
    });
    expect(await confirm(second.link)).toBe(404);

    const third = await company();
    await change(third.admin, third.victim, 'new@x.example');
    await inTenant(server.context.pool, third.tenant.id, (db) =>
      db.updateTable('person').set({ is_org_admin: false }).where('id', '=', third.admin.id).execute(),
    );
    expect(await confirm(await newestLink(third.tenant, 'confirm'))).toBe(404);

    const fourth = await waiting();
    expect(await confirm(fourth.link)).toBe(200);
  });
});
