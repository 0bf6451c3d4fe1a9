import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ada, buildInfo } from '../../acting/components/goal-info.fixture.ts';
import { buildList, buildRecent } from '../model/goals.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

afterEach(cleanup);

type Ancestor = GoalInfo['Ancestors'][number];
const above = (
  Id: number,
  State: Ancestor['State'],
  result: Partial<NonNullable<Ancestor['OwnerGoalResult']>> | null = null,
) => ({
  Id,
  ParentId: 0,
  State,
  Title: `Above ${Id}`,
  User: ada,
  MostRecentGoalStatus: buildRecent(4, 4),
  OwnerGoalResult: result && { Id: 90 + Id, Completed: null, ObjectiveResult: null, Quality: 3, ...result },
  IsDeleted: false,
});

it("shows each ancestor's level, or its result instead of its last likelihood", async () => {
  const { screen } = renderGoals('/v3/goals/12?tab=hierarchy', {
    listGoals: () => buildList([]),
    getGoal: () =>
      buildInfo({
        Ancestors: [
          above(3, 'approved'),
          above(2, 'finalized', { Completed: true }),
          above(1, 'results_in_review', { ObjectiveResult: 80 }),
        ],
      }),
  });
  const rowOf = (title: string) => {
    const words = screen.getByRole('link', { name: title }).parentElement?.parentElement;
    return within(words ?? expect.fail());
  };
  await screen.findByRole('link', { name: 'Above 3' });
  rowOf('Above 3').getByRole('img', { name: 'Likelihood: Very likely, quality: Very good' });
  const mark = rowOf('Above 2').getByRole('img', { name: 'Completed: Yes · Good' });
  expect(mark.querySelector('[data-sign]')?.getAttribute('data-level')).toBe('4');
  expect(rowOf('Above 2').queryByRole('img', { name: /Very likely/ })).toBeNull();
  rowOf('Above 2').getByText('Finalized');
  rowOf('Above 1').getByRole('img', { name: '80% · Good' });
});
