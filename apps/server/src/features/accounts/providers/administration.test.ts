import { acceptInvitation, confirmPassword, signIn } from '@bellwether/contract/accounts';
import * as passkeys from '@bellwether/contract/accounts/passkeys';
import {
  addProvider,
  listProviders,
  type ProviderNew,
  readTrial,
  removeProvider,
  saveProvider,
  testProvider,
} from '@bellwether/contract/accounts/providers';
import { askSecondStep, finishSecondStep } from '@bellwether/contract/accounts/second-step';
import { changePassword } from '@bellwether/contract/accounts/settings';
import { getSignInWays } from '@bellwether/contract/accounts/sign-in-ways';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { mintInvitationLink } from '../../../platform/accounts/invitation.ts';
import { inTenant } from '../../../platform/database/transaction.ts';
import { Authenticator } from '../../../testing/authenticator.ts';
import { type TestPerson, type TestTenant, testPassword } from '../../../testing/factory.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startOpenIdProvider } from '../../../testing/open-id-provider.ts';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { oktaPatches } from '../../../testing/scim-okta.ts';
import {
  addProviderOf,
  hostOf,
  keyEnv,
  providerBody,
  redirectsOf,
  refusalIn,
  TestBrowser,
} from '../../../testing/sign-in-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { whenDone } from '../../../testing/when-done.ts';

const post = await startMailServer();
const server = await startTestServer({
  env: { ...keyEnv, SMTP_URL: post.url, MAIL_FROM: 'goals@mail.example' },
});
const first = await server.buildTenant({ subdomain: 'first' });
const second = await server.buildTenant({ subdomain: 'second' });
const peer = await startOpenIdProvider({ redirects: redirectsOf(first) });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
whenDone(await openBackground(server.context, silent));

async function company(over: Partial<ProviderNew> = {}, tenant?: TestTenant) {
  const at = tenant ?? first;
  const added = await addProviderOf(server, at, { ...providerBody(peer), ...over });
  return { tenant: at, id: added.body.Id, added };
}
const save = async (tenant: TestTenant, id: number, body: object) =>
  server.call(saveProvider, { token: await server.signInAs(tenant.ceo), params: { id }, body });
const withPassword = (tenant: TestTenant, person: TestPerson, password = testPassword) =>
  server.call(signIn, { body: { userName: person.email, password, domain: tenant.subdomain } });

