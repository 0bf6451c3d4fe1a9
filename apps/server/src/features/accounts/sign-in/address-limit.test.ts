import { acceptInvitation, signIn } from '@bellwether/contract/accounts';
import { requestUnlock, unlockAccount } from '@bellwether/contract/accounts/links';
import { describe, expect, test } from 'vitest';
import { mintInvitationLink } from '../../../platform/accounts/invitation.ts';
import { inTenant } from '../../../platform/database/transaction.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { type TestPerson, type TestTenant, testPassword } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { mintAccountLink } from '../links/commands.ts';
import { accountWords } from '../words.ts';
import { keyOf } from './statements.counters.ts';

const server = await startTestServer();
const node = await startTestServer({ beside: server });
const minute = 60_000;

let count = 0;
const freshAddress = () => {
  count += 1;
  return `10.2.${Math.floor(count / 250)}.${count % 250}`;
};
const freshDevice = () => {
  count += 1;
  return `device-${count}`.padEnd(43, '_');
};

interface How {
  readonly address?: string;
  readonly userName?: string;
  readonly device?: string | undefined;
  readonly on?: typeof server;
}

/** Sends one attempt, by default from an address that has not failed yet and as the ceo. */
async function attempt(tenant: TestTenant, password: string, how: How = {}) {
  const { address = freshAddress(), userName = tenant.ceo.email, device, on = server } = how;
  return on.call(signIn, { body: { userName, password, domain: tenant.subdomain, device }, address });
}

async function fail(tenant: TestTenant, times: number, how: How = {}) {
  for (let at = 0; at < times; at += 1) expect((await attempt(tenant, 'wrong', how)).status).toBe(401);
}

/** Leaves the address this many failures before it is slowed. */
async function leave(tenant: TestTenant, address: string, tokens: number) {
  await attempt(tenant, 'wrong', { address, userName: 'nobody@example.com' });
  await inTenant(server.context.pool, 0, (db) =>
    db
      .updateTable('sign_in_address')
      .set({ tokens })
      .where('address_key', '=', keyOf(networkOf(address)))
      .execute(),
  );
}

/** Signs in on a device that is new to the person, from some other address. */
async function meet(tenant: TestTenant, person: TestPerson = tenant.ceo) {
  const device = freshDevice();
  const { status } = await attempt(tenant, testPassword, { userName: person.email, device });
  expect(status).toBe(200);
  return device;
}

async function unlock(tenant: TestTenant, person: TestPerson = tenant.ceo) {
  await server.call(requestUnlock, {
    body: { Email: person.email, domain: tenant.subdomain },
    address: freshAddress(),
  });
  const token = await inTenant(server.context.pool, tenant.id, async (db) => {
    const link = await db
      .selectFrom('account_link')
      .select('id')
      .where('kind', '=', 'unlock')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return mintAccountLink(db, { tenantId: tenant.id, id: link.id });
  });
  expect((await server.call(unlockAccount, { body: { Token: token } })).status).toBe(200);
}

describe('an office behind one address', () => {
  test('ten wrong passwords of one person do not stop the others', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const address = freshAddress();
    await fail(tenant, 12, { address });
    expect((await attempt(tenant, testPassword, { address })).status).toBe(401);
    expect((await attempt(tenant, testPassword, { address, userName: colleague.email })).status).toBe(200);
  });

  test('a locked account is unlocked by its link, behind the same address too', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    await fail(tenant, 12, { address });
    await unlock(tenant);
    expect((await attempt(tenant, testPassword, { address })).status).toBe(200);
  });

  test('whoever locked the account cannot lock it again from there once the link has lost its effect', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    for (let at = 0; at < 3; at += 1) {
      await fail(tenant, 10, { address });
      server.clock.advance(10 * 2 ** at * minute);
    }
    await fail(tenant, 10, { address });
    await unlock(tenant);
    // The lock at this address lasts an hour by now.
    server.clock.advance(60 * minute);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
    await fail(tenant, 10, { address });
    expect((await attempt(tenant, testPassword)).status).toBe(401);
  });
});

