import { restoreSession, signOut } from '@bellwether/contract/accounts';
import { listSessions } from '@bellwether/contract/accounts/settings';
import { describe, expect, test, vi } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const node = await startTestServer({ beside: server });
const day = 86_400_000;

const statusOf = async (token: string | undefined, on = server, host?: string) =>
  (await on.call(restoreSession, { token, host })).status;

const change = (person: TestPerson, set: object) =>
  inTenant(server.context.pool, person.tenantId, (db) =>
    db
      .updateTable('person')
      .set(set)
      .where('tenant_id', '=', person.tenantId)
      .where('id', '=', person.id)
      .execute(),
  );

/** Waits for the write of "last seen", which uses its own connection after the reply was sent. */
const settle = () =>
  vi.waitUntil(() => server.context.pool.idleCount === server.context.pool.totalCount, { timeout: 20_000 });

describe('a session', () => {
  test('is required, and a malformed token is refused', async () => {
    const tenant = await server.buildTenant();
    const token = await server.signInAs(tenant.ceo);
    const [id, secret = ''] = token.split('.');
    const tokens = [
      undefined,
      '',
      'x',
      `${id}.`,
      `0.${secret}`,
      `${Number(id) + 1}.${secret}`,
      `${id}.${secret}x`,
      `${id}.${'A'.repeat(43)}`,
      `Bearer ${token}`,
      `2147483648.${secret}`,
      `99999999999.${secret}`,
    ];
    for (const wrong of tokens) expect(await statusOf(wrong), String(wrong)).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  test('ends on sign-out, on every node at once, without other sessions', async () => {
    const tenant = await server.buildTenant();
    const [first, second] = [await server.signInAs(tenant.ceo), await server.signInAs(tenant.ceo)];
    expect(await statusOf(first, node)).toBe(200);
    expect((await server.call(signOut, { token: first })).status).toBe(200);
    expect([await statusOf(first), await statusOf(first, node)]).toEqual([401, 401]);
    expect(await statusOf(second, node)).toBe(200);
    expect((await server.call(signOut, { token: first })).status).toBe(401);
  });

  test('ends eight days after its last use', async () => {
    const tenant = await server.buildTenant();
    const [idle, used] = [await server.signInAs(tenant.ceo), await server.signInAs(tenant.ceo)];
    server.clock.advance(7 * day);
    expect(await statusOf(used)).toBe(200);
    await settle();
    server.clock.advance(day);
    expect(await statusOf(idle)).toBe(401);
    expect(await statusOf(used)).toBe(200);
  });

  test('ends after thirty days, even if it is used', async () => {
    const tenant = await server.buildTenant();
    const token = await server.signInAs(tenant.ceo);
    for (let at = 0; at < 4; at += 1) {
      server.clock.advance(7 * day);
      expect(await statusOf(token)).toBe(200);
      await settle();
    }
    server.clock.advance(2 * day - 1);
    expect(await statusOf(token)).toBe(200);
    await settle();
    server.clock.advance(1);
    expect(await statusOf(token)).toBe(401);
  });

  test('ends after as many days as the company chose', async () => {
    const tenant = await server.buildTenant();
    await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .updateTable('tenant_setting')
        .set({ session_idle_days: 2, session_days: 3 })
        .where('tenant_id', '=', tenant.id)
        .execute(),
    );
    const [idle, used] = [await server.signInAs(tenant.ceo), await server.signInAs(tenant.ceo)];
    server.clock.advance(2 * day - 1);
    expect((await server.call(listSessions, { token: used })).body.data).toHaveLength(2);
    await settle();
    server.clock.advance(1);
    expect(await statusOf(idle)).toBe(401);
    expect((await server.call(listSessions, { token: used })).body.data).toHaveLength(1);
    await settle();
    server.clock.advance(day);
    expect(await statusOf(used)).toBe(401);
  });

  test('updates "last seen" at most once a minute, and a request never waits for it', async () => {
    const tenant = await server.buildTenant();
    const token = await server.signInAs(tenant.ceo);
    await statusOf(token);
    server.clock.advance(61_000);
    const first = await server.countStatements(async () => {
      await statusOf(token);
      await settle();
    });
    const second = await server.countStatements(async () => {
      await statusOf(token);
      await settle();
    });
    expect(first.tables.filter((text) => text.startsWith('update "session"'))).toHaveLength(1);
    // One statement reads the session, the other whether the strategy is published.
    expect(second.tables).toHaveLength(2);
  });

  test('ends with the person and with the company, and follows a change of role', async () => {
    const tenant = await server.buildTenant();
    const person = await server.buildPerson(tenant);
    const token = await server.signInAs(person);
    await change(person, { role_name: 'manager' });
    expect((await node.call(restoreSession, { token })).body.Profile.RoleName).toBe('manager');
    await change(person, { deactivated_at: new Date(server.clock.now()).toISOString() });
    expect([await statusOf(token), await statusOf(token, node)]).toEqual([401, 401]);
    const ceo = await server.signInAs(tenant.ceo);
    await server.owner.query('update tenant set is_active = false where id = $1', [tenant.id]);
    expect(await statusOf(ceo)).toBe(401);
  });

  test('is valid at its own company’s host and at hosts that name none, and is 401 at another company’s host', async () => {
    const tenant = await server.buildTenant({ subdomain: 'acme' });
    await server.buildTenant({ subdomain: 'umbrella' });
    const token = await server.signInAs(tenant.ceo);
    for (const host of [
      'localhost',
      '127.0.0.1:3000',
      'acme.localhost',
      'ACME.localhost:8080',
      'www.localhost',
      '[::1]',
    ])
      expect(await statusOf(token, server, host), host).toBe(200);
    for (const host of ['umbrella.localhost', 'nobody.localhost', 'a.acme.localhost'])
      expect(await statusOf(token, server, host), host).toBe(401);
  });
});
