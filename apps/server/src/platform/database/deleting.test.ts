import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

/**
 * The foreign keys that PostgreSQL follows when a row of `root` is deleted, down its cascades, and whether an index serves each:
 * one whose first two columns are of the key, over all rows or over those that have a value.
 */
const keysUnder = async (root: string) =>
  (
    await server.owner.query<{ key: string; served: boolean }>(
      `with recursive gone (oid) as (
        select $1::regclass::oid
        union select k.conrelid from gone join pg_constraint k on k.confrelid = gone.oid and k.contype = 'f' and k.confdeltype = 'c')
      select distinct k.conrelid::regclass || '.' || k.conname as key, exists (select 1 from pg_index i
        where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey) and i.indkey[1] = any(k.conkey)
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')) as served
      from gone join pg_constraint k on k.confrelid = gone.oid and k.contype = 'f' order by 1`,
      [root],
    )
  ).rows;

test('a deleted goal finds everything that refers to it and to its parts by an index', async () => {
  const keys = await keysUnder('goal');
  expect(keys.length).toBeGreaterThan(25);
  expect(keys.filter(({ served }) => !served).map(({ key }) => key)).toEqual([]);
});

test('a foreign key without an index is found', async () => {
  await server.owner.query('drop index goal_result_goal');
  const unserved = (await keysUnder('goal')).filter(({ served }) => !served);
  await server.owner.query('create index goal_result_goal on goal_result (tenant_id, goal_id)');
  expect(unserved.map(({ key }) => key)).toEqual(['goal_result.goal_result_tenant_id_goal_id_fkey']);
});
