import { restoreSession, signIn } from '@bellwether/contract/accounts';
import {
  checkPasswordReset,
  confirmEmail,
  requestPasswordReset,
  requestUnlock,
  resetPassword,
  unlockAccount,
} from '@bellwether/contract/accounts/links';
import { changePassword } from '@bellwether/contract/accounts/settings';
import { getProfile, saveProfile, saveRoles } from '@bellwether/contract/people/profile';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { type TestPerson, type TestTenant, testPassword } from '../../../testing/factory.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { accountWords } from '../words.ts';
import { mintAccountLink } from './commands.ts';

const server = await startTestServer();
const node = await startTestServer({ beside: server });
const minute = 60_000;
const Password = 'Correct-horse-1';
const requests = { reset: requestPasswordReset, unlock: requestUnlock } as const;
type Kind = keyof typeof requests | 'confirm';

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.2.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

const ask = (
  kind: keyof typeof requests,
  tenant: TestTenant,
  more: { email?: string; domain?: string; address?: string; on?: typeof server } = {},
) => {
  const { email = tenant.ceo.email, domain = tenant.subdomain, address = freshAddress(), on = server } = more;
  return on.call(requests[kind], { address, body: { Email: email, domain } });
};

const linksOf = (tenantId: number, kind: Kind) =>
  inTenant(server.context.pool, tenantId, (db) =>
    db.selectFrom('account_link').selectAll().where('kind', '=', kind).orderBy('id').execute(),
  );

/** The token of the newest link, as the mail would carry it. */
async function tokenOf(tenantId: number, kind: Kind): Promise<string> {
  const id = (await linksOf(tenantId, kind)).at(-1)?.id ?? expect.unreachable('no link was made');
  return inTenant(server.context.pool, tenantId, (db) => mintAccountLink(db, { tenantId, id }));
}

/** Asks for a link of somebody in a company of their own. */
async function linkFor(kind: 'reset' | 'unlock') {
  const tenant = await server.buildTenant();
  expect((await ask(kind, tenant)).status).toBe(200);
  return { tenant, token: await tokenOf(tenant.id, kind) };
}

const check = async (Token: string) => (await server.call(checkPasswordReset, { body: { Token } })).status;
const reset = (Token: string, password = Password, on = server) =>
  on.call(resetPassword, { body: { Token, Password: password } });
const unlock = (Token: string, on = server) => on.call(unlockAccount, { body: { Token } });
const confirm = (Token: string, on = server) => on.call(confirmEmail, { body: { Token } });
const enter = async (tenant: TestTenant, password: string, userName = tenant.ceo.email) =>
  (
    await server.call(signIn, {
      address: freshAddress(),
      body: { userName, password, domain: tenant.subdomain },
    })
  ).status;
const lock = async (tenant: TestTenant) => {
  for (let at = 0; at < 10; at += 1) expect(await enter(tenant, 'wrong')).toBe(401);
  expect(await enter(tenant, testPassword)).toBe(401);
};
const deactivate = (person: TestPerson) =>
  inTenant(server.context.pool, person.tenantId, (db) =>
    db
      .updateTable('person')
      .set({ deactivated_at: new Date(server.clock.now()).toISOString() })
      .where('id', '=', person.id)
      .execute(),
  );
const closeCompany = (tenant: TestTenant) =>
  server.owner.query('update tenant set is_active = false where id = $1', [tenant.id]);
const eventsOf = (tenantId: number) =>
  inTenant(server.context.pool, tenantId, async (db) =>
    (await db.selectFrom('event').select('kind').orderBy('id').execute()).map(({ kind }) => kind),
  );

