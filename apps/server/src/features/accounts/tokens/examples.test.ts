import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import { getGoal } from '@bellwether/contract/goals/reading';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { listenLive } from '../../../testing/live-client.ts';
import { plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const script = fileURLToPath(
  new URL('../../../../../../docs/examples/comment-on-called-goals.mjs', import.meta.url),
);

test('the example of the docs comments once on each goal that a direct report calls unlikely', async () => {
  const server = await startTestServer();
  const company = await buildGoalCompany(server);
  const goal = await company.read((db) =>
    plantGoal(db, company.tenantId, {
      owner: company.people.member.id,
      period: company.periods.current,
      title: 'Low',
      weeks: Array<readonly [number, number]>(7).fill([1, 1]),
    }),
  );
  const made = await company.must('lead', makeToken, {
    body: { Name: 'Friday script', Scopes: ['insight:read', 'comments:write'] },
  });
  const run = async () => {
    const env = { BELLWETHER_URL: `http://${await listenLive(server)}`, BELLWETHER_TOKEN: made.Token };
    return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
  };
  expect(await run()).toBe('Commented on “Low”.\n');
  await run();
  const { GoalStatusComments } = await company.must('member', getGoal, { params: { id: goal } });
  expect(GoalStatusComments.map(({ Comment, Via }) => [Comment, Via])).toEqual([
    ['What would turn it?', 'Friday script'],
  ]);
});
