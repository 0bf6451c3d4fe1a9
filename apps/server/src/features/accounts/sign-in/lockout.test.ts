import { signIn } from '@bellwether/contract/accounts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { inTenant } from '../../../platform/database/transaction.ts';
import { platformProblem } from '../../../platform/refusal/problem.ts';
import { type TestTenant, testPassword } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { accountWords } from '../words.ts';

const server = await startTestServer();
const node = await startTestServer({ beside: server });
const minute = 60_000;

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

/** Sends one attempt, by default from an address that has not failed yet. */
async function attempt(
  tenant: TestTenant,
  password: string,
  more: { address?: string; userName?: string; on?: typeof server } = {},
) {
  const { address = freshAddress(), userName = tenant.ceo.email, on = server } = more;
  return on.call(signIn, { body: { userName, password, domain: tenant.subdomain }, address });
}

const fail = async (tenant: TestTenant, times: number) => {
  for (let at = 0; at < times; at += 1) expect((await attempt(tenant, 'wrong')).status).toBe(401);
};

describe('concurrent right passwords', () => {
  test('all succeed, from one address and for one account', async () => {
    const tenant = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        attempt(tenant, testPassword, {
          address,
          userName: at % 4 === 0 ? colleague.email : tenant.ceo.email,
          on: at % 2 === 0 ? server : node,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    for (let at = 0; at < 10; at += 1) expect((await attempt(tenant, 'wrong', { address })).status).toBe(401);
    expect((await attempt(tenant, testPassword, { address })).status).toBe(401);
  });
});

describe('ten failures within ten minutes', () => {
  test('lock the account for ten minutes, with the same sentence', async () => {
    const tenant = await server.buildTenant();
    await fail(tenant, 9);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
    await fail(tenant, 10);
    const locked = await attempt(tenant, testPassword);
    expect([locked.status, locked.problem.detail]).toEqual([401, accountWords.sign_in_refused]);
    server.clock.advance(10 * minute - 1);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
    server.clock.advance(1);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
  });

  test('are as many and as old as the company chose', async () => {
    const tenant = await server.buildTenant();
    await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .updateTable('tenant_setting')
        .set({ failed_sign_ins: 3, failed_sign_in_minutes: 30 })
        .where('tenant_id', '=', tenant.id)
        .execute(),
    );
    await fail(tenant, 2);
    server.clock.advance(30 * minute);
    await fail(tenant, 1);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
    await fail(tenant, 2);
    server.clock.advance(30 * minute - 1);
    await fail(tenant, 1);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
  });

  test('are counted in any ten minutes, not in fixed intervals', async () => {
    const tenant = await server.buildTenant();
    await fail(tenant, 1);
    server.clock.advance(9.9 * minute);
    await fail(tenant, 8);
    server.clock.advance(0.2 * minute);
    // The first failure is forgotten, so this is the ninth.
    await fail(tenant, 1);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
    await fail(tenant, 9);
    server.clock.advance(9 * minute);
    await fail(tenant, 1);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
  });

  test('lock twice as long each time, up to an hour, until a sign-in succeeds', async () => {
    const tenant = await server.buildTenant();
    for (const minutes of [10, 20, 40, 60, 60]) {
      await fail(tenant, 10);
      server.clock.advance(minutes * minute - 1);
      expect((await attempt(tenant, testPassword)).status, `${minutes} minutes`).toBe(401);
      server.clock.advance(1);
    }
    expect((await attempt(tenant, testPassword)).status).toBe(200);
    await fail(tenant, 10);
    server.clock.advance(10 * minute);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
  });

  test('lock for a short time again after a day without a lock', async () => {
    const tenant = await server.buildTenant();
    await fail(tenant, 10);
    server.clock.advance(10 * minute);
    await fail(tenant, 10);
    server.clock.advance((20 + 24 * 60) * minute);
    await fail(tenant, 10);
    server.clock.advance(10 * minute - 1);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
    server.clock.advance(1);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
  });

  test('do not affect another account, another company, or other spellings of their own', async () => {
    const tenant = await server.buildTenant();
    const other = await server.buildTenant();
    const colleague = await server.buildPerson(tenant);
    for (const userName of ['CEO@x.example', ' ceo@X.example', 'ｃeo@x.example'])
      for (let at = 0; at < 4; at += 1) await attempt(tenant, 'wrong', { userName });
    const person = await server.buildPerson(tenant, { email: 'ceo@x.example' });
    const elsewhere = await server.buildPerson(other, { email: 'ceo@x.example' });
    expect((await attempt(tenant, testPassword, { userName: person.email })).status).toBe(401);
    expect((await attempt(tenant, testPassword, { userName: colleague.email })).status).toBe(200);
    expect((await attempt(other, testPassword, { userName: elsewhere.email })).status).toBe(200);
  });

  test('fifty concurrent wrong passwords on two nodes: exactly ten are verified', async () => {
    const tenant = await server.buildTenant();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => attempt(tenant, 'wrong', { on: at % 2 ? server : node })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(401));
    const events = await inTenant(server.context.pool, tenant.id, (db) =>
      db.selectFrom('event').select('detail').where('kind', '=', 'account.sign_in_failed').execute(),
    );
    const locked = events.filter(({ detail }) => (detail as { isLocked: boolean }).isLocked);
    expect([events.length, locked.length]).toEqual([50, 40]);
    expect((await attempt(tenant, testPassword, { on: node })).status).toBe(401);
    server.clock.advance(10 * minute);
    expect((await attempt(tenant, testPassword, { on: node })).status).toBe(200);
  });

  test('the right password among concurrent wrong ones opens the account, and is never lost', async () => {
    const tenant = await server.buildTenant();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => attempt(tenant, at === 4 ? testPassword : 'wrong')),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });
});

