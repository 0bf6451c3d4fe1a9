import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { saveProvider } from '@bellwether/contract/accounts/providers';
import { listSessions } from '@bellwether/contract/accounts/settings';
import { listAudit } from '@bellwether/contract/audit';
import { listConnections, listHappenings } from '@bellwether/contract/connections/happenings';
import { describe, expect, test, vi } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { testPassword } from '../../../testing/factory.ts';
import { startForgingProvider } from '../../../testing/forging-provider.ts';
import { startOpenIdProvider } from '../../../testing/open-id-provider.ts';
import {
  addProviderOf,
  fragmentOf,
  hostOf,
  keyEnv,
  pathOf,
  providerBody,
  redirectsOf,
  refusalIn,
  TestBrowser,
  walk,
} from '../../../testing/sign-in-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer({ env: keyEnv });
const tenant = await server.buildTenant();
const peer = await startOpenIdProvider({ redirects: redirectsOf(tenant) });
const provider = (await addProviderOf(server, tenant, providerBody(peer))).body.Id;
const forger = await startForgingProvider();
const forging = (await addProviderOf(server, tenant, providerBody(forger))).body.Id;
const browserOf = () => new TestBrowser(server, tenant);
const login = (subject: string, browser = browserOf(), to?: string) =>
  walk(browser, peer, { provider, subject, ...(to && { to }) });
const eventsOf = (kind: string, subjectId: number) =>
  inTenant(server.context.pool, tenant.id, (db) =>
    db
      .selectFrom('event')
      .select('detail')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .execute(),
  );

let count = 0;
/** Somebody here whom the peer knows by a verified address. */
async function knownPerson(options: Parameters<typeof server.buildPerson>[1] = {}) {
  const person = await server.buildPerson(tenant, options);
  count += 1;
  const subject = `known-${count}`;
  peer.know({ subject, email: person.email });
  return { person, subject };
}

