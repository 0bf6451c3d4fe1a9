import { deleteGoal } from '@bellwether/contract/goals/drafting';
import { getPredictionMatrix } from '@bellwether/contract/matrix';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-10-07T15:00:00Z' });
const company = await buildGoalCompany(server);
const matrix = (who: CastName, goalId: number) =>
  company.must(who, getPredictionMatrix, { params: { goalId, week: 0 } });
const approved = async (who: CastName, Title: string, ParentId = 0) =>
  (await company.makeApproved(who, { Title, ParentId })).Goal.Id;

test('offers goals below a deleted one for a new alignment to those who may', async () => {
  const top = await approved('ceo', 'top');
  const gone = await approved('lead', 'gone', top);
  const low = await approved('member', 'low', gone);
  await approved('member', 'lowest', low);
  const { Goal: plan } = await company.make('lead', { Title: 'planned', ParentId: gone });
  const hidden = await approved('lead', 'below the plan', plan.Id);
  await company.must('goalAdmin', deleteGoal, { params: { id: gone } });
  const offered = async (who: CastName) =>
    (await matrix(who, top)).gaps.map((gap) => [gap.Id, gap.Realignable]);
  // The lead, the ceo and the goal admin see the plan, so nothing hangs unseen below it.
  for (const who of ['lead', 'ceo', 'goalAdmin'] as const)
    expect([who, await offered(who)]).toEqual([who, [[gone, [low, plan.Id]]]]);
  expect((await matrix('member', top)).childs.map((child) => child.Id)).toContain(hidden);
  expect(await offered('member')).toEqual([
    [gone, [low]],
    [plan.Id, []],
  ]);
  for (const who of ['peer', 'outsider', 'observer', 'orgAdmin'] as const)
    expect([who, await offered(who)]).toEqual([
      who,
      [
        [gone, []],
        [plan.Id, []],
      ],
    ]);
});
