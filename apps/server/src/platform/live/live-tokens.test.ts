import { endToken, listTokens, makeCompanyToken, makeToken } from '@bellwether/contract/accounts/tokens';
import { liveCloseCodes } from '@bellwether/contract/live.channel';
import { deactivatePerson } from '@bellwether/contract/people/status';
import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import { expect, test, vi } from 'vitest';
import type { TestPerson } from '../../testing/factory.ts';
import { fence, openLive } from '../../testing/live-client.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { inTenant } from '../database/transaction.ts';
import { recordEventIn } from '../events/record-event.ts';

const server = await startTestServer();
const tenant = await server.buildTenant();

async function make(person: TestPerson, scopes: readonly TokenScope[] = ['live']) {
  const token = await server.signInAs(person);
  const { body } = await server.call(makeToken, { token, body: { Name: 'Board', Scopes: scopes } });
  return { id: body.Id, session: token, authorization: `Bearer ${body.Token}` };
}
const program = (authorization: string, more: object = {}) =>
  openLive(server, '', { origin: null, authorization, hello: {}, ...more });

test('a token with the scope live hears of changes until it ends', async () => {
  const made = await make(tenant.ceo);
  const client = await program(made.authorization);
  await client.wait((message) => message.Ready === true);
  const id = await fence(server, tenant.id);
  await client.wait((message) => message.Id === id && message.Event === 'tenant_updated');
  await server.call(endToken, { token: made.session, params: { id: made.id } });
  expect(await client.closed).toBe(liveCloseCodes.sessionEnded);
  expect(await (await program(made.authorization)).closed).toBe(liveCloseCodes.sessionEnded);
});

test('one of the company hears of changes also after its owner left, and the owner’s own ends', async () => {
  const owner = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  const own = await make(owner);
  const { body } = await server.call(makeCompanyToken, {
    token: own.session,
    body: { Name: 'Board', Scopes: ['live'] },
  });
  const company = await program(`Bearer ${body.Token}`);
  const personal = await program(own.authorization);
  const page = await openLive(server, own.session);
  for (const each of [company, personal, page]) await each.wait((message) => message.Ready === true);
  const session = await server.signInAs(tenant.ceo);
  await server.call(deactivatePerson, { token: session, params: { id: owner.id } });
  for (const each of [personal, page]) expect(await each.closed).toBe(liveCloseCodes.sessionEnded);
  const after = await fence(server, tenant.id);
  await company.wait((message) => message.Id === after);
  const id = await fence(server, tenant.id);
  const again = await program(`Bearer ${body.Token}`, { hello: { After: after } });
  await again.wait((message) => message.Id === id);
  for (const each of [personal, page])
    expect(each.messages.filter(({ Id }) => Number(Id) >= after)).toEqual([]);
});

test('its last use is from the address that a trusted proxy names', async () => {
  const proxied = await startTestServer({ beside: server, env: { TRUSTED_PROXIES: 'loopback' } });
  for (const [at, expected] of [
    [proxied, '203.0.113.7'],
    [server, '127.0.0.1'],
  ] as const) {
    const { authorization, session } = await make(await server.buildPerson(tenant));
    const more = { origin: null, authorization, hello: {}, forwardedFor: '198.51.100.1, 203.0.113.7' };
    const client = await openLive(at, '', more);
    await client.wait((message) => message.Ready === true);
    await vi.waitUntil(async () => {
      const { body } = await server.call(listTokens, { token: session });
      return body.data[0]?.LastUsedFrom === expected;
    });
  }
});

test('it may have missed events, and five channels', async () => {
  const { authorization } = await make(tenant.ceo);
  const after = await fence(server, tenant.id);
  const id = await fence(server, tenant.id);
  const client = await program(authorization, { hello: { After: after } });
  await client.wait((message) => message.Id === id);
  for (let at = 1; at < 5; at += 1)
    await (await program(authorization)).wait((message) => message.Ready === true);
  expect(await (await program(authorization)).closed).toBe(liveCloseCodes.tooMany);
});

test('without the scope, for another company, from a page and in the first message it opens nothing', async () => {
  const without = await make(tenant.ceo, ['goals:read']);
  expect(await (await program(without.authorization)).closed).toBe(liveCloseCodes.scopeMissing);
  const { authorization, session } = await make(tenant.ceo);
  const other = await server.buildTenant();
  const host = `${other.subdomain}.localhost`;
  expect(await (await program(authorization, { host })).closed).toBe(liveCloseCodes.sessionEnded);
  // A page cannot send the header; its first message takes sessions only.
  const page = await openLive(server, '', { authorization, hello: {} });
  expect(await page.closed).toBe(liveCloseCodes.badHello);
  const asSession = await openLive(server, authorization.slice('Bearer '.length));
  expect(await asSession.closed).toBe(liveCloseCodes.sessionEnded);
  // A session is no token of a program.
  expect(await (await program(session)).closed).toBe(liveCloseCodes.sessionEnded);
  expect(await (await program(authorization, { hello: { Token: session } })).closed).toBe(
    liveCloseCodes.badHello,
  );
  expect(await (await program(authorization, { origin: 'https://evil.example' })).closed).toBe(403);
});

test('it hears nothing about appraisals', async () => {
  const { authorization, session } = await make(tenant.ceo);
  const client = await program(authorization);
  const page = await openLive(server, session);
  for (const each of [client, page]) await each.wait((message) => message.Ready === true);
  const employee = await server.buildPerson(tenant, { manager: tenant.ceo });
  await server.owner.query('update tenant_setting set talent_enabled = true where tenant_id = $1', [
    tenant.id,
  ]);
  const act = { tenantId: tenant.id, actorId: null, requestId: null, now: server.clock.now() };
  const ids = { employee: employee.id, reviewer: tenant.ceo.id, period: 1, cycle: 1 };
  const detail = { ...ids, from: 'shared' } as const;
  await inTenant(server.context.pool, tenant.id, (db) =>
    recordEventIn(db, act, { kind: 'appraisal.deleted', subjectId: 1, detail }),
  );
  await page.wait((message) => message.Event === 'appraisal_update');
  const id = await fence(server, tenant.id);
  await client.wait((message) => message.Id === id);
  expect(client.messages.filter(({ Event }) => Event === 'appraisal_update')).toEqual([]);
});
