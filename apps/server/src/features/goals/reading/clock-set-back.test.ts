import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { type GoalFilter, listGoals } from '@bellwether/contract/goals/reading';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// A start with an earlier BELLWETHER_NOW finds goals with predictions for future weeks.

const sixthWeek = '2026-11-04T15:00:00Z';
const eighthWeek = '2026-11-18T15:00:00Z';
const thirdWeek = '2026-10-14T15:00:00Z';

const server = await startTestServer({ now: sixthWeek });
const company = await buildGoalCompany(server);

const predict = (goal: GoalInfo, weeks: readonly number[]) =>
  Promise.all(
    goal.GoalStatuses.filter((status) => weeks.includes(status.GoalPeriodWeek.Week)).map(({ Id }) =>
      company.must('member', predictGoal, { body: { Id, Likelihood: 3, Quality: 3 } }),
    ),
  );

async function listed(filter: GoalFilter): Promise<number[]> {
  const ids: number[] = [];
  let Cursor: string | null = null;
  do {
    const page: { data: { Id: number; IsNeedsUpdate: boolean }[]; Next: string | null } = await company.must(
      'goalAdmin',
      listGoals,
      { body: { GoalSelectFilter: 'All', ...filter, Cursor } },
    );
    expect(page.data.map((goal) => goal.IsNeedsUpdate)).not.toContain(true);
    ids.push(...page.data.map((goal) => goal.Id));
    Cursor = page.Next;
  } while (Cursor !== null);
  return ids;
}

test('goals predicted for weeks ahead of the clock are listed with the goals that need nothing', async () => {
  const steady = await company.makeApproved('member', { Title: 'Every week' });
  const gapped = await company.makeApproved('member', { Title: 'But for one' });
  const draft = await company.make('member', { Title: 'Draft' });
  await company.goTo(eighthWeek);
  await predict(steady, [6, 7, 8]);
  await predict(gapped, [6, 8]);
  const young = await company.makeApproved('member', { Title: 'Not begun yet' });
  await company.goTo(thirdWeek);

  const newestFirst = [young, draft, gapped, steady].map((info) => info.Goal.Id);
  for (const PageSize of [100, 3, 1]) expect(await listed({ PageSize })).toEqual(newestFirst);
  expect(await listed({ GoalStates: ['approved'] })).toEqual(
    [young, gapped, steady].map((info) => info.Goal.Id),
  );
  expect(await listed({ NeedsUpdate: true })).toEqual([]);
});
