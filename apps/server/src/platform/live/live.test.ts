import { setTimeout as wait } from 'node:timers/promises';
import { signOut } from '@bellwether/contract/accounts';
import { changePassword } from '@bellwether/contract/accounts/settings';
import { liveCloseCodes } from '@bellwether/contract/live.channel';
import { changeManager } from '@bellwether/contract/people/manager';
import { saveRoles } from '@bellwether/contract/people/profile';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testPassword } from '../../testing/factory.ts';
import {
  fence,
  type LiveClient,
  type LiveData,
  listenLive,
  openLive,
  openReady,
  told,
} from '../../testing/live-client.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { inTenant } from '../database/transaction.ts';
import { openWakeUp } from '../database/wake-up.ts';
import { eventClausesOf } from '../events/record-event.ts';

const hour = 3_600_000;
const server = await startTestServer();

async function signedIn() {
  const tenant = await server.buildTenant();
  return { tenant, ceo: tenant.ceo, token: await server.signInAs(tenant.ceo) };
}

const isFrame = (id: number) => (message: LiveData) => message.Id === id;

describe('a channel opens', () => {
  test('for a page of the same origin with a token, and says the last event', async () => {
    const { tenant, token } = await signedIn();
    const last = await fence(server, tenant.id);
    const client = await openReady(server, token, { after: last });
    expect(client.messages).toEqual([{ Ready: true, Last: last }]);
  });

  test.each([
    ['a foreign origin', 'https://evil.example'],
    ['another port', 'http://127.0.0.1:1'],
    ['no page', null],
    ['a sandboxed page', 'null'],
  ])('not for %s', async (_, origin) => {
    const { token } = await signedIn();
    expect(await (await openLive(server, token, { origin })).closed).toBe(403);
  });

  test('not without WebSocket', async () => {
    expect((await server.send({ url: '/api/live' })).statusCode).toBe(426);
  });

  test.each([
    ['a bad token', { Token: '1.no' }, liveCloseCodes.sessionEnded],
    ['a bad token and no event', { Token: '1.no', After: null }, liveCloseCodes.sessionEnded],
    ['an unknown token', { Token: `1.${'a'.repeat(43)}` }, liveCloseCodes.sessionEnded],
    ['no token', {}, liveCloseCodes.badHello],
    ['an unknown field', { Token: '1.no', Group: 7 }, liveCloseCodes.badHello],
    ['a negative id', { Token: '1.no', After: -1 }, liveCloseCodes.badHello],
    ['no object', 'hello', liveCloseCodes.badHello],
  ])('not with %s', async (_, hello, code) => {
    const client = await openLive(server, '', { hello });
    expect(await client.closed).toBe(code);
    expect(client.messages).toEqual([]);
  });

  test('not without a first message', async () => {
    await listenLive(server);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = await openLive(server, '', { hello: null });
    await new Promise((resolve) => client.socket.once('open', resolve));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await client.closed).toBe(liveCloseCodes.noHello);
  });

  test("not with a token of another company than the host's", async () => {
    const { token } = await signedIn();
    const { tenant: other } = await signedIn();
    const client = await openLive(server, token, { host: `${other.subdomain}.localhost` });
    expect(await client.closed).toBe(liveCloseCodes.sessionEnded);
  });

  test('five times for a session; another session has its own five', async () => {
    const { ceo, token } = await signedIn();
    for (let at = 0; at < 5; at += 1) await openReady(server, token);
    expect(await (await openLive(server, token)).closed).toBe(liveCloseCodes.tooMany);
    const other = await openReady(server, await server.signInAs(ceo));
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    expect(server.context.live.peopleOf(ceo.tenantId)).toEqual([ceo.id]);
  });
});