describe('forty concurrent wrong passwords from forty addresses', () => {
  afterEach(() => void vi.restoreAllMocks());

  /**
   * Starts two nodes whose clocks differ by a minute; each request arrives some milliseconds after or before
   * the former one.
   */
  async function twoNodes(step: number) {
    const start = Date.parse('2026-11-18T15:00:00Z');
    const moving = (from: number) => {
      const clock = createManualClock(from);
      const now = () => {
        clock.advance(step);
        return clock.now();
      };
      return { ...clock, now };
    };
    const [ahead, behind] = [moving(start + minute), moving(start)];
    const nodes = [
      await startTestServer({ beside: server, clock: ahead }),
      await startTestServer({ beside: server, clock: behind }),
    ] as const;
    const verified: string[] = [];
    for (const { context } of nodes) {
      const { verify } = context.hasher;
      vi.spyOn(context.hasher, 'verify').mockImplementation((stored, password) => {
        if (stored !== undefined) verified.push(password);
        return verify.call(context.hasher, stored, password);
      });
    }
    return { nodes, verified };
  }

  test.each([
    ['later and later', 7],
    ['earlier and earlier', -7],
  ])('that arrived %s: Argon2 verifies exactly ten, and the account is locked', async (_name, step) => {
    const { nodes, verified } = await twoNodes(step);
    for (const count of [40, 20, 12]) {
      const tenant = await server.buildTenant();
      verified.length = 0;
      const answers = await Promise.all(
        Array.from({ length: count }, (_, at) => attempt(tenant, 'wrong', { on: nodes[at % 2 ? 0 : 1] })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(401));
      expect(verified).toHaveLength(10);
      for (const on of nodes) expect((await attempt(tenant, testPassword, { on })).status).toBe(401);
      expect(verified).toHaveLength(10);
    }
  });
});

describe('an attempt that the server could not answer', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('does not stay counted, not even as the tenth', async () => {
    const tenant = await server.buildTenant();
    const busy = () => {
      vi.spyOn(server.context.hasher, 'verify').mockRejectedValueOnce(
        platformProblem(503, 'too_many_sign_ins'),
      );
    };
    for (let at = 0; at < 12; at += 1) {
      busy();
      expect((await attempt(tenant, 'wrong', { address: '10.7.7.7' })).status).toBe(503);
    }
    await fail(tenant, 9);
    busy();
    expect((await attempt(tenant, testPassword)).status).toBe(503);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
    await fail(tenant, 10);
    expect((await attempt(tenant, testPassword)).status).toBe(401);
    server.clock.advance(10 * minute);
    expect((await attempt(tenant, testPassword)).status).toBe(200);
  });
});