describe('who sets a provider up', () => {
  const calls = [
    [listProviders, {}, undefined],
    [addProvider, {}, providerBody(peer)],
    [saveProvider, { id: 1 }, { Name: 'Other' }],
    [removeProvider, { id: 1 }, undefined],
    [testProvider, { id: 1 }, undefined],
    [readTrial, { id: 1 }, { Ticket: 'any' }],
  ] as const;

  test.each(calls)('%# is refused to others and strangers', async (call, params, body) => {
    const manager = await server.buildPerson(first, { role: 'manager', flags: ['isHrAdmin', 'isGoalAdmin'] });
    const more = { params, ...(body && { body }) };
    expect((await server.call(call, { token: await server.signInAs(manager), ...more })).status).toBe(403);
    expect((await server.call(call, more)).status).toBe(401);
  });

  test('an org admin may, with a password that was just given; another company sees nothing of it', async () => {
    const { id } = await company();
    const admin = await server.buildPerson(first, { flags: ['isOrgAdmin'] });
    const token = await server.signInAs(admin);
    server.clock.advance(16 * 60_000);
    const stale = await server.call(saveProvider, { token, params: { id }, body: { Name: 'Okta' } });
    expect([stale.status, stale.problem.type]).toEqual([409, '/problems/password-needed']);
    const fresh = await server.signInAs(admin);
    const saved = await server.call(saveProvider, { token: fresh, params: { id }, body: { Name: 'Okta' } });
    expect(saved.body).toMatchObject({ Name: 'Okta', Issuer: peer.issuer, HasSecret: true, IsOn: true });
    expect(saved.body.RedirectAddress).toMatch(new RegExp(`/api/signin/${id}/callback$`));

    const other = await server.signInAs(second.ceo);
    expect((await server.call(listProviders, { token: other })).body.data).toEqual([]);
    for (const call of [removeProvider, testProvider])
      expect((await server.call(call, { token: other, params: { id } })).status).toBe(404);
    expect((await server.call(saveProvider, { token: other, params: { id }, body: {} })).status).toBe(404);

    const removed = await server.call(removeProvider, { token: fresh, params: { id } });
    expect(removed.body).toEqual({ Id: id });
  });

  test('the secret is sealed, and never told', async () => {
    const { id, added } = await company();
    const { rows } = await server.owner.query('select * from sign_in_provider');
    expect(JSON.stringify(rows)).not.toContain(peer.clientSecret);
    expect(JSON.stringify(added.body)).not.toContain(peer.clientSecret);
    const saved = await save(first, id, { ClientSecret: '' });
    expect(saved.body.HasSecret).toBe(true);
  });

  test.each([
    ['an issuer without https', { Issuer: 'http://example.com' }, 'Issuer'],
    ['an issuer that is silent', { Issuer: 'http://127.0.0.1:9' }, 'Issuer'],
    ['no issuer', { Issuer: undefined }, 'Issuer'],
    ['no client', { ClientId: '' }, 'ClientId'],
    ['no domain', { Domains: ['nonsense'] }, 'Domains'],
    ['enforced and off', { IsOn: false, IsEnforced: true }, 'IsEnforced'],
    ['somebody else’s person', { BreakGlass: [second.ceo.id] }, 'BreakGlass'],
    ['a manager of another company', { CreatesUnder: second.ceo.id }, 'CreatesUnder'],
    ['people of all of Google', { Preset: 'google' as const, CreatesPeople: true }, 'Domains'],
  ])('%s is refused at its field', async (_name, over, path) => {
    const { added } = await company(over as Partial<ProviderNew>);
    expect([added.status, added.problem.errors?.[0]?.path]).toEqual([400, path]);
  });

  test('http on this machine is refused in production', async () => {
    const production = await startTestServer({ beside: server, env: { ...keyEnv, NODE_ENV: 'production' } });
    const token = await server.signInAs(first.ceo);
    const added = await production.call(addProvider, { token, body: providerBody(peer) });
    expect([added.status, added.problem.errors?.[0]?.path]).toEqual([400, 'Issuer']);
  });

  test('one that is off signs nobody in, and may be silent', async () => {
    const { id } = await company({ IsOn: false });
    const browser = new TestBrowser(server, first);
    expect(refusalIn(await browser.open(`/api/signin/${id}/start`))).toBe('provider_off');
    expect((await company({ IsOn: false, Issuer: 'http://127.0.0.1:9' })).added.status).toBe(200);
  });
});

describe('the sign-in page', () => {
  test('is told the ways that are on, and nothing else', async () => {
    const tenant = await server.buildTenant();
    const { id } = await company({ Domains: ['mail.example'], Preset: 'okta' }, tenant);
    await company({ IsOn: false, Name: 'Hidden' }, tenant);
    const { body } = await server.call(getSignInWays, { params: { id: tenant.subdomain } });
    expect(body.data).toEqual([
      { Id: id, Name: 'Northwind', Preset: 'okta', IsEnforced: false, Domains: ['mail.example'] },
    ]);
  });

  test('two providers cannot have one domain', async () => {
    await company({ Domains: ['one.example'] });
    const { added } = await company({ Domains: ['ONE.example'] });
    expect([added.status, added.problem.errors?.[0]?.path]).toEqual([400, 'Domains']);
  });
});

