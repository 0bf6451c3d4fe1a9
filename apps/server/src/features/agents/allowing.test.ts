import { makeToken } from '@bellwether/contract/accounts/tokens';
import * as allowing from '@bellwether/contract/agents/allowing';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { deactivatePerson } from '@bellwether/contract/people/status';
import {
  OAuthMetadataSchema,
  OAuthProtectedResourceMetadataSchema,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import { describe, expect, test, vi } from 'vitest';
import { connectAgent, listeningAt, pkce } from '../../testing/agent-client.ts';
import { type AskedAccess, agentAddress, enterAgentProgram } from '../../testing/agent-sign-in.ts';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const other = await server.buildTenant();
const address = agentAddress;
const minute = 60_000;

const { askedOf, post, consent, codeOf, exchange, refresh, works } = await enterAgentProgram(company);

describe('a person allows an agent', () => {
  test('whose program finds its way by the documents of the standard', async () => {
    const base = await listeningAt(server);
    const resource = await fetch(`${base}/.well-known/oauth-protected-resource/api/mcp`);
    expect(OAuthProtectedResourceMetadataSchema.parse(await resource.json())).toMatchObject({
      resource: `${base}/api/mcp`,
      authorization_servers: [base],
    });
    const metadata = await fetch(`${base}/.well-known/oauth-authorization-server`);
    expect(OAuthMetadataSchema.parse(await metadata.json())).toMatchObject({
      issuer: base,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    // A client in a browser asks from its own site.
    for (const url of ['/.well-known/oauth-authorization-server', '/api/agents/token', '/api/mcp']) {
      const { statusCode, headers } = await server.send({ method: 'OPTIONS', url });
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*']);
    }
    expect(metadata.headers.get('access-control-allow-origin')).toBe('*');
    // No other address lets foreign sites call.
    for (const url of ['/api/User/Agents', '/api/Auth/Login', '/api/agents/authorize'])
      expect(
        (await server.send({ method: 'OPTIONS', url })).headers['access-control-allow-origin'],
      ).toBeUndefined();
    const way = await server.send({
      method: 'GET',
      url: '/api/agents/authorize?client_id=x&state=12345678901234567890',
    });
    expect(way.statusCode).toBe(302);
    const asked = /\?ask=q\.([\w-]+)$/.exec(String(way.headers.location))?.[1] ?? '';
    expect(Buffer.from(asked, 'base64url').toString()).toBe('client_id=x&state=12345678901234567890');
  });

  test('with the scopes in words, and with no more than them', async () => {
    const shown = await consent('member');
    expect(shown.body).toEqual({
      Name: 'Claude',
      ReturnsTo: 'claude.example',
      Scopes: ['goals:read', 'comments:write'],
      IsUnknown: false,
    });
    const { to, ...code } = await codeOf('member', { state: 'abc 1' });
    expect([to.origin + to.pathname, to.searchParams.get('state'), to.searchParams.get('iss')]).toEqual([
      address,
      'abc 1',
      'http://localhost',
    ]);
    const { body } = await exchange(code);
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'goals:read comments:write',
    });
    const agent = await connectAgent(server, body.access_token);
    expect((await agent.call('my_week')).body.person).toEqual({ words_of_people: 'Mia Member' });
    expect((await agent.call('insight_look')).body.code).toBe('scope_missing');
    const { rows } = await server.owner.query('select * from agent_secret');
    expect(JSON.stringify(rows)).not.toContain(body.access_token.slice(10));
    await vi.waitUntil(
      async () => (await company.must('member', allowing.listAgents)).data[0]?.LastUsedAt !== null,
    );
  });

  test('or not, and then the program learns no more than that', async () => {
    const body = { ...askedOf(pkce().challenge), IsAllowed: false };
    const { RedirectTo } = await company.must('member', allowing.answerAgentConsent, { body });
    expect(new URL(RedirectTo).searchParams.get('error')).toBe('access_denied');
    expect(new URL(RedirectTo).searchParams.get('code')).toBeNull();
  });
});

describe('an attack', () => {
  test.each<[string, AskedAccess, string]>([
    ['another address', { redirect_uri: 'https://evil.example/callback' }, 'address_unknown'],
    ['a longer address', { redirect_uri: `${address}/../evil` }, 'address_unknown'],
    ['an unknown program', { client_id: 'bw-nobody' }, 'client_unknown'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'not_pkce'],
    ['an implicit grant', { response_type: 'token' }, 'not_pkce'],
    ['a scope that no agent has', { scope: 'goals:read people:write' }, 'scope_unknown'],
    ['a scope that no tool needs', { scope: 'goals:read people:read' }, 'scope_unknown'],
    ['another audience', { resource: 'https://other.example/api/mcp' }, 'other_resource'],
  ])('by %s is refused before and after the question', async (_, given, code) => {
    expect((await consent('member', given)).status).not.toBe(200);
    const body = { ...askedOf(pkce().challenge, given), IsAllowed: true };
    const answer = await company.call('member', allowing.answerAgentConsent, { body });
    expect([answer.status, answer.problem.code]).toEqual([409, code]);
  });

  test('by a program of another company', async () => {
    const foreign = await server.signInAs(other.ceo);
    const asked = await server.call(allowing.getAgentConsent, {
      token: foreign,
      query: askedOf(pkce().challenge),
    });
    expect([asked.status, asked.problem.code]).toEqual([409, 'client_unknown']);
    const added = await server.call(allowing.addAgentClient, {
      token: foreign,
      body: { Name: 'Theirs', Addresses: [address] },
    });
    const given = await codeOf();
    expect((await exchange(given, { client_id: added.body.ClientId })).body).toEqual({
      error: 'invalid_client',
    });
    expect((await exchange(given)).status).toBe(200);
  });

  test('by a code twice ends the agent', async () => {
    const given = await codeOf();
    const { body } = await exchange(given);
    expect(await works(body.access_token)).toBe(true);
    expect((await exchange(given)).body).toEqual({ error: 'invalid_grant' });
    expect(await works(body.access_token)).toBe(false);
    expect((await refresh(body.refresh_token)).status).toBe(400);
  });

  test('by a wrong verifier, another address, a late code, a made-up one', async () => {
    const given = await codeOf();
    expect((await exchange({ ...given, verifier: pkce().verifier })).body).toEqual({
      error: 'invalid_grant',
    });
    expect((await exchange({ ...given, verifier: '' })).body).toEqual({ error: 'invalid_grant' });
    expect((await exchange(given, { redirect_uri: 'https://evil.example' })).body).toEqual({
      error: 'invalid_grant',
    });
    const madeUp = given.code.replace(/.(?=.$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect((await exchange({ ...given, code: madeUp })).status).toBe(400);
    expect((await exchange(given, { resource: 'https://other.example/api/mcp' })).body).toEqual({
      error: 'invalid_target',
    });
    expect((await post('token', { grant_type: 'password' })).body).toEqual({
      error: 'unsupported_grant_type',
    });
    server.clock.advance(6 * minute);
    expect((await exchange(given)).body).toEqual({ error: 'invalid_grant' });
  });

  test('by a secret in a place that is not its own', async () => {
    const { body } = await exchange(await codeOf());
    // The calls of programs, another company's host, and the wrong kind of secret.
    expect((await server.call(listPeriods, { token: `Bearer ${body.access_token}` })).status).toBe(401);
    expect(await works(body.access_token, 'elsewhere.localhost')).toBe(false);
    expect(await works(body.refresh_token)).toBe(false);
    expect((await refresh(body.access_token)).status).toBe(400);
    const given = await codeOf();
    expect((await exchange(given, {}, 'elsewhere.localhost')).status).toBe(400);
  });
});

describe('the end of an agent', () => {
  test('comes after an hour; its refresh token works once, and its second use ends all', async () => {
    const first = (await exchange(await codeOf())).body;
    server.clock.advance(61 * minute);
    expect(await works(first.access_token)).toBe(false);
    const second = (await refresh(first.refresh_token)).body;
    expect([await works(second.access_token), second.refresh_token === first.refresh_token]).toEqual([
      true,
      false,
    ]);
    expect((await refresh(first.refresh_token)).body).toEqual({ error: 'invalid_grant' });
    expect([await works(second.access_token), (await refresh(second.refresh_token)).status]).toEqual([
      false,
      400,
    ]);
    await company.signIn();
  });

  test('comes at once when the person ends it, the program gives it up, or an admin removes the program', async () => {
    const beside = await startTestServer({ beside: server });
    const mine = (await exchange(await codeOf('peer'))).body;
    const [agent] = (await company.must('peer', allowing.listAgents)).data;
    const params = { id: agent?.Id ?? 0 };
    expect((await company.call('member', allowing.endAgent, { params })).status).toBe(404);
    expect((await company.call('foreigner', allowing.endAgent, { params })).status).toBe(404);
    await company.must('peer', allowing.endAgent, { params });
    expect(await works(mine.access_token)).toBe(false);
    expect((await beside.call(listPeriods, { token: `Bearer ${mine.access_token}` })).status).toBe(401);
    const given = (await exchange(await codeOf('peer'))).body;
    expect((await post('revoke', { token: given.refresh_token })).status).toBe(200);
    expect((await post('revoke', { token: 'unknown' })).status).toBe(200);
    expect(await works(given.access_token)).toBe(false);
    const client = await company.must('orgAdmin', allowing.addAgentClient, {
      body: { Name: 'Brief', Addresses: ['http://localhost/back'] },
    });
    // A program on the person's own machine listens at any port.
    const at = { client_id: client.ClientId, redirect_uri: 'http://localhost:53123/back' };
    const local = (await exchange(await codeOf('peer', at), at)).body;
    expect(await works(local.access_token)).toBe(true);
    await company.must('orgAdmin', allowing.removeAgentClient, { params: { id: client.Id } });
    expect([await works(local.access_token), (await refresh(local.refresh_token)).status]).toEqual([
      false,
      400,
    ]);
  });

  test('comes with its person, who does not get it back', async () => {
    const { body } = await exchange(await codeOf('outsider'));
    await company.must('ceo', deactivatePerson, { params: { id: company.people.outsider.id } });
    expect(await works(body.access_token)).toBe(false);
    expect((await refresh(body.refresh_token)).status).toBe(400);
  });
});

test('only org admins and the ceo manage programs; a token manages nothing; wrong addresses are refused', async () => {
  const body = { Name: 'X', Addresses: [address] };
  for (const [who, status] of [
    [null, 401],
    ['member', 403],
    ['goalAdmin', 403],
    ['ceo', 200],
  ] as const) {
    expect((await company.call(who, allowing.listAgentClients)).status).toBe(status);
    expect((await company.call(who, allowing.addAgentClient, { body })).status).toBe(status);
  }
  const list = await company.must('ceo', allowing.listAgentClients);
  const params = { id: list.data[0]?.Id ?? 0 };
  expect((await company.call('member', allowing.removeAgentClient, { params })).status).toBe(403);
  expect((await company.call('foreigner', allowing.removeAgentClient, { params })).status).toBe(404);
  for (const wrong of [
    'http://claude.example/cb',
    'https://a.example/#x',
    'ftp://a.example',
    'nonsense',
    'https://u:p@a.example/',
  ])
    expect(
      (await company.call('ceo', allowing.addAgentClient, { body: { ...body, Addresses: [wrong] } })).status,
    ).toBe(400);
  expect(
    (await company.call('ceo', allowing.addAgentClient, { body: { Name: '', Addresses: [] } })).status,
  ).toBe(400);
  const bearer = `Bearer ${(await company.must('ceo', makeToken, { body: { Name: 'T', Scopes: ['goals:read'] } })).Token}`;
  for (const call of [allowing.listAgents, allowing.listAgentClients])
    expect((await server.call(call, { token: bearer })).status).toBe(403);
});
