import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { inTenant } from '../database/transaction.ts';
import { enqueue } from './enqueue.ts';
import { everyTenant } from './every-tenant.ts';
import { installJobs } from './install.ts';
import type { CronJob, Job } from './job.ts';
import { jobsMark } from './mark.ts';
import { prepare } from './prepare.ts';
import { tick } from './tick.ts';
import { startJobs } from './worker.ts';

const server = await startTestServer();

function probe(name: string, run: () => Promise<void>): CronJob {
  return { name, cron: '0 0 1 1 *', atStart: true, run };
}

const silent = { info: () => undefined, error: () => undefined };

describe('jobs', { timeout: 40_000 }, () => {
  test('run once when two nodes start, as the application, and again after a failure', async () => {
    let runs = 0;
    const users: string[] = [];
    const faults: object[] = [];
    const job = probe('probe-once', async () => {
      runs += 1;
      const { rows } = await server.context.pool.query('select current_user as name');
      users.push(String(rows[0]?.name));
    });
    const failing = probe('probe-failing', async () => {
      throw new Error('not today');
    });
    await installJobs(server.connection, [job, failing]);
    const log = { info: () => undefined, error: (facts: object) => void faults.push(facts) };
    const workers = await Promise.all([
      startJobs(server.context, [job, failing], log),
      startJobs(server.context, [job], log),
    ]);
    onTestFinished(async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    });
    await vi.waitUntil(() => runs > 0 && faults.length > 0, { timeout: 30_000 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect([runs, users]).toEqual([1, ['bellwether_app']]);
    expect(faults[0]).toMatchObject({ job: 'probe-failing', err: new Error('not today') });
    const { rows } = await server.owner.query(
      "select state::text from pgboss.job where name = 'probe-failing'",
    );
    expect(rows).toEqual([{ state: 'retry' }]);
  });

  test('of each start run again, however soon a node starts after another one', {
    timeout: 70_000,
  }, async () => {
    let runs = 0;
    const job: CronJob = {
      ...probe('probe-each', async () => {
        runs += 1;
      }),
      atStart: 'each',
    };
    await installJobs(server.connection, [job]);
    for (const expected of [1, 2]) {
      const worker = await startJobs(server.context, [job], silent);
      await vi.waitUntil(() => runs === expected, { timeout: 30_000 }).finally(() => worker.stop());
    }
    expect(tick([]).atStart).toBe('each');
  });

  test('with data run after the commit of their transaction, are retried, and never run with invalid data', async () => {
    const done: number[] = [];
    const job: Job<{ id: number }> = {
      name: 'probe-data',
      ids: ['id'],
      retry: { limit: 2, delaySeconds: 1 },
      expireSeconds: 60,
      atOnce: 2,
      async run(_context, { id }) {
        done.push(id);
        if (id === 2 && done.filter((one) => one === 2).length === 1) throw new Error('not today');
      },
    };
    await installJobs(server.connection, [job]);
    const worker = await startJobs(server.context, [job], silent);
    onTestFinished(() => worker.stop());
    const { pool } = server.context;
    const ask = (id: unknown, isKept = true) =>
      inTenant(pool, 0, async (db) => {
        await enqueue({ db }, job, { id } as { id: number });
        if (!isKept) throw new Error('taken back');
      });
    await ask(1);
    await expect(ask(3, false)).rejects.toThrow('taken back');
    await expect(ask('text')).rejects.toThrow();
    await ask(2);
    await vi.waitUntil(() => done.length === 3, { timeout: 30_000 });
    expect(done.toSorted()).toEqual([1, 2, 2]);
    const unknown = { ...job, name: 'probe-unknown' };
    await expect(inTenant(pool, 0, (db) => enqueue({ db }, unknown, { id: 1 }))).rejects.toThrow(
      'The queue probe-unknown is not installed.',
    );
  });

  test('of a backlog follow each other without the pause of an empty queue', async () => {
    const done: number[] = [];
    const job: Job<{ id: number }> = {
      name: 'probe-backlog',
      ids: ['id'],
      retry: { limit: 0, delaySeconds: 1 },
      expireSeconds: 60,
      atOnce: 1,
      async run(_context, { id }) {
        done.push(id);
        if (id === 3) throw new Error('not today');
      },
    };
    await installJobs(server.connection, [job]);
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    await inTenant(server.context.pool, 0, async (db) => {
      for (const id of ids) await enqueue({ db }, job, { id });
    });
    const worker = await startJobs(server.context, [job], silent);
    onTestFinished(() => worker.stop());
    await vi.waitUntil(() => done.length === ids.length, { timeout: 30_000 });
    expect(done.toSorted((one, other) => one - other)).toEqual(ids);
  });

  test('need their tables, which only the owner can create', async () => {
    const { connection, drop } = await createTestDatabase(server.connection, 'template1');
    onTestFinished(drop);
    await expect(startJobs({ ...server.context, connection }, [], silent)).rejects.toThrow();
    await prepare(connection, []);
    await (await startJobs({ ...server.context, connection }, [], silent)).stop();
  });

  test('of a killed node are found within 90 seconds if all due work waits for them, others within ten minutes', async () => {
    const { rows } = await server.owner.query(
      "select name, expire_seconds from pgboss.queue where name not like '\\_\\_%' order by expire_seconds",
    );
    expect(rows.find(({ name }) => name === 'tick')?.expire_seconds).toBe(90);
    // A file with all data of a large company takes an hour.
    const slow = rows.filter(({ expire_seconds: seconds }) => seconds > 600);
    expect(slow.map(({ name }) => name)).toEqual(['export-company']);
  });

  test('of a node that has been silent for a minute start again, however long they may take', async () => {
    let runs = 0;
    const job: Job<{ id: number }> = {
      name: 'probe-silent',
      ids: ['id'],
      retry: { limit: 2, delaySeconds: 1 },
      expireSeconds: 7_200,
      atOnce: 1,
      async run() {
        runs += 1;
      },
    };
    await installJobs(server.connection, [job]);
    await inTenant(server.context.pool, 0, (db) => enqueue({ db }, job, { id: 1 }));
    const begun = `update pgboss.job set state = 'active', started_on = now() - interval '5 minutes', heartbeat_on = now() - $1::interval
      where name = 'probe-silent' returning heartbeat_seconds`;
    const { rows } = await server.owner.query(begun, ['61 seconds']);
    expect(rows).toEqual([{ heartbeat_seconds: 60 }]);
    const worker = await startJobs(server.context, [job], silent);
    onTestFinished(() => worker.stop());
    await vi.waitUntil(() => runs === 1, { timeout: 30_000 });
  });

  test('have a mark that changes with their names only', () => {
    const [a, b] = [probe('a', async () => undefined), probe('b', async () => undefined)];
    expect(jobsMark([a, b])).toBe(jobsMark([b, a]));
    expect(jobsMark([a])).not.toBe(jobsMark([a, b]));
  });
});

test('work for every company reaches each active one, once', async () => {
  const made = [];
  for (let at = 0; at < 3; at += 1) made.push((await server.buildTenant()).id);
  await server.owner.query('update tenant set is_active = false where id = $1', [made[1]]);
  const seen: number[] = [];
  await everyTenant(server.context.pool, async (id) => void seen.push(id));
  expect(seen).toEqual([made[0], made[2]]);
});

test('work for every company reaches more companies than one read returns', async () => {
  const { rows } = await server.owner.query(
    `insert into tenant (subdomain, name, created_at)
      select 'many-' || count, 'Many', now() from generate_series(1, 1001) count returning id`,
  );
  const seen: number[] = [];
  await everyTenant(server.context.pool, async (id) => void seen.push(id));
  expect(seen.slice(-rows.length)).toEqual(rows.map(({ id }) => id));
});