describe('a sign-in at a provider', () => {
  test('ends with a session as a password does, on the page that was asked for', async () => {
    const { person, subject } = await knownPerson();
    const browser = browserOf();
    const arrived = await login(subject, browser, '/v3/goals?view=mine#top');
    expect(fragmentOf(arrived)).toMatchObject({ for: 'sign-in', provider: String(provider) });
    const { body } = await browser.finish(arrived);
    expect(body).toMatchObject({ To: '/v3/goals?view=mine#top', Session: { Profile: { Id: person.id } } });
    const token = body.Session.Token;
    expect((await server.call(restoreSession, { token })).status).toBe(200);
    expect((await server.call(listSessions, { token })).body.data).toHaveLength(1);
    expect(await eventsOf('account.signed_in', person.id)).toEqual([{ detail: { provider } }]);
    expect(await eventsOf('account.identity_linked', person.id)).toHaveLength(1);
    const audit = await server.call(listAudit, {
      token: await server.signInAs(tenant.ceo),
      query: { Person: person.id },
    });
    const from = { Address: '127.0.0.1', Detail: 'Provider: Northwind' };
    expect(audit.body.data).toMatchObject([
      { Kind: 'account.signed_in', ...from },
      { Kind: 'account.identity_linked', ...from },
    ]);
  });

  test('asks for a code with PKCE, state and nonce, and for the exact address of this side', async () => {
    const there = new URL(await browserOf().open(`/api/signin/${provider}/start`));
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/.{43}/),
      nonce: expect.stringMatching(/.{43}/),
      redirect_uri: `http://${hostOf(tenant)}/api/signin/${provider}/callback`,
    });
    // Each attempt has secrets of its own.
    const again = new URL(await browserOf().open(`/api/signin/${provider}/start`));
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(again.searchParams.get(name)).not.toBe(there.searchParams.get(name));
  });

  test('links once, so the subject stays the person whatever the address becomes', async () => {
    const { person, subject } = await knownPerson();
    await login(subject);
    peer.know({ subject, email: 'elsewhere@example.com', isVerified: false });
    const browser = browserOf();
    expect((await browser.finish(await login(subject, browser))).body.Session.Profile.Id).toBe(person.id);
    expect(await eventsOf('account.identity_linked', person.id)).toHaveLength(1);
  });

  test('is counted by its result, also where the person is sent back', async () => {
    const of = (result: string) =>
      [...server.context.signIns.all()].find((each) => each.way === 'provider' && each.result === result)
        ?.count ?? 0;
    const [good, bad] = [of('signed_in'), of('refused')];
    const { subject } = await knownPerson();
    const browser = browserOf();
    await browser.finish(await login(subject, browser));
    expect([of('signed_in'), of('refused')]).toEqual([good + 1, bad]);
    const gone = await knownPerson({ deactivated: true });
    await login(gone.subject);
    expect([of('signed_in'), of('refused')]).toEqual([good + 1, bad + 1]);
  });

  test('addresses that a stranger makes up leave the state of the connection and its log', async () => {
    const { subject } = await knownPerson();
    await login(subject);
    const token = await server.signInAs(tenant.ceo);
    const connection = `signin-${provider}`;
    const state = async () =>
      (await server.call(listConnections, { token })).body.data.find((one) => one.Connection === connection);
    const params = { connection };
    const log = async () => (await server.call(listHappenings, { token, params })).body.data.length;
    const [before, length] = [await state(), await log()];
    const iss = `iss=${encodeURIComponent(peer.issuer)}`;
    for (const forged of [
      `code=x&${iss}`,
      'code=x',
      `error=access_denied&${iss}`,
      'error=access_denied',
      'code=x&iss=https://evil.example',
      iss,
    ]) {
      const stranger = browserOf();
      const there = await stranger.open(`/api/signin/${provider}/start`);
      const own = new URL(there).searchParams.get('state');
      const back = await stranger.open(`/api/signin/${provider}/callback?${forged}&state=${own}`);
      expect(refusalIn(back)).toMatch(/answer_invalid|provider_refused/);
    }
    expect(await state()).toEqual({ ...before, RefusedSince: expect.any(String) });
    expect((await log()) - length).toBeLessThanOrEqual(2);
  });

  test('lets people in who were never invited and have no password', async () => {
    const { person, subject } = await knownPerson({ uninvited: true });
    const browser = browserOf();
    expect((await browser.finish(await login(subject, browser))).body.Session.Profile.Id).toBe(person.id);
  });

  test('is refused in words to deactivated people, linked or not', async () => {
    const { subject } = await knownPerson({ deactivated: true });
    expect(refusalIn(await login(subject))).toBe('deactivated');
    const later = await knownPerson();
    await login(later.subject);
    await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .updateTable('person')
        .set({ deactivated_at: new Date(server.clock.now()).toISOString() })
        .where('id', '=', later.person.id)
        .execute(),
    );
    expect(refusalIn(await login(later.subject))).toBe('deactivated');
  });

  test('adds nobody by default', async () => {
    peer.know({ subject: 'new', email: 'new@example.com' });
    expect(refusalIn(await login('new'))).toBe('unknown');
  });
});

