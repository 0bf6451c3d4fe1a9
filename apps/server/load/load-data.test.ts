import { goalStates } from '@bellwether/domain/goals/lifecycle';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../src/testing/test-server.ts';
import { loadData } from './load-data.ts';

const now = '2026-11-18T15:00:00Z';
const size = { tenants: 2, users: 60, goals: 500, seed: 5 };

describe('load data', async () => {
  const server = await startTestServer({ now });
  await loadData(server.context, size);
  const rows = async <T extends object>(text: string) => (await server.owner.query<T>(text)).rows;

  test('has the asked-for users and goals in each tenant', async () => {
    const counts = await rows(`select subdomain,
      (select count(*)::int from person where tenant_id = tenant.id) as users,
      (select count(*)::int from goal where tenant_id = tenant.id) as goals from tenant order by id`);
    expect(counts).toEqual([
      { subdomain: 'load-1', users: 60, goals: 500 },
      { subdomain: 'load-2', users: 60, goals: 500 },
    ]);
  });

  test('has every state and both pending edits in the running quarter of each tenant', async () => {
    const running = `join goal_period period on (period.tenant_id, period.id) = (goal.tenant_id, goal.period_id)
      and '${now}'::date between period.start_date and period.end_date`;
    const states = await rows<{ tenant_id: number; states: string[] }>(
      `select goal.tenant_id, array_agg(distinct state order by state) as states from goal ${running} group by 1`,
    );
    expect(states).toHaveLength(2);
    for (const { states: found } of states) expect(found).toEqual([...goalStates].sort());
    const edits = await rows(
      `select goal.tenant_id from goal ${running} where edit_state is not null group by 1, edit_state`,
    );
    expect(edits).toHaveLength(4);
  });

  test('makes one goal in twenty private, and no private goal a parent', async () => {
    const [found] = await rows<{ private: number; parents: number }>(`select
      count(*) filter (where is_private)::int as private,
      count(*) filter (where is_private and exists (select 1 from goal child where child.parent_id = goal.id))::int as parents
      from goal`);
    expect(found).toEqual({ private: 50, parents: 0 });
  });

  test('aligns goals in trees of three generations and more, within one tenant and quarter', async () => {
    const [tree] = await rows<{ depth: number }>('select max(depth) as depth from goal_path');
    expect(tree?.depth).toBeGreaterThanOrEqual(2);
    const crossed = await rows(`select 1 from goal join goal parent on parent.id = goal.parent_id
      where (parent.tenant_id, parent.period_id) <> (goal.tenant_id, goal.period_id)`);
    expect(crossed).toEqual([]);
  });

  test('orders ids by time: no goal of a later quarter comes before a goal of an earlier one', async () => {
    const [found] = await rows<{ early: number }>(`select count(*)::int as early from (
      select period_id, lead(period_id) over (partition by tenant_id order by id) as next from goal) goal
      where next < period_id`);
    expect(found?.early).toBe(0);
  });

  test('predicts up to now: most approved goals are up to date, some wait', async () => {
    const [found] = await rows<{ latest: number; missing: number }>(`select
      count(*) filter (where recent_week = 7)::int as latest, count(*) filter (where recent_week < 7)::int as missing
      from goal join goal_period period on (period.tenant_id, period.id) = (goal.tenant_id, goal.period_id)
      where state = 'approved' and '${now}'::date between period.start_date and period.end_date`);
    expect(found?.latest).toBeGreaterThan(found?.missing ?? 0);
    expect(found?.missing).toBeGreaterThan(0);
  });

  test('has comments, follows, results of both sides and disputes', async () => {
    for (const [table, condition] of [
      ['goal_comment', "commentable_type = 'GoalStatus'"],
      ['goal_comment', "commentable_type = 'StateTransition'"],
      ['goal_follow', 'true'],
      ['goal_result', "kind = 'owner'"],
      ['goal_result', "kind = 'manager'"],
    ]) {
      const [found] = await rows<{ count: number }>(`select count(*) from ${table} where ${condition}`);
      expect([table, condition, (found?.count ?? 0) > 0]).toEqual([table, condition, true]);
    }
  });

  test('continues with the next free number', async () => {
    await loadData(server.context, { tenants: 1, users: 1, goals: 3, seed: 5 });
    const found = await rows("select subdomain from tenant where subdomain = 'load-3'");
    expect(found).toHaveLength(1);
  });
});

describe('the same seed', async () => {
  const made = [];
  for (const seed of [9, 9, 10]) {
    const server = await startTestServer({ now });
    await loadData(server.context, { tenants: 1, users: 30, goals: 60, seed });
    const found = await server.owner.query<{ all: string }>(
      `select string_agg(concat_ws('|', title, state, recent_week, recent_likelihood, published_at), ',' order by id) as all
        from goal`,
    );
    made.push(found.rows[0]?.all);
  }
  const [first, second, other] = made;

  test('creates the same goals', () => {
    expect(first?.length).toBeGreaterThan(1_000);
    expect(second).toBe(first);
  });

  test('creates other goals for another seed', () => {
    expect(other).not.toBe(first);
  });
});

describe.each([now, '2026-10-01T08:00:00Z', '2026-12-31T23:00:00Z', '2028-02-29T00:00:00Z'])(
  'created at %s',
  async (day) => {
    const server = await startTestServer({ now: day });
    await loadData(server.context, { tenants: 1, users: 20, goals: 200, seed: 1 });

    test('contains nothing from the future', async () => {
      for (const table of ['goal_transition', 'goal_prediction', 'goal_comment', 'goal_result', 'event']) {
        const found = await server.owner.query(
          `select count(*)::int from ${table} where created_at > '${day}'`,
        );
        expect([table, found.rows[0]]).toEqual([table, { count: 0 }]);
      }
    });
  },
);
