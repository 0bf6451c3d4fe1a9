import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import type { AddressInfo } from 'node:net';
import { restoreSession, signOut } from '@bellwether/contract/accounts';
import {
  finishProof,
  type ProviderNew,
  readTrial,
  saveProvider,
  startProof,
  testProvider,
} from '@bellwether/contract/accounts/providers';
import { endCompany } from '@bellwether/contract/personal-data.company';
import { describe, expect, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { inTenant } from '../../../platform/database/transaction.ts';
import type { TestTenant } from '../../../testing/factory.ts';
import { startForgingProvider } from '../../../testing/forging-provider.ts';
import { openLive } from '../../../testing/live-client.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { CookieJar, startOpenIdProvider } from '../../../testing/open-id-provider.ts';
import {
  addProviderOf,
  fragmentOf,
  hostOf,
  keyEnv,
  pathOf,
  providerBody,
  redirectsOf,
  refusalIn,
  signInAt,
  TestBrowser,
  walk,
} from '../../../testing/sign-in-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { whenDone } from '../../../testing/when-done.ts';

const post = await startMailServer();
const server = await startTestServer({
  env: { ...keyEnv, SMTP_URL: post.url, MAIL_FROM: 'goals@mail.example' },
});
const third = await server.buildTenant({ subdomain: 'third' });
const fourth = await server.buildTenant({ subdomain: 'fourth' });
const peer = await startOpenIdProvider({ redirects: redirectsOf(third, fourth) });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
whenDone(await openBackground(server.context, silent));

async function company(over: Partial<ProviderNew>, tenant: TestTenant) {
  const added = await addProviderOf(server, tenant, { ...providerBody(peer), ...over });
  return { id: added.body.Id, added };
}
describe('people who are not here', () => {
  test('are added below the chosen manager if the company allows it, and the org admins hear of it', async () => {
    const tenant = third;
    const manager = await server.buildPerson(tenant, { role: 'manager', name: 'Mara Manager' });
    const { id } = await company(
      { CreatesPeople: true, CreatesUnder: manager.id, Domains: ['jit.example'] },
      tenant,
    );
    peer.know({ subject: 'jit-1', email: 'nina@jit.example', name: 'Nina New' });
    const browser = new TestBrowser(server, tenant);
    const { body } = await browser.finish(await walk(browser, peer, { provider: id, subject: 'jit-1' }));
    expect(body.Session.Profile).toMatchObject({
      Name: 'Nina New',
      Email: 'nina@jit.example',
      RoleName: 'contributor',
      ParentId: manager.id,
      IsOrgAdmin: false,
    });
    peer.know({ subject: 'jit-2', email: 'evil@other.example', name: 'Other' });
    expect(refusalIn(await walk(browser, peer, { provider: id, subject: 'jit-2' }))).toBe('unknown');
    peer.know({ subject: 'jit-3', email: 'not@jit.example', isVerified: false });
    expect(refusalIn(await walk(browser, peer, { provider: id, subject: 'jit-3' }))).toBe('unverified');
    const kinds = await inTenant(server.context.pool, tenant.id, (db) =>
      db.selectFrom('event').select('kind').where('subject_id', '=', body.Session.Profile.Id).execute(),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['person.created', 'account.identity_linked', 'account.person_arrived']),
    );
    await vi.waitUntil(
      () => post.mails.some(({ email }) => email.subject?.startsWith('Nina New was added')),
      { timeout: 15_000 },
    );
  }, 30_000);

  test('arriving twice at once become one person', async () => {
    const { id } = await company({ CreatesPeople: true }, third);
    peer.know({ subject: 'twice', email: 'twice@jit2.example', name: 'Twice' });
    const browsers = [new TestBrowser(server, third), new TestBrowser(server, third)];
    const backs = await Promise.all(
      browsers.map(async (one) => peer.signIn(await one.open(`/api/signin/${id}/start`), 'twice')),
    );
    await Promise.all(backs.map((back, at) => browsers[at]?.open(pathOf(back))));
    const { rows } = await server.owner.query("select 1 from person where email = 'twice@jit2.example'");
    expect(rows).toHaveLength(1);
  });
});