describe('a channel ends within a second', () => {
  const ended = async (
    client: Awaited<ReturnType<typeof openReady>>,
    act: () => Promise<{ status: number }>,
  ) => {
    expect((await act()).status).toBe(200);
    const late = wait(1_000).then(() => 'late');
    expect(await Promise.race([client.closed, late])).toBe(liveCloseCodes.sessionEnded);
  };

  test('when the person signs out', async () => {
    const { ceo, token } = await signedIn();
    const other = await openReady(server, await server.signInAs(ceo));
    const client = await openReady(server, token);
    await ended(client, () => server.call(signOut, { token }));
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  test('when the password is changed elsewhere', async () => {
    const { ceo, token } = await signedIn();
    const elsewhere = await server.signInAs(ceo);
    const own = await openReady(server, elsewhere);
    const client = await openReady(server, token);
    await ended(client, () =>
      server.call(changePassword, {
        token: elsewhere,
        body: { Password: testPassword, NewPassword: 'Quiet-Harbour-2931' },
      }),
    );
    expect(own.socket.readyState).toBe(own.socket.OPEN);
  });

  test('when the person is deactivated; others are told', async () => {
    const { tenant, token } = await signedIn();
    const person = await server.buildPerson(tenant);
    const watcher = await openReady(server, token);
    const client = await openReady(server, await server.signInAs(person));
    await ended(client, () => server.call(deactivatePerson, { token, params: { id: person.id } }));
    const { watcher: frames } = await told(server, tenant.id, { watcher });
    expect(frames).toEqual([{ Event: 'user_deactivated', UserId: person.id }]);
  });
});

describe('frames about people', () => {
  test('go to those who see the person; a changed role does not end the channel', async () => {
    const { tenant, ceo, token } = await signedIn();
    const lead = await server.buildPerson(tenant, { role: 'manager' });
    const person = await server.buildPerson(tenant);
    const observer = await server.buildPerson(tenant, { role: 'observer' });
    const clients = {
      ceo: await openReady(server, token),
      person: await openReady(server, await server.signInAs(person)),
      observer: await openReady(server, await server.signInAs(observer)),
      stranger: await openReady(server, (await signedIn()).token),
    };
    const { stranger, ...own } = clients;
    const flags = { IsOrgAdmin: false, IsGoalAdmin: false, IsHrAdmin: true, IsGoalManager: false };
    const role = { ...flags, RoleName: 'contributor' } as const;
    expect((await server.call(saveRoles, { token, params: { id: person.id }, body: role })).status).toBe(200);
    expect(
      (await server.call(changeManager, { token, params: { id: person.id, managerId: lead.id } })).status,
    ).toBe(200);
    await server.call(saveRoles, {
      token,
      params: { id: observer.id },
      body: { ...flags, RoleName: 'observer' },
    });
    const frames = await told(server, tenant.id, own);
    const seen = [
      { Event: 'user_updated', UserId: person.id },
      { Event: 'manager_updated', UserId: person.id },
    ];
    const hidden = { Event: 'user_updated', UserId: observer.id };
    expect(frames).toEqual({ ceo: [...seen, hidden], person: seen, observer: [...seen, hidden] });
    expect(stranger.messages).toHaveLength(1);
    expect(ceo.id).toBeGreaterThan(0);
  });
});

describe('a client that reconnects', () => {
  test('gets what it missed, once and in order, and then what comes', async () => {
    const { tenant, token } = await signedIn();
    const seen = await fence(server, tenant.id);
    server.clock.advance(2 * 60_000);
    const missed = [await fence(server, tenant.id), await fence(server, tenant.id)];
    const client = await openReady(server, token, { after: seen });
    const next = await fence(server, tenant.id);
    await client.wait(isFrame(next));
    // If several events cause the same frame, it is sent once, with the last id.
    expect(client.messages).toEqual([
      { Ready: true, Last: missed[1] },
      { Id: missed[1], Event: 'tenant_updated' },
      { Id: next, Event: 'tenant_updated' },
    ]);
  });

  test('gets an event that committed after one with a higher id', async () => {
    const { tenant, token } = await signedIn();
    const lateHasId = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const late = inTenant(server.context.pool, tenant.id, async (db) => {
      const scope = { db, tenant, requestId: 'late', now: server.clock.now() };
      const event = { kind: 'tenant.changed', subjectId: tenant.id, detail: { fields: [] } } as const;
      await sql`with ${eventClausesOf(scope, sql`(select 1) one`, [event])} select 1`.execute(db);
      lateHasId.resolve();
      await release.promise;
    });
    await lateHasId.promise;
    const seen = await fence(server, tenant.id);
    const open = await openReady(server, token, { after: seen });
    release.resolve();
    await late;
    await open.wait((message) => Number(message.Id) < seen);
    const back = await openReady(server, token, { after: seen });
    await back.wait((message) => message.Event === 'tenant_updated');
  });

  test.each([
    [
      'an event older than an hour',
      async (tenantId: number) => {
        await fence(server, tenantId);
        server.clock.advance(hour + 1);
      },
    ],
    [
      'more events than are read at once',
      async (tenantId: number) => {
        await inTenant(server.context.pool, tenantId, async (db) => {
          const scope = { db, tenant: { id: tenantId }, requestId: 'many', now: server.clock.now() };
          const event = { kind: 'account.signed_in', subjectId: 1, detail: {} } as const;
          await sql`with ${eventClausesOf(scope, sql`generate_series(1, 501) one`, [event])} select 1`.execute(
            db,
          );
        });
      },
    ],
  ])('reads anew after %s', async (_, miss) => {
    const { tenant, token } = await signedIn();
    const seen = await fence(server, tenant.id);
    await miss(tenant.id);
    const client = await openReady(server, await server.signInAs(tenant.ceo), { after: seen });
    expect(await client.wait((message) => message.Reset === true)).toEqual({
      Reset: true,
      Id: expect.any(Number),
    });
    expect(token).toBeTruthy();
  });

  test('reads anew if the database is behind it', async () => {
    const { token } = await signedIn();
    const client = await openReady(server, token, { after: 2 ** 50 });
    await client.wait((message) => message.Reset === true);
  });

  test('reads nothing anew after a quiet day', async () => {
    const { tenant, ceo } = await signedIn();
    const seen = await fence(server, tenant.id);
    server.clock.advance(24 * hour);
    const client = await openReady(server, await server.signInAs(ceo), { after: seen });
    await told(server, tenant.id, { client });
    expect(client.messages.some((message) => message.Reset)).toBe(false);
  });
});

describe('several nodes', () => {
  test('all send an event of one; nothing is lost while the listening connection is killed', async () => {
    const node = await startTestServer({ beside: server });
    const wakeUp = openWakeUp(node.context, { listenUrl: undefined, lost: () => undefined });
    onTestFinished(() => wakeUp.stop());
    wakeUp.on('events', () => node.context.live.wake());
    const { tenant, token } = await signedIn();
    const here = await openReady(server, token);
    const there = await openReady(node, token);
    const ids: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      if (at === 4)
        await server.owner.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'bellwether events'",
        );
      ids.push(await fence(server, tenant.id));
    }
    for (const client of [here, there]) await client.wait(isFrame(ids.at(-1) ?? 0));
    expect(node.context.live.count).toBe(1);
  });
});