describe('an address as a whole', () => {
  test('is slowed from a hundred failures, to ten a minute', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    const tryAs = (at: number) => attempt(tenant, 'wrong', { address, userName: `p${at}@example.com` });
    const left = () =>
      inTenant(server.context.pool, 0, async (db) => {
        const key = keyOf(networkOf(address));
        const query = db.selectFrom('sign_in_address').select('tokens').where('address_key', '=', key);
        return (await query.executeTakeFirstOrThrow()).tokens;
      });
    for (let at = 0; at < 12; at += 1) expect((await tryAs(at)).status).toBe(401);
    expect(await left()).toBe(88);
    await leave(tenant, address, 1);
    expect((await tryAs(20)).status).toBe(401);
    const refused = await tryAs(21);
    expect([refused.status, refused.problem.detail, refused.headers['retry-after']]).toEqual([
      429,
      accountWords.too_many_attempts,
      '6',
    ]);
    server.clock.advance(6_000);
    expect((await tryAs(22)).status).toBe(401);
    expect((await tryAs(23)).status).toBe(429);
    expect((await attempt(tenant, 'wrong', { userName: 'q@example.com' })).status).toBe(401);
    server.clock.advance(60 * minute);
    expect((await tryAs(24)).status).toBe(401);
    expect(await left()).toBe(99);
  });

  test('uses up attempts by failures only', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    await leave(tenant, address, 1);
    for (let at = 0; at < 5; at += 1)
      expect((await attempt(tenant, testPassword, { address })).status).toBe(200);
  });

  test('cannot exceed the limit by concurrent attempts on two nodes', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    await leave(tenant, address, 10);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        attempt(tenant, 'wrong', { address, userName: `p${at}@example.com`, on: at % 2 ? server : node }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30);
  });

  test('counts by its IPv6 network, and as one IPv4 address in every spelling', async () => {
    const tenant = await server.buildTenant();
    const from = async (address: string) =>
      (await attempt(tenant, 'wrong', { address, userName: 'n' })).status;
    await leave(tenant, '2001:db8:0:1::5', 0);
    expect(await from('2001:db8::1:ffff:0:0:9')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(401);
    await leave(tenant, '::ffff:203.0.113.1', 0);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('::ffff:203.0.113.2')).toBe(401);
  });

  test('is read from forwarded headers only if a trusted proxy sends them', async () => {
    const tenant = await server.buildTenant();
    const behind = await startTestServer({ beside: server, env: { TRUSTED_PROXIES: '10.9.0.0/16' } });
    const from = (on: typeof server, address: string, forwarded: string) =>
      on.call(signIn, {
        address,
        headers: { 'x-forwarded-for': forwarded },
        body: { userName: `${forwarded}@example.com`, password: 'wrong', domain: tenant.subdomain },
      });
    await leave(tenant, '10.9.0.1', 0);
    await leave(tenant, '10.9.0.2', 0);
    expect((await from(behind, '10.9.0.1', '198.51.100.1')).status).toBe(401);
    expect((await from(server, '10.9.0.2', '198.51.101.99')).status).toBe(429);
  });
});

describe('while the address is slowed', () => {
  test('a device that the person knows passes, for its own person only', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const device = await meet(tenant);
    const address = freshAddress();
    await leave(tenant, address, 0);
    expect((await attempt(tenant, testPassword, { address, device })).status).toBe(200);
    expect((await attempt(tenant, testPassword, { address, device: freshDevice() })).status).toBe(429);
    const asColleague = { address, device, userName: colleague.email };
    expect((await attempt(tenant, testPassword, asColleague)).status).toBe(429);
  });

  test('an account that was just unlocked passes, and a wrong password there says nothing of it', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const address = freshAddress();
    await leave(tenant, address, 0);
    await unlock(tenant);
    const [wrong, other, unknown] = [
      await attempt(tenant, 'wrong', { address }),
      await attempt(tenant, 'wrong', { address, userName: colleague.email }),
      await attempt(tenant, 'wrong', { address, userName: 'nobody@example.com' }),
    ].map(({ status, problem, headers }) => [status, problem.detail, problem.code, headers['retry-after']]);
    expect(wrong).toEqual([429, accountWords.too_many_attempts, 'too_many_attempts', '6']);
    expect([other, unknown]).toEqual([wrong, wrong]);
    expect((await attempt(tenant, testPassword, { address })).status).toBe(200);
  });

  test('an unlocked account cannot be guessed at without end', async () => {
    const tenant = await server.buildTenant();
    const address = freshAddress();
    await leave(tenant, address, 0);
    await unlock(tenant);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        attempt(tenant, 'wrong', { address, on: at % 2 ? server : node }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(429));
    expect((await attempt(tenant, testPassword)).status).toBe(401);
  });
});

