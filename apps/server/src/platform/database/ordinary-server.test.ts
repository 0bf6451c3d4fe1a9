import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@bellwether/contract/accounts';
import { getDashboard } from '@bellwether/contract/dashboard';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { startOrdinaryServer } from '@bellwether/embedded-database/ordinary-server';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { jobs } from '../../jobs.ts';
import { testPassword } from '../../testing/factory.ts';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { askServer } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { prepare } from '../jobs/prepare.ts';
import type { Queries } from './driver.ts';
import { createPool } from './pool.ts';
import { inTenant } from './transaction.ts';

// A PostgreSQL with nothing set compiles plans that look expensive, which takes 0.2 s a request.
const directory = mkdtempSync(join(tmpdir(), 'bellwether-ordinary-'));
chmodSync(directory, 0o755);
const database = await startOrdinaryServer({ directory });
afterAll(async () => {
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
});
const { host, port, user, database: name } = database;
const connection = { host, port, user, database: name };
await askServer(connection, 'create extension pg_stat_statements');
await prepare(connection, jobs);

const compiled = async () => {
  const { rows } = await askServer(
    connection,
    `select current_setting('jit') as jit, coalesce(sum(jit_functions), 0)::int as functions, count(*)::int as statements
      from pg_stat_statements`,
  );
  return rows[0];
};

test('the main job compiles no function where nothing is set', async () => {
  const server = await startTestServer({ database: connection, now: '2026-11-13T15:00:00Z' });
  const company = await buildGoalCompany(server);
  const { Goal, GoalStatuses } = await company.makeApproved('member');
  await askServer(connection, 'select pg_stat_statements_reset()');
  const [tenant] = (await askServer(connection, 'select subdomain from tenant order by id')).rows;
  const { email } = company.people.member;
  const body = { userName: email, password: testPassword, domain: tenant.subdomain };
  expect((await server.call(signIn, { body })).status).toBe(200);
  for (const who of ['member', 'lead', 'ceo', 'goalAdmin'] as const) {
    await company.must(who, listGoals, { body: { GoalSelectFilter: 'All' } });
    await company.must(who, getGoal, { params: { id: Goal.Id } });
    await company.must(who, getDashboard);
  }
  const week = GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Week === 7);
  await company.must('member', predictGoal, { body: { Id: week?.Id ?? 0, Likelihood: 3, Quality: 3 } });
  const found = await compiled();
  expect(found).toMatchObject({ jit: 'on', functions: 0 });
  expect(found.statements).toBeGreaterThan(15);
});

test.each(['application', 'owner'] as const)(
  'each transaction of the %s turns the compiler off',
  async (as) => {
    const pool = createPool({ connection, as, size: 1 });
    try {
      const read = (db: Queries) => sql<{ jit: string }>`select current_setting('jit') as jit`.execute(db);
      expect((await inTenant(pool, 0, read)).rows).toEqual([{ jit: 'off' }]);
    } finally {
      await pool.end();
    }
  },
);
