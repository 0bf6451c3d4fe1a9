import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);

test('a goal created below another during its re-alignment gets both ancestors', async () => {
  const top = (await company.makeApproved('ceo')).Goal.Id;
  const grand = (await company.makeApproved('ceo')).Goal.Id;
  const middle = (await company.makeApproved('ceo', { ParentId: grand })).Goal.Id;
  const mover = await server.owner.connect();
  await mover.query('begin');
  await mover.query("select set_config('app.tenant_id', $1, true)", [String(company.tenantId)]);
  await mover.query('update goal set parent_id = $1 where tenant_id = $2 and id = $3', [
    top,
    company.tenantId,
    grand,
  ]);
  const made = company.make('member', { ParentId: middle });
  await expect.poll(() => waitingForLocks(), { timeout: 5_000 }).toBeGreaterThan(0);
  await mover.query('commit');
  mover.release();
  const child = (await made).Goal.Id;
  const path = await company.read((db) =>
    db
      .selectFrom('goal_path')
      .select('ancestor_id')
      .where('descendant_id', '=', child)
      .orderBy('depth')
      .execute(),
  );
  expect(path.map((row) => row.ancestor_id)).toEqual([child, middle, grand, top]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await server.owner.query<{ count: number }>(
    "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0]?.count ?? 0;
}
