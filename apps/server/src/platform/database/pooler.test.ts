import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runCommandLine } from '../../cli.ts';
import { type RunningServer, startServer } from '../../main.ts';
import { startTestCluster } from '../../testing/test-cluster.ts';
import { askServer, databaseOf, urlOf } from '../../testing/test-database.ts';
import { startTransactionPooler } from '../../testing/transaction-pooler.ts';
import { readConfig } from '../config/config.ts';
import { applicationRole, type Connection, createPool } from './pool.ts';
import { inTenant } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

// Roles belong to the cluster, and these tests change them.
const cluster = await startTestCluster();
const pooler = await startTransactionPooler(cluster.connection, 3);
const running: RunningServer[] = [];
afterAll(async () => {
  pooler.thaw();
  await Promise.all(running.map((node) => node.stop()));
  await pooler.stop();
  await cluster.stop();
});

await askServer(cluster.connection, 'create role shop login createrole');
await askServer(cluster.connection, 'create database shop owner shop');
await askServer(cluster.connection, "alter database shop set timezone to 'Asia/Kolkata'");
const throughPooler = pooler.connectionOf('shop', 'shop');
const asSuperuser = databaseOf(cluster.connection, 'shop');

async function start(connection: Connection, env: Record<string, string> = {}): Promise<RunningServer> {
  const config = readConfig({
    DATABASE_URL: connection.url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const node = await startServer(config);
  running.push(node);
  return node;
}

const signIn = (node: RunningServer) =>
  fetch(`${node.address}/api/Auth/Login`, {
    method: 'POST',
    body: JSON.stringify({ userName: 'ceo@demo.example', password: 'Bellwether-demo-1', domain: '' }),
    headers: { 'content-type': 'application/json' },
  });

describe('behind a pooler that drops start-up options and swaps connections', { timeout: 90_000 }, () => {
  test('two nodes make the first start at once, and every transaction has its role and settings', async () => {
    const direct = { DATABASE_LISTEN_URL: urlOf(asSuperuser) };
    const nodes = await Promise.all(
      [{}, direct].map((listen) => start(throughPooler, { BELLWETHER_DEMO: '1', ...listen })),
    );
    expect(nodes.map((node) => node.hasDemo)).toEqual([true, true]);
    for (const node of nodes) expect((await signIn(node)).status).toBe(200);
    const tenants = await nodes[0]?.context.pool.query('select subdomain, is_demo from tenant order by id');
    expect(tenants?.rows).toEqual([
      { subdomain: 'demo', is_demo: true },
      { subdomain: 'other', is_demo: true },
    ]);
    const before = pooler.transactions();
    // They last a while, so that they meet even on a busy machine.
    const asked = Array.from({ length: 12 }, () =>
      nodes[0]?.context.pool.query(
        `select current_user as name, current_setting('timezone') as zone, current_setting('lock_timeout') as lock,
          current_setting('statement_timeout') as statement, current_setting('plan_cache_mode') as plans,
          pg_backend_pid() as pid, (select count(*)::int from person) as people
        from pg_sleep(0.1)`,
      ),
    );
    const rows = (await Promise.all(asked)).map((result) => result?.rows[0]);
    expect(pooler.transactions() - before).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map((row) => row.pid)).size).toBeGreaterThan(1);
    for (const { pid: _, ...row } of rows)
      expect(row).toEqual({
        name: applicationRole,
        zone: 'UTC',
        lock: '5s',
        statement: '10s',
        plans: 'force_generic_plan',
        people: 0,
      });
    // A transaction leaves nothing behind on its connection. Jobs hold a lock while theirs run.
    const locks = async () => {
      const { rows } = await askServer(
        asSuperuser,
        "select count(*)::int as locks from pg_locks where locktype = 'advisory'",
      );
      return rows[0]?.locks;
    };
    await vi.waitUntil(async () => (await locks()) === 0, { timeout: 10_000 });
  });

  test('a node listens at its direct address', async () => {
    const listening = async () =>
      (
        await askServer(
          asSuperuser,
          "select count(*)::int as nodes from pg_stat_activity where application_name = 'bellwether events'",
        )
      ).rows[0]?.nodes;
    // The pooler drops the name of the other node's connection.
    await expect.poll(listening, { timeout: 30_000 }).toBe(1);
  });

  test('jobs run as the application', async () => {
    await expect
      .poll(
        async () =>
          (
            await askServer(
              asSuperuser,
              "select count(*)::int as done from pgboss.job where state = 'completed'",
            )
          ).rows[0]?.done,
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  });

  test('the doctor accepts the role, and asks for a direct address to listen at', async () => {
    const doctor = async (env: Record<string, string>) => {
      const lines: string[] = [];
      await runCommandLine(['doctor'], {
        env: { DATABASE_URL: throughPooler.url ?? '', ...env },
        print: (line) => void lines.push(line),
        note: () => undefined,
      });
      return lines.filter((line) => /role|notifications/.test(line));
    };
    expect(await doctor({})).toEqual([
      'ok  role           requests run as bellwether_app',
      expect.stringMatching(/^FIX notifications {2}.* arrives at DATABASE_URL: set DATABASE_LISTEN_URL to /),
    ]);
    expect((await doctor({ DATABASE_LISTEN_URL: urlOf(asSuperuser) }))[1]).toBe(
      'ok  notifications  arrive at DATABASE_LISTEN_URL',
    );
  });

  test('a frozen database ends the request, closes its connection, and serves again after the thaw', async () => {
    const pool = createPool({
      connection: throughPooler,
      as: 'application',
      size: 1,
      answerMilliseconds: 300,
    });
    const ask = () => inTenant(pool, 0, (db) => db.selectFrom('tenant').select('id').execute());
    await ask();
    pooler.freeze();
    await expect(ask()).rejects.toThrow(DatabaseUnavailable);
    expect(pool.totalCount).toBe(0);
    pooler.thaw();
    expect(await ask()).toHaveLength(2);
    const frozenHalfway = inTenant(pool, 0, async (db) => {
      await db.selectFrom('tenant').select('id').execute();
      pooler.freeze();
      await db.selectFrom('tenant').select('id').execute();
    });
    await expect(frozenHalfway).rejects.toThrow(DatabaseUnavailable);
    expect(pool.totalCount).toBe(0);
    pooler.thaw();
    expect(await ask()).toHaveLength(2);
    await pool.end();
  });

  test('a node whose database does not answer is not ready, and ready again after the thaw', async () => {
    const ready = async () => (await fetch(`${running[0]?.address}/api/health/ready`)).status;
    expect(await ready()).toBe(200);
    pooler.freeze();
    expect(await ready()).toBe(503);
    pooler.thaw();
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
  });

  test('a primary that became a standby loses its connections, so that the next request finds the new one', async () => {
    const pool = createPool({ connection: throughPooler, as: 'application', size: 1 });
    const write = inTenant(pool, 0, async (db) => {
      await sql`set transaction read only`.execute(db);
      await sql`delete from sign_in_address`.execute(db);
    });
    await expect(write).rejects.toThrow(DatabaseUnavailable);
    expect(pool.totalCount).toBe(0);
    await pool.end();
  });
});

describe('the role of the application', { timeout: 60_000 }, () => {
  const refusal = (connection: Connection) =>
    start(connection).then(
      () => 'started',
      (error: Error) => error.message,
    );

  test('may not bypass row policies', async () => {
    await askServer(cluster.connection, `alter role ${applicationRole} bypassrls`);
    expect(await refusal(throughPooler)).toMatch(
      /^The role bellwether_app may bypass row policies: as a superuser, run alter role /,
    );
    await askServer(cluster.connection, `alter role ${applicationRole} nobypassrls`);
  });

  test('may not own tables, nor take on the role that owns them', async () => {
    await askServer(cluster.connection, 'create role holder');
    await askServer(asSuperuser, 'create table kept (); alter table kept owner to holder');
    await askServer(cluster.connection, `grant holder to ${applicationRole}`);
    expect(await refusal(throughPooler)).toMatch(/^The role bellwether_app owns tables, or may take on /);
    await askServer(asSuperuser, 'drop table kept');
    expect(await refusal(throughPooler)).toBe('started');
  });

  test('is all that the login of DATABASE_URL gets if the owner is another login', async () => {
    await askServer(cluster.connection, 'create role clerk login noinherit');
    await askServer(cluster.connection, 'create database market owner shop');
    const clerk = pooler.connectionOf('clerk', 'market');
    const node = await start(clerk, {
      DATABASE_OWNER_URL: pooler.connectionOf('shop', 'market').url ?? '',
    });
    expect((await fetch(`${node.address}/api/health/ready`)).status).toBe(200);
    await expect(askServer(clerk, 'select id from person')).rejects.toMatchObject({ code: '42501' });
    const { rows } = await askServer(
      cluster.connection,
      "select r.rolname as role from pg_auth_members m join pg_roles r on r.oid = m.roleid where m.member = 'clerk'::regrole",
    );
    expect(rows).toEqual([{ role: applicationRole }]);
  });
});
