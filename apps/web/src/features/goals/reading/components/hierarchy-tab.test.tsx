import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ada, buildInfo } from '../../approval/components/goal-info.fixture.ts';
import { buildList, buildRecent } from './goals.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

afterEach(cleanup);

const above = (Id: number, State: GoalInfo['Ancestors'][number]['State']) => ({
  Id,
  ParentId: 0,
  State,
  Title: `Above ${Id}`,
  User: ada,
  MostRecentGoalStatus: buildRecent(4, 4),
  IsDeleted: false,
});

it('shows how each goal above stands; of one with a result not what was once likely', async () => {
  const { screen } = renderGoals('/v3/goals/12?tab=hierarchy', {
    listGoals: () => buildList([]),
    getGoal: () => buildInfo({ Ancestors: [above(3, 'approved'), above(2, 'finalized')] }),
  });
  const rowOf = (title: string) => {
    const words = screen.getByRole('link', { name: title }).parentElement?.parentElement;
    return within(words ?? expect.fail());
  };
  await screen.findByRole('link', { name: 'Above 3' });
  rowOf('Above 3').getByRole('img', { name: 'Very likely' });
  rowOf('Above 2').getByRole('img', { name: 'Finalized' });
  expect(rowOf('Above 2').queryByRole('img', { name: 'Very likely' })).toBeNull();
  // In the ring and in words.
  expect(rowOf('Above 2').getAllByText('Finalized')).toHaveLength(2);
});
