import { finishProof, saveProvider, startProof } from '@bellwether/contract/accounts/providers';
import { describe, expect, test } from 'vitest';
import { startForgingProvider } from '../../../testing/forging-provider.ts';
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
} from '../../../testing/sign-in-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer({ env: keyEnv });

describe('a proof at a provider that does not say when it asked the person', () => {
  test.each([
    ['as its description says', 'described', 'other', 200, { prompt: 'select_account' }],
    ['as is known of Entra', 'silent', 'entra', 200, { prompt: 'login' }],
    ['and that asks nobody again', 'promptless', 'other', 404, { max_age: '300' }],
    ['and that nobody knows so', 'silent', 'other', 404, { prompt: 'login', max_age: '300' }],
  ] as const)('%s', async (_name, undated, Preset, status, sent) => {
    const tenant = await server.buildTenant();
    const other = await startOpenIdProvider({ redirects: redirectsOf(tenant), undated });
    const { Id: id } = (await addProviderOf(server, tenant, { ...providerBody(other), Preset })).body;
    const person = await server.buildPerson(tenant, { flags: ['isOrgAdmin'], withoutPassword: true });
    const jar = new CookieJar();
    const token = await signInAt(server, tenant, other, { provider: id, person, jar });
    const act = () => server.call(saveProvider, { token, params: { id }, body: { Name: 'Proved' } });
    expect((await act()).problem.type).toBe('/problems/password-needed');
    const ways = (await server.call(startProof, { token })).body;
    const browser = new TestBrowser(server, tenant);
    const there = await browser.open(ways.Providers[0]?.Address ?? '');
    const { prompt, max_age } = Object.fromEntries(new URL(there).searchParams);
    expect({ prompt, ...(max_age && { max_age }) }).toEqual(sent);
    const arrived = await browser.open(pathOf(await other.signIn(there, `subject-${person.id}`, jar)));
    const finished = await server.call(finishProof, {
      token,
      host: hostOf(tenant),
      headers: { cookie: browser.jar.header },
      body: { Ticket: fragmentOf(arrived).ticket ?? 'none' },
    });
    expect(finished.status).toBe(status);
    expect((await act()).status).toBe(status === 200 ? 200 : 409);
  });

  test('an old date is refused there, too', async () => {
    const tenant = await server.buildTenant();
    const forger = await startForgingProvider();
    const body = { ...providerBody(forger), Preset: 'entra' as const };
    const { Id: id } = (await addProviderOf(server, tenant, body)).body;
    const person = await server.buildPerson(tenant);
    const claims = { email: person.email, email_verified: true };
    const browser = new TestBrowser(server, tenant);
    const login = await browser.open(`/api/signin/${id}/start`);
    const { Token: token } = (await browser.finish(await browser.open(forger.answer(login, { claims })))).body
      .Session;
    const proof = async (auth: object) => {
      const [way] = (await server.call(startProof, { token })).body.Providers;
      const asked = await browser.open(way?.Address ?? '');
      return refusalIn(await browser.open(forger.answer(asked, { claims: { ...claims, ...auth } })));
    };
    const old = Math.floor(Date.now() / 1_000) - 3_600;
    expect(await proof({ auth_time: old })).toBe('answer_invalid');
    expect(await proof({ iat: old })).toBe('answer_invalid');
    expect(await proof({})).toBeUndefined();
  });
});