describe('an enforced provider', () => {
  test('is refused without two people who keep their password', async () => {
    const tenant = await server.buildTenant();
    const one = await server.buildPerson(tenant);
    const gone = await server.buildPerson(tenant, { deactivated: true });
    const without = await server.buildPerson(tenant, { withoutPassword: true });
    for (const BreakGlass of [[], [one.id], [one.id, one.id], [one.id, gone.id], [one.id, without.id]]) {
      const { added } = await company({ IsEnforced: true, BreakGlass }, tenant);
      expect([added.status, added.problem.code]).toEqual([409, 'needs_break_glass']);
    }
    const { id, added } = await company({ IsEnforced: true, BreakGlass: [one.id, tenant.ceo.id] }, tenant);
    expect(added.body.BreakGlass.map(({ Id }) => Id).sort()).toEqual([one.id, tenant.ceo.id].sort());
    expect((await save(tenant, id, { BreakGlass: [one.id] })).status).toBe(409);
    expect((await save(tenant, id, { IsOn: false })).body.IsEnforced).toBe(false);
  });

  test('refuses passwords of all others, right and new ones, and mails each use to all org admins', async () => {
    const tenant = await server.buildTenant();
    const [admin, kept, other] = [
      await server.buildPerson(tenant, { flags: ['isOrgAdmin'], email: 'admin@glass.example' }),
      await server.buildPerson(tenant, { name: 'Gil Glass' }),
      await server.buildPerson(tenant),
    ];
    const another = await server.buildPerson(tenant, {
      flags: ['isOrgAdmin'],
      email: 'admin2@glass.example',
    });
    await company({ IsEnforced: true, BreakGlass: [kept.id, tenant.ceo.id] }, tenant);
    const refused = await withPassword(tenant, other);
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      401,
      'sign_in_elsewhere',
      'Your company signs in with Northwind. Please use it.',
    ]);
    // A wrong password learns nothing of it.
    expect((await withPassword(tenant, other, 'wrong')).problem.code).toBe('sign_in_refused');
    expect((await withPassword(tenant, kept, 'wrong')).problem.code).toBe('sign_in_refused');

    const invited = await server.buildPerson(tenant, { withoutPassword: true });
    const link = await inTenant(server.context.pool, tenant.id, async (db) => {
      const { id } = await db
        .insertInto('invitation')
        .values({
          tenant_id: tenant.id,
          person_id: invited.id,
          invited_by: 'Cleo Chief',
          created_at: new Date(server.clock.now()).toISOString(),
          expires_at: new Date(server.clock.now() + 1_000_000).toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return mintInvitationLink(db, { tenantId: tenant.id, invitationId: id });
    });
    const accepted = await server.call(acceptInvitation, {
      body: { Token: link, Password: 'Correct-horse-1' },
    });
    expect([accepted.status, accepted.problem.code]).toEqual([401, 'sign_in_elsewhere']);

    expect((await withPassword(tenant, kept)).status).toBe(200);
    const told = () =>
      post.mails
        .filter(({ email }) => email.subject === 'Gil Glass signed in without Northwind')
        .flatMap(({ to }) => to);
    await vi.waitUntil(() => told().length >= 2, { timeout: 15_000 });
    expect(told().sort()).toEqual([admin.email, another.email].sort());
  }, 30_000);

  test('refuses passkeys as it refuses passwords, also as proof of presence, and mails each use by those who keep theirs', async () => {
    const tenant = await server.buildTenant();
    const host = hostOf(tenant);
    const [kept, other, half] = [
      await server.buildPerson(tenant, { name: 'Kim Kept' }),
      await server.buildPerson(tenant),
      await server.buildPerson(tenant),
    ];
    await server.buildPerson(tenant, { flags: ['isOrgAdmin'], email: 'admin@passkey.example' });
    const deviceOf = async (person: TestPerson) => {
      const token = await server.signInAs(person);
      const device = new Authenticator(`http://${host}`);
      const asked = await server.call(passkeys.askNewPasskey, { token, host });
      const body = { Name: 'Laptop', Answer: device.create(asked.body) };
      expect((await server.call(passkeys.addPasskey, { token, host, body })).status).toBe(200);
      return { token, device };
    };
    const signInBy = async ({ device }: Awaited<ReturnType<typeof deviceOf>>) => {
      const { body: asked } = await server.call(passkeys.askPasskey, { host, body: {} });
      return server.call(passkeys.signInByPasskey, { host, body: { Answer: device.answer(asked) } });
    };
    const theirs = await deviceOf(other);
    const keeper = await deviceOf(kept);
    const slow = await deviceOf(half);
    expect((await signInBy(theirs)).status).toBe(200);
    const { problem: begun } = await withPassword(tenant, half);
    const Token = begun.secondStep?.Token ?? '';
    const { id } = await company({ IsEnforced: true, BreakGlass: [kept.id, tenant.ceo.id] }, tenant);

    const elsewhere = [401, 'sign_in_elsewhere', 'Your company signs in with Northwind. Please use it.'];
    const failures = async () =>
      (
        await server.owner.query(
          "select subject_id from event where tenant_id = $1 and kind = 'account.sign_in_failed' order by id",
          [tenant.id],
        )
      ).rows.map((row) => row.subject_id);
    expect(await failures()).toEqual([]);
    expect((await withPassword(tenant, other)).problem.code).toBe('sign_in_elsewhere');
    expect(await failures()).toEqual([other.id]);
    const refused = await signInBy(theirs);
    expect(await failures()).toEqual([other.id, other.id]);
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual(elsewhere);
    // Whoever was between the password and the second step.
    const { body: step } = await server.call(askSecondStep, { host, body: { Token } });
    const Answer = slow.device.answer(step);
    expect((await server.call(finishSecondStep, { host, body: { Token, Answer } })).problem.code).toBe(
      'sign_in_elsewhere',
    );
    expect(await failures()).toEqual([other.id, other.id, half.id]);

    // Until a provider knows the person there is no other proof.
    const confirm = () =>
      server.call(confirmPassword, { token: theirs.token, host, body: { Password: testPassword } });
    expect((await confirm()).status).toBe(200);
    await server.owner.query(
      `insert into sign_in_identity (tenant_id, provider_id, issuer, subject, person_id, linked_at)
       select tenant_id, id, issuer, 'other', $1, now() from sign_in_provider where tenant_id = $2 and id = $3`,
      [other.id, tenant.id, id],
    );
    expect([(await confirm()).status, (await confirm()).problem.code]).toEqual([409, 'sign_in_elsewhere']);
    const { body: question } = await server.call(passkeys.askConfirmingPasskey, {
      token: theirs.token,
      host,
    });
    const proof = { Answer: theirs.device.answer(question) };
    const confirmed = await server.call(passkeys.confirmByPasskey, {
      token: theirs.token,
      host,
      body: proof,
    });
    expect(confirmed.problem.code).toBe('sign_in_elsewhere');
    const changed = await server.call(changePassword, {
      token: theirs.token,
      host,
      body: { Password: testPassword, NewPassword: 'Correct-horse-1' },
    });
    expect(changed.problem.code).toBe('sign_in_elsewhere');

    expect((await signInBy(keeper)).status).toBe(200);
    const told = () =>
      post.mails.filter(({ email }) => email.subject === 'Kim Kept signed in without Northwind');
    await vi.waitUntil(() => told().length > 0, { timeout: 15_000 });
    expect(told().flatMap(({ to }) => to)).toEqual(['admin@passkey.example']);
  }, 30_000);

  test('keeps its last two people by press, and tells all org admins if the directory takes one', async () => {
    const tenant = await server.buildTenant();
    const kept = [
      await server.buildPerson(tenant, { name: 'Una One' }),
      await server.buildPerson(tenant, { name: 'Tom Two' }),
      await server.buildPerson(tenant, { name: 'Tia Three' }),
    ];
    await server.buildPerson(tenant, { flags: ['isOrgAdmin'], email: 'admin@few.example' });
    const { id } = await company({ IsEnforced: true, BreakGlass: kept.map((one) => one.id) }, tenant);
    const token = await server.signInAs(tenant.ceo);
    const deactivate = (one: TestPerson | undefined) =>
      server.call(deactivatePerson, { token, params: { id: one?.id ?? 0 } });
    expect((await deactivate(kept[0])).status).toBe(200);
    const refused = await deactivate(kept[1]);
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      409,
      'last_keepers',
      'This is one of the last two people who can sign in without Northwind. Please name somebody else in Settings → Connections first.',
    ]);
    const directory = await scimCalls(server).connect(tenant);
    expect((await directory.patch(`/Users/${kept[1]?.id}`, oktaPatches.deactivate)).status).toBe(200);
    const told = () =>
      post.mails.filter(({ email }) => email.subject === 'Too few people can sign in without Northwind');
    await vi.waitUntil(() => told().length > 0, { timeout: 15_000 });
    expect(told().map(({ to }) => to)).toEqual([['admin@few.example']]);
    expect(told()[0]?.email.text).toContain('Tom Two was deactivated');
    // Nothing is enforced any more, so nobody is kept.
    expect((await save(tenant, id, { IsEnforced: false })).status).toBe(200);
    expect((await deactivate(kept[2])).status).toBe(200);
  }, 30_000);
});
