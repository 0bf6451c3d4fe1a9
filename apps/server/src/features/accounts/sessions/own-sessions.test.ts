import { createHmac } from 'node:crypto';
import { restoreSession } from '@bellwether/contract/accounts';
import {
  endOneSession,
  endOtherSessions,
  getIdentityHash,
  listSessions,
} from '@bellwether/contract/accounts/settings';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const statusOf = async (token: string) => (await server.call(restoreSession, { token })).status;
const list = async (token: string, query: { Cursor?: string } = {}) =>
  (await server.call(listSessions, { token, query })).body;

describe('the own sessions', () => {
  test('are listed newest first, with this one marked, without ended and idle ones', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const idle = await server.signInAs(tenant.ceo);
    server.clock.advance(9 * 86_400_000);
    const first = await server.signInAs(tenant.ceo);
    const second = await server.signInAs(tenant.ceo);
    await server.signInAs(colleague);
    expect(await statusOf(idle)).toBe(401);
    const { data, Next } = await list(first);
    const now = instantToIso(server.clock.now());
    expect(Next).toBeNull();
    expect(data.map((session) => session.IsCurrent)).toEqual([false, true]);
    expect(data[0]).toMatchObject({ CreatedAt: now, LastSeenAt: now, UserAgent: expect.any(String) });
    const ended = await server.call(endOneSession, { token: first, params: { id: data[0]?.Id ?? 0 } });
    expect([ended.status, ended.body]).toEqual([200, { Id: data[0]?.Id }]);
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 401]);
    expect((await list(first)).data).toHaveLength(1);
  });

  test('are read page by page', async () => {
    const { ceo } = await server.buildTenant();
    let token = '';
    for (let at = 0; at < 51; at += 1) token = await server.signInAs(ceo);
    const first = await list(token);
    expect(first.data).toHaveLength(50);
    const rest = await list(token, { Cursor: first.Next ?? '' });
    expect([rest.data.length, rest.Next]).toEqual([1, null]);
    const lost = await server.call(listSessions, { token, query: { Cursor: 'nonsense' } });
    expect(lost.status).toBe(400);
  });

  test('of others are absent: of the company, of another one, ended ones and invalid ids', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const stranger = (await server.buildTenant()).ceo;
    const token = await server.signInAs(tenant.ceo);
    const theirs = [await server.signInAs(colleague), await server.signInAs(stranger)];
    for (const their of theirs) {
      const id = (await list(their)).data[0]?.Id ?? 0;
      expect((await server.call(endOneSession, { token, params: { id } })).status).toBe(404);
      expect(await statusOf(their)).toBe(200);
    }
    const own = await server.signInAs(tenant.ceo);
    const id = (await list(own)).data[0]?.Id ?? 0;
    const ends = await Promise.all([1, 2].map(() => server.call(endOneSession, { token, params: { id } })));
    expect(ends.map((end) => end.status).sort()).toEqual([200, 404]);
    expect((await server.call(endOneSession, { token, params: { id: 'x' } })).status).toBe(400);
  });

  test('all others end at once; a colleague’s go on', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.signInAs(await server.buildPerson(tenant));
    const [token, other] = [await server.signInAs(tenant.ceo), await server.signInAs(tenant.ceo)];
    for (let at = 0; at < 2; at += 1)
      expect((await server.call(endOtherSessions, { token })).status).toBe(200);
    expect([await statusOf(token), await statusOf(other), await statusOf(colleague)]).toEqual([
      200, 401, 200,
    ]);
    const kinds = await server.owner.query(
      "select detail from event where kind = 'account.other_sessions_ended'",
    );
    expect(kinds.rows.every(({ detail }) => detail.count === 1)).toBe(true);
  });
});

describe('the identity hash', () => {
  const secret = 'a-secret-of-the-chat';
  const production = { NODE_ENV: 'production', CHAT_IDENTITY_SECRET: secret };
  const hashOn = async (env: Record<string, string>, whose: 'own' | 'other' = 'own') => {
    const node = await startTestServer({ beside: server, env });
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const token = await server.signInAs(tenant.ceo);
    const id = whose === 'own' ? tenant.ceo.id : colleague.id;
    const answer = await node.call(getIdentityHash, { token, params: { id } });
    const expected = createHmac('sha256', secret).update(`${tenant.id}.${tenant.ceo.id}`).digest('hex');
    return { status: answer.status, isRight: answer.body?.Hash === expected };
  };

  test('is the own one, in production with a secret', async () => {
    expect(await hashOn(production)).toEqual({ status: 200, isRight: true });
  });

  test.each([
    ['of another person', production, 'other'],
    ['outside production', { CHAT_IDENTITY_SECRET: secret }, 'own'],
    ['without a secret', { NODE_ENV: 'production' }, 'own'],
  ] as const)('is absent %s', async (_, env, whose) => {
    expect((await hashOn(env, whose)).status).toBe(404);
  });
});
