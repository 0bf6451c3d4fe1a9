import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backgroundContext } from './background.ts';
import { announceCommit, onAnnouncedCommit } from './platform/database/after-commit.ts';
import { createPool } from './platform/database/pool.ts';
import { inTenant } from './platform/database/transaction.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { pool } = server.context;
const background = backgroundContext(server.context).pool;
const half = Math.floor(pool.options.max / 2);

test('jobs take at most half of the connections, and requests get one at once', async () => {
  let running = 0;
  let most = 0;
  const over = Promise.withResolvers<void>();
  const job = () =>
    inTenant(background, 0, async (db) => {
      running += 1;
      most = Math.max(most, running);
      await sql`select 1`.execute(db);
      await over.promise;
      running -= 1;
    });
  const jobs = Array.from({ length: pool.options.max * 2 }, job);
  await expect.poll(() => running).toBe(half);
  await wait(200);
  const answers = Array.from({ length: pool.options.max - half }, () => pool.query('select 1 as one'));
  expect((await Promise.all(answers)).map(({ rows }) => rows[0]?.one)).toEqual(answers.map(() => 1));
  over.resolve();
  await Promise.all(jobs);
  expect(most).toBe(half);
});

test('a job that fails, and one that gets no connection, give their turn back', async () => {
  const failing = () => inTenant(background, 0, () => Promise.reject(new Error('not today')));
  for (let turn = 0; turn <= half; turn += 1) await expect(failing()).rejects.toThrow('not today');
  const nobody = createPool({
    connection: { url: 'postgres://127.0.0.1:1/away' },
    as: 'application',
    size: 2,
  });
  const away = backgroundContext({ ...server.context, pool: nobody }).pool;
  for (let turn = 0; turn < 3; turn += 1) await expect(away.connect()).rejects.toThrow('ECONNREFUSED');
  expect((await background.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a commit of a job wakes those who listen at the whole pool', async () => {
  const heard: string[] = [];
  const off = onAnnouncedCommit(pool, (what) => heard.push(...what));
  await inTenant(background, 0, async (db) => {
    await sql`select 1`.execute(db);
    announceCommit(db, 'jobs');
  });
  off();
  expect(heard).toEqual(['jobs']);
});