test('the provider names the time zone of a person who has none', async () => {
  const tenant = await server.buildTenant({ subdomain: 'zones' });
  const forger = await startForgingProvider();
  const body = { ...providerBody(forger), CreatesPeople: true };
  const id = (await addProviderOf(server, tenant, body)).body.Id;
  const zoneOf = async (email: string, zoneinfo: string) => {
    const claims = { sub: email, email, email_verified: true, zoneinfo };
    const browser = new TestBrowser(server, tenant);
    const there = await browser.open(`/api/signin/${id}/start`);
    const arrived = await browser.finish(await browser.open(forger.answer(there, { claims })));
    return arrived.body.Session.Profile.TimeZone;
  };
  const zoned = async (zone: string | null) => {
    const { id: personId, email } = await server.buildPerson(tenant);
    await server.owner.query('update person set time_zone = $1 where id = $2', [zone, personId]);
    return email;
  };
  expect(await zoneOf(await zoned(null), 'Europe/Madrid')).toBe('Madrid');
  expect(await zoneOf(await zoned('Tokyo'), 'Europe/Madrid')).toBe('Tokyo');
  expect(await zoneOf('arrived@zones.example', 'Europe/Madrid')).toBe('Madrid');
  const without = await zoneOf(await zoned(null), 'Mars/Base');
  expect(without).not.toBe('Madrid');
});

describe('an ended company', () => {
  test('lets its org admins in, tells everybody else since when and whom to ask, and adds nobody', async () => {
    const ended = await server.buildTenant({ subdomain: 'ended', name: 'Ended Works' });
    const admin = await server.buildPerson(ended, { flags: ['isOrgAdmin'], withoutPassword: true });
    const member = await server.buildPerson(ended);
    const own = await startOpenIdProvider({ redirects: redirectsOf(ended) });
    const { body } = await addProviderOf(server, ended, { ...providerBody(own), CreatesPeople: true });
    const token = await server.signInAs(ended.ceo);
    expect((await server.call(endCompany, { token, body: { Name: 'Ended Works' } })).status).toBe(200);
    const finish = async (subject: string, email: string) => {
      own.know({ subject, email });
      const browser = new TestBrowser(server, ended);
      const arrived = await walk(browser, own, { provider: body.Id, subject });
      return refusalIn(arrived) ?? browser.finish(arrived);
    };
    expect(await finish('admin', admin.email)).toMatchObject({ status: 200 });
    expect(await finish('member', member.email)).toMatchObject({
      status: 410,
      problem: { code: 'company_ended', detail: expect.stringContaining(ended.ceo.email) },
    });
    expect(await finish('stranger', 'stranger@ended.example')).toBe('unknown');
  });
});

describe('a domain', () => {
  test('that its DNS record proves makes addresses verified', async () => {
    const { id, added } = await company({ Domains: ['proved.example', 'unproved.example'] }, third);
    const records = new Map<string, string>();
    const names = await startNameServer(records);
    const before = dns.getServers();
    dns.setServers([names]);
    whenDone(async () => dns.setServers(before));
    const person = await server.buildPerson(third, { email: 'ada@proved.example' });
    peer.know({ subject: 'proved', email: person.email, isVerified: false });
    const browser = new TestBrowser(server, third);
    const arrive = () => walk(browser, peer, { provider: id, subject: 'proved' });
    expect(refusalIn(await arrive())).toBe('unverified');
    const check = async () =>
      (await server.call(testProvider, { token: await server.signInAs(third.ceo), params: { id } })).body;
    records.set('proved.example', 'bellwether-domain=of-somebody-else');
    expect((await check()).Provider.DomainClaims.map(({ ClaimedAt }) => ClaimedAt)).toEqual([null, null]);
    expect(refusalIn(await arrive())).toBe('unverified');
    const [claim] = added.body.DomainClaims;
    records.set('proved.example', claim?.Record ?? '');
    expect((await check()).Provider.DomainClaims).toMatchObject([
      { Domain: 'proved.example', ClaimedAt: expect.any(String) },
      { Domain: 'unproved.example', ClaimedAt: null },
    ]);
    expect(refusalIn(await arrive())).toBeUndefined();
  });
});