describe('a device on which the person has signed in', () => {
  test('stays open while strangers lock the account, and does not unlock it for them', async () => {
    const tenant = await server.buildTenant();
    const device = await meet(tenant);
    await fail(tenant, 10);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
    expect((await attempt(tenant, testPassword, { device })).status).toBe(200);
    expect((await attempt(tenant, testPassword, { device, on: node })).status).toBe(200);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
  });

  test('gives exactly ten wrong passwords, on two nodes at once, and these count for the account', async () => {
    const tenant = await server.buildTenant();
    const device = await meet(tenant);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => attempt(tenant, 'wrong', { device, on: at % 2 ? server : node })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(401));
    const events = await inTenant(server.context.pool, tenant.id, (db) =>
      db.selectFrom('event').select('detail').where('kind', '=', 'account.sign_in_failed').execute(),
    );
    expect(events.filter(({ detail }) => !(detail as { isLocked: boolean }).isLocked)).toHaveLength(10);
    expect((await attempt(tenant, testPassword, { device })).status).toBe(401);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
    await unlock(tenant);
    expect((await attempt(tenant, testPassword, { device })).status).toBe(200);
  });

  test('is known from an accepted invitation on, and one of another company is not', async () => {
    const tenant = await server.buildTenant();
    const other = await server.buildTenant();
    const [person, namesake] = [
      await server.buildPerson(tenant, { withoutPassword: true, email: 'new@x.example' }),
      await server.buildPerson(other, { email: 'new@x.example' }),
    ];
    const link = await inTenant(server.context.pool, tenant.id, async (db) => {
      const { id } = await db
        .insertInto('invitation')
        .values({
          tenant_id: tenant.id,
          person_id: person.id,
          invited_by: 'Cleo',
          created_at: new Date(server.clock.now()).toISOString(),
          expires_at: new Date(server.clock.now() + minute).toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return mintInvitationLink(db, { tenantId: tenant.id, invitationId: id });
    });
    const device = freshDevice();
    const accepted = { Token: link, Password: 'Correct-horse-1', Device: device };
    expect((await server.call(acceptInvitation, { body: accepted })).status).toBe(200);
    await fail(tenant, 10, { userName: person.email });
    await fail(other, 10, { userName: namesake.email });
    const known = { userName: person.email, device };
    expect((await attempt(tenant, 'Correct-horse-1', known)).status).toBe(200);
    expect((await attempt(other, testPassword, known)).status).toBe(401);
  });

  test('must have a secret that nobody can guess', async () => {
    const tenant = await server.buildTenant();
    expect((await attempt(tenant, testPassword, { device: 'mine' })).status).toBe(400);
  });
});

test('a stranger costs the same statements for known and unknown names, open, locked or slowed', async () => {
  const tenant = await server.buildTenant();
  const cost = async (how: How) => {
    const { tables } = await server.countStatements(() => attempt(tenant, 'wrong', how));
    expect(tables.length).toBeGreaterThan(2);
    return tables;
  };
  const [known, unknown] = [tenant.ceo.email, 'nobody@example.com'];
  const device = freshDevice();
  expect(await cost({ userName: known, device })).toEqual(await cost({ userName: unknown, device }));
  await fail(tenant, 9, { userName: known });
  await fail(tenant, 9, { userName: unknown });
  expect(await cost({ userName: known })).toEqual(await cost({ userName: unknown }));
  const address = freshAddress();
  await leave(tenant, address, 0);
  expect(await cost({ userName: known, address })).toEqual(await cost({ userName: unknown, address }));
});
