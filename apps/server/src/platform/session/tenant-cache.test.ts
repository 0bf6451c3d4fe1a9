import { createGoal } from '@bellwether/contract/goals/drafting';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

test('a node drops cached quarters that a rebuilt database does not know', async () => {
  const company = await buildGoalCompany(server);
  // This node caches the quarters; then the database is restored with other ids.
  expect((await company.call('member', createGoal, { body: company.save() })).status).toBe(200);
  await server.owner.query('delete from goal where tenant_id = $1', [company.tenantId]);
  await server.owner.query('delete from goal_period where tenant_id = $1', [company.tenantId]);
  const stale = await company.call('member', createGoal, { body: company.save() });
  expect(stale.status).toBe(500);

  // Now the node reads the new quarters; none has an old id.
  expect((await company.call('member', createGoal, { body: company.save() })).status).toBe(400);
});