describe.each(['reset', 'unlock'] as const)('asking for a link: %s', (kind) => {
  test('is refused while the company moves, because the link would be lost', async () => {
    const tenant = await server.buildTenant();
    await server.owner.query("update tenant set held = 'moving' where id = $1", [tenant.id]);
    expect(await ask(kind, tenant)).toMatchObject({ status: 503, problem: { code: 'company_frozen' } });
    await server.owner.query('update tenant set held = null where id = $1', [tenant.id]);
    expect(await linksOf(tenant.id, kind)).toEqual([]);
    expect((await ask(kind, tenant)).status).toBe(200);
    expect(await linksOf(tenant.id, kind)).toHaveLength(1);
  });

  test('answers the same after the same statements, whoever is asked for; only people who can sign in get one', async () => {
    const tenant = await server.buildTenant();
    const closed = await server.buildTenant();
    await closeCompany(closed);
    const invited = await server.buildPerson(tenant, { withoutPassword: true });
    const gone = await server.buildPerson(tenant, { deactivated: true });
    const elsewhere = await server.buildPerson(await server.buildTenant());
    const asked = [
      { email: ` ${tenant.ceo.email.toUpperCase()} ` },
      { email: 'nobody@example.com' },
      { email: invited.email },
      { email: gone.email },
      { email: elsewhere.email },
      { domain: 'no-such-company' },
      { email: closed.ceo.email, domain: closed.subdomain },
    ];
    const seen = [];
    for (const one of asked) {
      const { result, tables, frame } = await server.countStatements(() => ask(kind, tenant, one));
      seen.push([result.status, result.body, tables, frame]);
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size, JSON.stringify(seen)).toBe(1);
    expect(seen[0]?.slice(0, 2)).toEqual([200, {}]);
    expect(await linksOf(tenant.id, kind)).toMatchObject([
      { person_id: tenant.ceo.id, secret_hash: null, actor_id: null },
    ]);
    expect(await linksOf(closed.id, kind)).toEqual([]);
    expect(await eventsOf(tenant.id)).toEqual(['tenant.created', `account.${kind}_requested`]);
  });

  test('makes three an hour, silently, also at one moment and on two nodes', async () => {
    const tenant = await server.buildTenant();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask(kind, tenant, { on: at % 2 ? server : node })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const links = await linksOf(tenant.id, kind);
    expect(links).toHaveLength(3);
    expect(links.filter((link) => link.replaced_at === null)).toHaveLength(1);
    server.clock.advance(60 * minute);
    await ask(kind, tenant);
    expect(await linksOf(tenant.id, kind)).toHaveLength(4);
  });

  test('is limited for each address like the sign-in', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    for (let at = 0; at < 10; at += 1)
      expect((await ask(kind, tenant, { address, email: `p${at}@example.com` })).status).toBe(200);
    const refused = await ask(kind, tenant, { address });
    expect([refused.status, refused.problem.detail, refused.headers['retry-after']]).toEqual([
      429,
      accountWords.too_many_attempts,
      '6',
    ]);
    expect(await linksOf(tenant.id, kind)).toEqual([]);
  });

  test('works from an address that has just typed too many wrong passwords', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    const { email: userName } = tenant.ceo;
    const body = { userName, password: 'wrong', domain: tenant.subdomain };
    for (let at = 0; at < 10; at += 1) await server.call(signIn, { address, body });
    expect((await server.call(signIn, { address, body })).status).toBe(401);
    expect((await ask(kind, tenant, { address })).status).toBe(200);
    expect(await linksOf(tenant.id, kind)).toHaveLength(1);
  });

  test.each([
    [{ email: ' ' }, 'Please input your email!'],
    [{ email: 'ada' }, 'Please enter valid email'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'Email can have at most 255 characters.'],
  ])('%o: %s', async (more, message) => {
    const answer = await ask(kind, await server.buildTenant(), more);
    expect([answer.status, answer.problem.errors?.[0]]).toMatchObject([400, { path: 'Email', message }]);
  });
});