test('one event costs two reads, whatever the number of clients', async () => {
  const { tenant } = await signedIn();
  const person = await server.buildPerson(tenant);
  const clients: LiveClient[] = [];
  for (let at = 0; at < 4; at += 1) {
    const token = await server.signInAs(at % 2 === 0 ? person : tenant.ceo);
    clients.push(await openReady(server, token), await openReady(server, token));
  }
  const tellAll = async () => {
    const id = await fence(server, tenant.id);
    await Promise.all(clients.map((client) => client.wait(isFrame(id))));
  };
  // Let the reader handle the events of the sign-ins before the count begins.
  await tellAll();
  const { tables } = await server.countStatements(tellAll);
  expect(tables.filter((text) => text.includes('array_agg(person_id)'))).toHaveLength(1);
  expect(tables.filter((text) => text.includes('from session'))).toEqual([]);
});

test('a client that reads nothing is cut, and others are not kept waiting', async () => {
  const { tenant, token } = await signedIn();
  const slow = await openReady(server, token);
  const quick = await openReady(server, token);
  slow.socket.pause();
  const [channel] = [...server.context.live.of(tenant.id, tenant.ceo.id)];
  const data = Buffer.alloc(64 * 1_024, 'x');
  for (let at = 0; at < 400 && server.context.live.count > 0; at += 1) {
    channel?.send({ eventId: at, event: null, key: `${at}`, data });
    await wait(1);
    if (!server.context.live.of(tenant.id, tenant.ceo.id).has(channel as never)) break;
  }
  await vi.waitFor(() =>
    expect(server.context.live.of(tenant.id, tenant.ceo.id).has(channel as never)).toBe(false),
  );
  const id = await fence(server, tenant.id);
  await quick.wait(isFrame(id));
});

test('counts are in the metrics; a token is in no log', async () => {
  const lines: string[] = [];
  const logged = await startTestServer({
    beside: server,
    log: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
  const { token } = await signedIn();
  await openReady(logged, token);
  const metrics = await logged.send({ url: '/api/metrics' });
  expect(metrics.body).toMatch(/live_channels 1\n/);
  const bad = await openLive(logged, `1.${'b'.repeat(43)}`);
  expect(await bad.closed).toBe(liveCloseCodes.sessionEnded);
  expect(lines.join('')).not.toContain(token.split('.')[1]);
  expect(lines.join('')).not.toContain('b'.repeat(43));
});

test('a server that stops closes its channels', async () => {
  const node = await startTestServer({ beside: server });
  const { token } = await signedIn();
  const client = await openReady(node, token);
  await node.http.close();
  expect(await client.closed).toBe(1001);
});

test('a company that has moved to another database is let go, so that its people open the channel there', async () => {
  const [moved, stays] = [await signedIn(), await signedIn()];
  const client = await openReady(server, moved.token);
  const other = await openReady(server, stays.token);
  await server.owner.query(
    `update tenant set held = 'moved', is_active = false where id = ${moved.tenant.id}`,
  );
  expect(await client.closed).toBe(1001);
  expect(await told(server, stays.tenant.id, { other })).toEqual({ other: [] });
});
