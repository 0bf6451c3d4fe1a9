import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStrategy } from '#features/strategy/model/strategy.fixture.ts';
import { buildInfo, period } from '../../acting/components/goal-info.fixture.ts';
import { renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { GoalDrafting } from './goal-drafting.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const field = () => screen.findByRole('combobox', { name: 'Strategic objective' });

function openForm(
  layer: 'create' | 'contribute' | 'edit',
  objective: StrategicObjective | null,
  IsStrategy = true,
) {
  const { Objectives } = buildStrategy();
  return renderLayer(
    <GoalDrafting
      layer={layer}
      goalId={layer === 'create' ? undefined : 12}
      periodId={undefined}
      onCreated={() => undefined}
    />,
    {
      infos:
        layer === 'create'
          ? []
          : [
              buildInfo({
                Goal: { Id: 12, StrategicObjective: objective },
                Permissions: { Edit: true, AddContributingGoal: true },
              }),
            ],
      answers: {
        listPeriods: () => ({ data: [period], Next: null }),
        listGoalOwners: () => ({ data: [], Next: null }),
        getStrategy: () =>
          buildStrategy({ IsStrategy, Objectives: { ...Objectives, Sales: '<p>Double Europe</p>' } }),
        createGoal: () => buildInfo(),
      },
    },
  );
}

test('offers the six objectives, and shows the published text of the chosen one', async () => {
  openForm('create', null);
  fireEvent.click(await field());
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Customers',
    'Employees',
    'Shareholders',
    'Sales',
    'Marketing',
    'Product',
  ]);
  fireEvent.click(options[3] as HTMLElement);
  await screen.findByText('Double Europe');
});

test('a contributing goal begins with its parent’s objective, and saves it', async () => {
  const { callsOf } = openForm('contribute', 'Sales');
  expect(((await field()) as HTMLInputElement).value).toBe('Sales');
  fireEvent.change(screen.getByLabelText(/Title/), { target: { value: 'Sell more' } });
  fireEvent.change(screen.getByLabelText(/Measurement/), { target: { value: 'Ten' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(callsOf('createGoal')).toHaveLength(1));
  expect(callsOf('createGoal')[0]).toMatchObject({ body: { StrategicObjective: 'Sales', ParentId: 12 } });
});

test('is absent where no strategy is published, unless the goal has an objective', async () => {
  openForm('create', null, false);
  await screen.findByRole('button', { name: 'Save Draft' });
  // An editor's session does not say whether the strategy is published, so the field goes when it is read.
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Strategic objective' })).toBeNull());
  cleanup();
  openForm('edit', 'Product', false);
  expect(((await field()) as HTMLInputElement).value).toBe('Product');
});