describe('an attack', () => {
  test('by an unverified address that belongs to somebody links nobody', async () => {
    const { person, subject } = await knownPerson();
    peer.know({ subject, email: person.email, isVerified: false });
    expect(refusalIn(await login(subject))).toBe('unverified');
  });

  test('by a recycled address: another subject does not become the person', async () => {
    const { person, subject } = await knownPerson();
    await login(subject);
    peer.know({ subject: 'recycled', email: person.email });
    expect(refusalIn(await login('recycled'))).toBe('linked_elsewhere');
  });

  test('by a mixed-up issuer is refused', async () => {
    const { subject } = await knownPerson();
    const browser = browserOf();
    const back = await peer.signIn(await browser.open(`/api/signin/${provider}/start`), subject);
    expect(back.searchParams.get('iss')).toBe(peer.issuer);
    back.searchParams.set('iss', forger.issuer);
    expect(refusalIn(await browser.open(pathOf(back)))).toBe('answer_invalid');
  });

  test('by another provider’s callback is refused', async () => {
    const { subject } = await knownPerson();
    const browser = browserOf();
    const back = await peer.signIn(await browser.open(`/api/signin/${provider}/start`), subject);
    expect(refusalIn(await browser.open(`/api/signin/${forging}/callback${back.search}`))).toBe(
      'attempt_over',
    );
  });

  test('by a replayed answer or code is refused', async () => {
    const { subject } = await knownPerson();
    const browser = browserOf();
    const back = await peer.signIn(await browser.open(`/api/signin/${provider}/start`), subject);
    const arrived = await browser.open(pathOf(back));
    expect(refusalIn(arrived)).toBeUndefined();
    expect(refusalIn(await browser.open(pathOf(back)))).toBe('attempt_over');
    // The code with the state of another attempt.
    const other = new URL(await browser.open(`/api/signin/${provider}/start`));
    back.searchParams.set('state', other.searchParams.get('state') ?? '');
    expect(refusalIn(await browser.open(pathOf(back)))).toBe('answer_invalid');
  });

  test('by a stolen code: in another attempt its PKCE verifier and nonce are missing', async () => {
    const { subject } = await knownPerson();
    const victim = browserOf();
    const back = await peer.signIn(await victim.open(`/api/signin/${provider}/start`), subject);
    const thief = browserOf();
    const own = new URL(await thief.open(`/api/signin/${provider}/start`));
    back.searchParams.set('state', own.searchParams.get('state') ?? '');
    expect(refusalIn(await thief.open(pathOf(back)))).toBe('answer_invalid');
  });

  test('by a stolen state is refused in another browser, and signs nobody in as the thief (login CSRF)', async () => {
    const { subject } = await knownPerson();
    const browser = browserOf();
    const back = await peer.signIn(await browser.open(`/api/signin/${provider}/start`), subject);
    const other = browserOf();
    expect(refusalIn(await other.open(pathOf(back)))).toBe('attempt_over');
    await other.open(`/api/signin/${provider}/start`);
    expect(refusalIn(await other.open(pathOf(back)))).toBe('attempt_over');
    // The owner of the state is not harmed by it.
    expect(refusalIn(await browser.open(pathOf(back)))).toBeUndefined();
  });

  test('by a stolen, used or old ticket gets no session', async () => {
    const { subject } = await knownPerson();
    const browser = browserOf();
    const arrived = await login(subject, browser);
    const thief = browserOf();
    expect((await thief.finish(arrived)).status).toBe(401);
    await thief.open(`/api/signin/${provider}/start`);
    expect((await thief.finish(arrived)).status).toBe(401);
    expect((await browser.finish(arrived)).status).toBe(200);
    expect((await browser.finish(arrived)).status).toBe(401);
    const late = await login(subject, browser);
    server.clock.advance(121_000);
    expect((await browser.finish(late)).status).toBe(401);
  });

  test('by an attempt that took too long is refused', async () => {
    const { subject } = await knownPerson();
    const browser = browserOf();
    const back = await peer.signIn(await browser.open(`/api/signin/${provider}/start`), subject);
    server.clock.advance(601_000);
    expect(refusalIn(await browser.open(pathOf(back)))).toBe('attempt_over');
  });

  test.each([
    'https://evil.example/v3/home',
    '//evil.example',
    '/\\evil.example',
    '/v3/\\evil.example',
    '/v3/../..//evil.example',
    '/v3/%2e%2e/evil',
    '/evil',
    'javascript:alert(1)',
    '/v3//evil.example',
  ])('by an open redirect leads nowhere: %s', async (to) => {
    const { subject } = await knownPerson();
    const browser = browserOf();
    const arrived = await login(subject, browser, to);
    expect(arrived).toMatch(/^\/v3\/arrived#/);
    expect((await browser.finish(arrived)).body.To).toBeNull();
  });

  test('by another company’s host or provider finds nothing', async () => {
    const other = await server.buildTenant();
    const browser = new TestBrowser(server, other);
    expect(refusalIn(await browser.open(`/api/signin/${provider}/start`))).toBe('provider_off');
    const { subject } = await knownPerson();
    const here = browserOf();
    const back = await peer.signIn(await here.open(`/api/signin/${provider}/start`), subject);
    browser.jar.keep([here.jar.header]);
    expect(refusalIn(await browser.open(pathOf(back)))).toBe('provider_off');
  });
});

describe('a forged ID token', () => {
  const now = Math.floor(Date.now() / 1_000);
  const arrive = async (forgery: Parameters<typeof forger.answer>[1]) => {
    const browser = browserOf();
    const there = await browser.open(`/api/signin/${forging}/start`);
    return refusalIn(await browser.open(forger.answer(there, forgery)));
  };
  const good = { email: tenant.ceo.email, email_verified: true };

  test('is refused, and the same without the forgery is not', async () => {
    expect(await arrive({ claims: good })).toBeUndefined();
  });

  test.each([
    ['for another audience', { claims: { ...good, aud: 'another' } }],
    ['of another issuer', { claims: { ...good, iss: 'https://evil.example' } }],
    ['with another nonce', { claims: { ...good, nonce: 'another' } }],
    ['without a nonce', { claims: { ...good, nonce: undefined } }],
    ['that has expired', { claims: { ...good, iat: now - 900, exp: now - 120 } }],
    ['of a later time', { claims: { ...good, iat: now + 600, nbf: now + 600 } }],
    ['by another key', { claims: good, isOtherKey: true }],
    ['without a signature', { claims: good, isUnsigned: true }],
  ] as const)('%s', async (_name, forgery) => {
    expect(await arrive(forgery)).toBe('answer_invalid');
  });

  test('a minute of another clock is forgiven', async () => {
    expect(await arrive({ claims: { ...good, exp: now - 30 } })).toBeUndefined();
  });
});

describe('another issuer', () => {
  test('does not inherit subjects, and the secret is not sent to it', async () => {
    const own = await startOpenIdProvider({ redirects: redirectsOf(tenant) });
    const added = await addProviderOf(server, tenant, providerBody(own));
    const id = added.body.Id;
    const { person } = await knownPerson();
    own.know({ subject: 'same', email: person.email });
    const browser = browserOf();
    const first = await walk(browser, own, { provider: id, subject: 'same' });
    expect((await browser.finish(first)).body.Session.Profile.Id).toBe(person.id);

    const evil = await startOpenIdProvider({ redirects: redirectsOf(tenant) });
    evil.know({ subject: 'same', email: 'thief@example.com' });
    const token = await server.signInAs(tenant.ceo);
    const params = { id };
    const body = { Issuer: evil.issuer };
    const kept = await server.call(saveProvider, { token, params, body });
    expect([kept.status, kept.problem.errors?.[0]?.path]).toEqual([400, 'ClientSecret']);
    const moved = await server.call(saveProvider, {
      token,
      params,
      body: { ...body, ClientSecret: evil.clientSecret },
    });
    expect([moved.status, moved.body.People]).toEqual([200, 0]);
    expect(refusalIn(await walk(browserOf(), evil, { provider: id, subject: 'same' }))).toBe('unknown');
  });
});

/** A description is read again after five minutes. */
const describedFor = 5 * 60_000;
/** Another place where a provider may describe itself. */
const otherDescription = '/.well-known/oauth-authorization-server';

describe('a description that names another issuer', () => {
  // The library compares nothing where the address is that of a description.
  test.each(['', '/.well-known/openid-configuration', otherDescription])(
    'is refused when it is saved, at %s',
    async (path) => {
      const pretender = await startForgingProvider();
      pretender.pretendToBe(peer.issuer);
      const Issuer = `${pretender.issuer}${path}`;
      const added = await addProviderOf(server, tenant, { ...providerBody(pretender), Issuer });
      expect([added.status, added.problem.errors?.[0]?.path]).toEqual([400, 'Issuer']);
    },
  );

  test('leads nobody there when it changes later', async () => {
    const pretender = await startForgingProvider();
    const Issuer = `${pretender.issuer}${otherDescription}`;
    pretender.pretendToBe(Issuer);
    const added = await addProviderOf(server, tenant, { ...providerBody(pretender), Issuer });
    const start = () => browserOf().open(`/api/signin/${added.body.Id}/start`);
    expect(await start()).toContain(`${pretender.issuer}/auth?`);
    pretender.pretendToBe(peer.issuer);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + describedFor });
    const later = await start().finally(() => vi.useRealTimers());
    expect(refusalIn(later)).toBe('provider_down');
  });
});

describe('a provider that is down', () => {
  test('leads back with a sentence and the page that was asked for; passwords still work', async () => {
    const own = await startOpenIdProvider({ redirects: redirectsOf(tenant) });
    const { body } = await addProviderOf(server, tenant, providerBody(own));
    const { person, subject } = await knownPerson();
    const browser = browserOf();
    const back = await own.signIn(await browser.open(`/api/signin/${body.Id}/start?To=/v3/goals`), subject);
    await own.stop();
    const address = await browser.open(pathOf(back));
    expect(refusalIn(address)).toBe('provider_down');
    expect(new URL(address, 'http://x').searchParams.get('to')).toBe('/v3/goals');
    const signedIn = await server.call(signIn, {
      body: { userName: person.email, password: testPassword, domain: tenant.subdomain },
    });
    expect(signedIn.status).toBe(200);
  });
});
