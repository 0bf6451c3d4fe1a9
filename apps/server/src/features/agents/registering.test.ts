import * as allowing from '@bellwether/contract/agents/allowing';
import { expect, test } from 'vitest';
import { pkce } from '../../testing/agent-client.ts';
import { agentAddress, enterAgentProgram } from '../../testing/agent-sign-in.ts';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { purgeAccounts } from '../accounts/commands.purge.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const other = await server.buildTenant();
const minute = 60_000;
const sign = await enterAgentProgram(company);
const { askedOf, post, codeOf, exchange, refresh, works } = sign;
const register = (payload: object, host = `${other.subdomain}.localhost`) => sign.register(payload, host);
const hold = (held: 'frozen' | 'moving' | 'moved' | null) =>
  server.owner.query('update tenant set held = $1 where id = $2', [held, company.tenantId]);

test('programs register themselves only where the company allows it', async () => {
  const asked = { client_name: 'Own', redirect_uris: ['http://127.0.0.1/cb'] };
  expect((await register(asked)).status).toBe(403);
  await server.owner.query(
    'update tenant_setting set agent_registration_enabled = true where tenant_id = $1',
    [other.id],
  );
  const made = await register(asked);
  expect([made.status, made.body]).toMatchObject([
    201,
    { client_name: 'Own', token_endpoint_auth_method: 'none' },
  ]);
  for (const wrong of [
    { ...asked, redirect_uris: ['javascript:alert(1)'] },
    { ...asked, redirect_uris: [] },
    { redirect_uris: asked.redirect_uris },
    { ...asked, redirect_uris: ['http://evil.example/cb'] },
  ])
    expect((await register(wrong)).status).toBe(400);
  const token = await server.signInAs(other.ceo);
  const query = askedOf(pkce().challenge, {
    client_id: made.body.client_id,
    redirect_uri: 'http://127.0.0.1:4444/cb',
  });
  expect((await server.call(allowing.getAgentConsent, { token, query })).body).toMatchObject({
    IsUnknown: true,
  });
});

test('a sign-in, its rotation and its end wait while the company moves, and go where it went', async () => {
  await server.owner.query(`update tenant set subdomain = 'moves' where id = $1`, [company.tenantId]);
  await server.owner.query(
    'update tenant_setting set agent_registration_enabled = true where tenant_id = $1',
    [company.tenantId],
  );
  const given = await codeOf('peer');
  const { body } = await exchange(await codeOf('peer'));
  const asked = () =>
    Promise.all([
      exchange(given),
      refresh(body.refresh_token),
      post('revoke', { token: body.refresh_token }),
      register({ client_name: 'Own', redirect_uris: ['http://127.0.0.1/cb'] }, 'moves.localhost'),
    ]);
  for (const [held, status] of [
    ['frozen', 503],
    ['moving', 503],
    ['moved', 421],
  ] as const) {
    await hold(held);
    for (const refused of await asked()) {
      expect([refused.status, refused.body.error]).toEqual([status, 'temporarily_unavailable']);
      expect(refused.retryAfter).toBe(status === 503 ? '5' : undefined);
    }
  }
  await hold(null);
  expect((await exchange(given)).status).toBe(200);
  const next = (await refresh(body.refresh_token)).body;
  expect(await works(next.access_token)).toBe(true);
  expect((await post('revoke', { token: next.refresh_token })).status).toBe(200);
  expect(await works(next.access_token)).toBe(false);
});

test('programs that registered themselves take no place of those that admins enter, nor of each other once allowed', async () => {
  const redirect_uris = ['http://127.0.0.1/cb'];
  const token = await server.signInAs(other.ceo);
  for (let at = 0; at < 60; at += 1)
    expect((await register({ client_name: `Own ${at}`, redirect_uris })).status).toBe(201);
  const { rows } = await server.owner.query(
    'select id from agent_client where tenant_id = $1 and added_by is null order by id',
    [other.id],
  );
  // 200 that nobody has allowed are the most; one more is registered in the place of one that was allowed.
  await server.owner.query(
    `insert into agent_client (tenant_id, client_id, name, redirect_uris, created_at)
      select $1, 'planted-' || at, 'Planted', '{}', now() from generate_series(1, 200 - $2::int) at`,
    [other.id, rows.length],
  );
  expect((await register({ client_name: 'One more', redirect_uris })).status).toBe(403);
  await server.owner.query(
    `insert into agent_grant (tenant_id, person_id, client_id, scopes, created_at) values ($1, $2, $3, '{}', now())`,
    [other.id, other.ceo.id, rows[0].id],
  );
  expect((await register({ client_name: 'One more', redirect_uris })).status).toBe(201);
  const body = { Name: 'Entered', Addresses: [agentAddress] };
  const added = await server.call(allowing.addAgentClient, { token, body });
  expect(added.status).toBe(200);
  const { body: list } = await server.call(allowing.listAgentClients, { token });
  expect(list.data[0]).toMatchObject({ Id: added.body.Id, Name: 'Entered' });
});

test('only agents that may come again count as a person’s twenty; a purge forgets the others', async () => {
  const asked = { ...askedOf(pkce().challenge), IsAllowed: true };
  const allow = async () =>
    (await company.call('otherLead', allowing.answerAgentConsent, { body: asked })).status;
  const exchanged = await exchange(await codeOf('otherLead'));
  for (let at = 1; at < 20; at += 1) expect(await allow()).toBe(200);
  expect(await allow()).toBe(409);
  // Nobody came for the codes.
  server.clock.advance(6 * minute);
  expect((await company.must('otherLead', allowing.listAgents)).data).toHaveLength(1);
  expect(await allow()).toBe(200);
  server.clock.advance(40 * 24 * 60 * minute);
  await company.signIn();
  expect((await company.must('otherLead', allowing.listAgents)).data).toEqual([]);
  expect(await works(exchanged.body.access_token)).toBe(false);
  await purgeAccounts(server.context);
  const { rows } = await server.owner.query(
    'select from agent_grant where tenant_id = $1 and person_id = $2',
    [company.tenantId, company.people.otherLead.id],
  );
  expect(rows).toHaveLength(0);
});