describe('a reset link', () => {
  test('sets the password once, ends every session, and takes the lock off', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const [mine, others] = [await server.signInAs(tenant.ceo), await server.signInAs(colleague)];
    await lock(tenant);
    await ask('reset', tenant);
    const token = await tokenOf(tenant.id, 'reset');
    for (const _ of [1, 2]) expect(await check(token)).toBe(200);
    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await node.call(restoreSession, { token: mine })).status).toBe(401);
    expect((await node.call(restoreSession, { token: others })).status).toBe(200);
    expect([await enter(tenant, testPassword), await enter(tenant, Password)]).toEqual([401, 200]);

    const again = await reset(token);
    expect([again.status, again.problem.detail]).toEqual([404, 'Reset password link expired!!']);
    expect(await check(token)).toBe(404);
    expect(await eventsOf(tenant.id)).toContain('account.password_changed');
  });

  test('works for an hour from the request', async () => {
    const { token } = await linkFor('reset');
    server.clock.advance(60 * minute - 1);
    expect(await check(token)).toBe(200);
    server.clock.advance(1);
    expect([await check(token), (await reset(token)).status]).toEqual([404, 404]);
  });

  test('ends with the next one, and with the person or the company', async () => {
    const { tenant, token } = await linkFor('reset');
    await ask('reset', tenant);
    const newest = await tokenOf(tenant.id, 'reset');
    expect([await check(token), await check(newest)]).toEqual([404, 200]);
    await closeCompany(tenant);
    expect([await check(newest), (await reset(newest)).status]).toEqual([404, 404]);

    const other = await server.buildTenant();
    const person = await server.buildPerson(other);
    await ask('reset', other, { email: person.email });
    const theirs = await tokenOf(other.id, 'reset');
    await deactivate(person);
    expect([await check(theirs), (await reset(theirs)).status]).toEqual([404, 404]);
  });

  test('of another company, of another kind and of no kind is the same 404', async () => {
    const { tenant, token } = await linkFor('reset');
    const other = await server.buildTenant();
    const foreign = `${other.id}.${token.split('.')[1]}`;
    for (const bad of [foreign, 'x', `${tenant.id}.`, `9999999999.${'a'.repeat(43)}`])
      expect(await check(bad), bad).toBe(404);
    expect((await unlock(token)).problem.detail).toBe('Unlock link expired!!');
    expect((await confirm(token)).problem.detail).toBe('Unlock link expired!!');
    expect(await check(token)).toBe(200);
  });

  test('stays open after a password that is refused', async () => {
    const { token } = await linkFor('reset');
    for (const [password, message] of [
      ['short', 'Minimum 8 char required!'],
      ['Cleo-Chief-22', 'This password is too easy to guess. It contains your name.'],
      [
        'Passw0rd!',
        'This password is too easy to guess. It is a common one, or a common one with small changes.',
      ],
    ] as const) {
      const { status, problem } = await reset(token, password);
      expect([status, problem.errors?.[0]]).toMatchObject([400, { path: 'Password', message }]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('used by two at one moment sets one password', async () => {
    const { tenant, token } = await linkFor('reset');
    const tried = ['Correct-horse-1', 'Correct-horse-2'];
    const answers = await Promise.all(
      tried.map((password, at) => reset(token, password, at ? node : server)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const won = tried[answers.findIndex(({ status }) => status === 200)] ?? expect.unreachable();
    const lost = tried.find((password) => password !== won) ?? expect.unreachable();
    expect([await enter(tenant, won), await enter(tenant, lost)]).toEqual([200, 401]);
  });

  test('used while the person changes the password waits for the change, and neither deadlocks', async () => {
    const { tenant, token } = await linkFor('reset');
    const session = await server.signInAs(tenant.ceo);
    const body = { Password: testPassword, NewPassword: 'By-My-Own-Hand-1' };
    // The held session stops the change halfway.
    const held = await holdRows(server.owner, tenant.id, 'select 1 from session for update');
    const change = node.call(changePassword, { token: session, address: freshAddress(), body });
    await held.whenWaiting(1);
    const used = reset(token);
    await held.whenWaiting(2);
    await held.release();
    const statuses = (await Promise.all([change, used])).map(({ status }) => status);
    expect(statuses).toEqual([200, 404]);
    expect(await enter(tenant, 'By-My-Own-Hand-1')).toBe(200);
  });
});

describe('an unlock link', () => {
  test('takes the lock off once; sessions and password stay', async () => {
    const tenant = await server.buildTenant();
    const session = await server.signInAs(tenant.ceo);
    await lock(tenant);
    await ask('unlock', tenant);
    const token = await tokenOf(tenant.id, 'unlock');
    const answers = await Promise.all([unlock(token), unlock(token, node)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)?.problem.detail).toBe('Unlock link expired!!');
    expect(await enter(tenant, testPassword)).toBe(200);
    expect((await server.call(restoreSession, { token: session })).status).toBe(200);
    expect(await eventsOf(tenant.id)).toContain('account.unlocked');
  });

  test('works for an hour from the request', async () => {
    const [early, late] = [await linkFor('unlock'), await linkFor('unlock')];
    server.clock.advance(60 * minute - 1);
    expect((await unlock(early.token)).status).toBe(200);
    server.clock.advance(1);
    expect((await unlock(late.token)).status).toBe(404);
  });
});

describe('a confirmation of an e-mail', () => {
  /** Somebody whose e-mail the ceo changes. */
  async function change(newEmail: string) {
    const tenant = await server.buildTenant();
    const person = await server.buildPerson(tenant);
    const token = await server.signInAs(tenant.ceo);
    const params = { id: person.id };
    const save = async (Email: string) => {
      const { body } = await server.call(getProfile, { token, params });
      const { Name, JobTitle } = body;
      expect(
        (await server.call(saveProfile, { token, params, body: { Name, JobTitle, Email } })).status,
      ).toBe(200);
    };
    await save(newEmail);
    const profile = async () => (await server.call(getProfile, { token, params })).body;
    return { tenant, person, save, profile, link: await tokenOf(tenant.id, 'confirm') };
  }

  test('changes it once, and ends links that went to the old one', async () => {
    const { tenant, person, profile, link } = await change('New.One@example.com');
    await ask('reset', tenant, { email: person.email });
    const resetLink = await tokenOf(tenant.id, 'reset');
    const answers = await Promise.all([confirm(link), confirm(link, node)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await profile()).toMatchObject({
      Email: 'New.One@example.com',
      UnconfirmedEmail: null,
      EmailActivatedAt: expect.stringMatching(/Z$/),
    });
    expect(await enter(tenant, testPassword, person.email)).toBe(401);
    expect(await enter(tenant, testPassword, 'new.one@example.com')).toBe(200);
    expect(await check(resetLink)).toBe(404);
    expect((await eventsOf(tenant.id)).filter((kind) => kind === 'person.email_changed')).toHaveLength(1);
  });

  test('works for three days; the newest request alone', async () => {
    const { tenant, save, link } = await change('one@example.com');
    await save('two@example.com');
    const newest = await tokenOf(tenant.id, 'confirm');
    server.clock.advance(3 * 24 * 60 * minute - 1);
    expect((await confirm(link)).status).toBe(404);
    expect((await confirm(newest)).status).toBe(200);
    const late = await change('three@example.com');
    server.clock.advance(3 * 24 * 60 * minute);
    expect((await confirm(late.link)).status).toBe(404);
  });

  test('of an address that somebody took meanwhile is no longer valid', async () => {
    const { tenant, person, profile, link } = await change('taken@example.com');
    await server.buildPerson(tenant, { email: 'Taken@example.com' });
    const answer = await confirm(link);
    expect([answer.status, answer.problem.detail]).toEqual([404, 'Unlock link expired!!']);
    expect((await profile()).Email).toBe(person.email);
  });

  test('that a manager asked for is no longer valid once the person has special rights', async () => {
    const tenant = await server.buildTenant();
    const boss = await server.buildPerson(tenant, { role: 'manager' });
    const person = await server.buildPerson(tenant, { manager: boss });
    const token = await server.signInAs(boss);
    const params = { id: person.id };
    const form = { Name: person.name, JobTitle: 'Engineer', Email: 'of.the.boss@example.com' };
    expect((await server.call(saveProfile, { token, params, body: form })).status).toBe(200);
    const link = await tokenOf(tenant.id, 'confirm');
    const ceo = await server.signInAs(tenant.ceo);
    const none = { IsGoalAdmin: false, IsGoalManager: false, IsHrAdmin: false };
    const give = (IsOrgAdmin: boolean) =>
      server.call(saveRoles, { token: ceo, params, body: { RoleName: person.role, IsOrgAdmin, ...none } });
    await give(true);
    expect((await confirm(link)).status).toBe(404);
    expect((await server.call(getProfile, { token: ceo, params })).body.Email).toBe(person.email);
    await give(false);
    expect((await confirm(link)).status).toBe(200);
  });
});