describe('a trial', () => {
  test('shows what came and whom it would sign in, before the provider is on, and signs nobody in', async () => {
    const { id } = await company({ IsOn: false }, third);
    const person = await server.buildPerson(third, { name: 'Tria Tried' });
    peer.know({ subject: 'tried', email: person.email, name: 'Tria' });
    const token = await server.signInAs(third.ceo);
    const asked = await server.call(testProvider, { token, params: { id }, host: hostOf(third) });
    expect(asked.body).toMatchObject({ IsReachable: true, Fault: null });
    const browser = new TestBrowser(server, third);
    const there = await browser.open(asked.body.Address);
    const arrived = await browser.open(pathOf(await peer.signIn(there, 'tried')));
    expect(fragmentOf(arrived)).toMatchObject({ for: 'trial', provider: String(id) });
    const read = (as: string) =>
      server.call(readTrial, {
        token: as,
        params: { id },
        body: { Ticket: fragmentOf(arrived).ticket },
      });
    expect((await read(token)).body).toMatchObject({
      Person: { Id: person.id, Name: 'Tria Tried' },
      Outcome: 'This would sign in Tria Tried, and link both from then on.',
    });
    expect((await read(token)).body.Claims).toContainEqual({ Name: 'email', Value: person.email });
    const admin = await server.buildPerson(third, { flags: ['isOrgAdmin'] });
    expect((await read(await server.signInAs(admin))).status).toBe(404);
    expect((await browser.finish(arrived)).status).toBe(401);
    expect(refusalIn(await browser.open(asked.body.Address))).toBe('attempt_over');
    expect((await company({ IsOn: false }, third)).added.body.People).toBe(0);
  });
});

describe('a proof of presence', () => {
  test('by a fresh sign-in lets a person without a password act, in their own session only', async () => {
    const { id } = await company({}, fourth);
    const admin = await server.buildPerson(fourth, { flags: ['isOrgAdmin'], withoutPassword: true });
    const subject = `subject-${admin.id}`;
    const jar = new CookieJar();
    const token = await signInAt(server, fourth, peer, { provider: id, person: admin, jar });
    const act = () => server.call(saveProvider, { token, params: { id }, body: { Name: 'Proved' } });
    // A sign-in that the provider did not date proves nothing.
    expect((await act()).problem.type).toBe('/problems/password-needed');
    const ways = (await server.call(startProof, { token })).body;
    expect(ways).toMatchObject({ HasPassword: false, Providers: [{ Name: expect.any(String) }] });
    const browser = new TestBrowser(server, fourth);
    const there = await browser.open(ways.Providers[0]?.Address ?? '');
    expect(Object.fromEntries(new URL(there).searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '300',
    });
    const arrived = await browser.open(pathOf(await peer.signIn(there, subject, jar)));
    const finish = (as: string) =>
      server.call(finishProof, {
        token: as,
        host: hostOf(fourth),
        headers: { cookie: browser.jar.header },
        body: { Ticket: fragmentOf(arrived).ticket },
      });
    const elsewhere = await server.signInAs(admin);
    expect((await finish(elsewhere)).status).toBe(404);
    expect((await finish(token)).status).toBe(200);
    expect((await finish(token)).status).toBe(404);
    expect((await act()).status).toBe(200);
    server.clock.advance(16 * 60_000);
    expect((await act()).status).toBe(409);
  });

  test('by somebody else, or by an old sign-in, proves nothing', async () => {
    const { id } = await company({}, fourth);
    const [person, other] = [await server.buildPerson(fourth), await server.buildPerson(fourth)];
    const token = await signInAt(server, fourth, peer, { provider: id, person });
    await signInAt(server, fourth, peer, { provider: id, person: other });
    const browser = new TestBrowser(server, fourth);
    const address = async () => (await server.call(startProof, { token })).body.Providers[0]?.Address ?? '';
    const there = await browser.open(await address());
    const back = await peer.signIn(there, `subject-${other.id}`);
    expect(refusalIn(await browser.open(pathOf(back)))).toBe('other_person');

    const forger = await startForgingProvider();
    const forged = (await addProviderOf(server, fourth, providerBody(forger))).body.Id;
    const claims = { email: person.email, email_verified: true, locale: 'de_CH' };
    const login = await browser.open(`/api/signin/${forged}/start`);
    const session = (await browser.finish(await browser.open(forger.answer(login, { claims })))).body.Session;
    // The provider names the language of a person who has chosen none.
    expect(session.Profile.Locale).toBe('de-DE');
    const ways = (await server.call(startProof, { token: session.Token })).body.Providers;
    const old = Math.floor(Date.now() / 1_000) - 3_600;
    for (const auth of [{ auth_time: old }, {}]) {
      const again = (await server.call(startProof, { token: session.Token })).body.Providers;
      const asked = await browser.open(again.at(-1)?.Address ?? '');
      expect(refusalIn(await browser.open(forger.answer(asked, { claims: { ...claims, ...auth } })))).toBe(
        'answer_invalid',
      );
    }
    expect(ways).toHaveLength(2);
  });
});

describe('the end', () => {
  test('a sign-out tells where the provider ends its own session', async () => {
    const { id } = await company({ Name: 'Ender' }, fourth);
    const person = await server.buildPerson(fourth);
    const token = await signInAt(server, fourth, peer, { provider: id, person });
    const { body } = await server.call(signOut, { token, host: hostOf(fourth) });
    expect(body.Provider).toMatchObject({ Name: 'Ender', Address: expect.stringContaining('/session/end?') });
    expect(body.Provider?.Address).toContain(encodeURIComponent(`http://${hostOf(fourth)}/v3/login`));
    expect((await server.call(restoreSession, { token })).status).toBe(401);
    const password = await server.signInAs(person);
    expect((await server.call(signOut, { token: password })).body).toEqual({ Provider: null });
  });

  test('a back-channel logout ends the sessions of its subject at once, on open screens too', async () => {
    const forger = await startForgingProvider();
    const id = (await addProviderOf(server, fourth, providerBody(forger))).body.Id;
    const person = await server.buildPerson(fourth);
    const claims = { sub: 'ending', email: person.email, email_verified: true };
    const login = async (sid: string) => {
      const browser = new TestBrowser(server, fourth);
      const there = await browser.open(`/api/signin/${id}/start`);
      const arrived = await browser.open(forger.answer(there, { claims: { ...claims, sid } }));
      return (await browser.finish(arrived)).body.Session.Token;
    };
    const lives = async (token: string) => (await server.call(restoreSession, { token })).status === 200;
    const logout = async (token: string) =>
      new TestBrowser(server, fourth).post(`/api/signin/${id}/backchannel`, { logout_token: token });
    const [one, two, three] = [await login('a'), await login('b'), await login('b')];
    const own = await server.signInAs(person);
    const screen = await openLive(server, three);
    await screen.wait(() => true);

    const good = await forger.logoutToken({ sub: 'ending', sid: 'b' });
    for (const bad of [
      'nonsense',
      await forger.logoutToken({ sub: 'ending' }, { isOtherKey: true }),
      await forger.logoutToken({ sub: 'ending' }, { isUnsigned: true }),
      await forger.logoutToken({ sub: 'ending', aud: 'another' }),
      await forger.logoutToken({ sub: 'ending', iss: peer.issuer }),
      await forger.logoutToken({ sub: 'ending', nonce: 'an ID token' }),
      await forger.logoutToken({ sub: 'ending', events: {} }),
      await forger.logoutToken({}),
      await forger.logoutToken({ sub: 'ending', iat: 1, exp: 2 }),
    ])
      expect(await logout(bad)).toBe('400');
    expect([await lives(one), await lives(two), await lives(three)]).toEqual([true, true, true]);

    // A company is copied while it moves, so the session would live on there. The provider's token stays good.
    await server.owner.query("update tenant set held = 'moving' where id = $1", [fourth.id]);
    expect(await logout(good)).toBe('503');
    await server.owner.query('update tenant set held = null where id = $1', [fourth.id]);

    const at = Date.now();
    expect(await logout(good)).toBe('200');
    expect([await lives(one), await lives(two), await lives(three)]).toEqual([true, false, false]);
    await screen.closed;
    expect(Date.now() - at).toBeLessThan(3_000);

    const again = await login('b');
    expect(await logout(good)).toBe('400');
    expect(await lives(again)).toBe(true);
    expect(await logout(await forger.logoutToken({ sub: 'ending' }))).toBe('200');
    expect([await lives(one), await lives(again), await lives(own)]).toEqual([false, false, true]);
  });
});

/** Starts a name server on this machine that knows TXT records; returns its address. */
async function startNameServer(records: ReadonlyMap<string, string>): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('ascii', at + 1, at + 1 + length));
      at += length + 1;
    }
    const text = records.get(labels.join('.').toLowerCase());
    const question = query.subarray(12, at + 5);
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(text === undefined ? 0 : 1, 6);
    header.writeUInt32BE(0, 8);
    const data = Buffer.from(text ?? '');
    const record = Buffer.concat([
      Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, data.length + 1, data.length]),
      data,
    ]);
    socket.send(
      Buffer.concat([header, question, ...(text === undefined ? [] : [record])]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  whenDone(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}
