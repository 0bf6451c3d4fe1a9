import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildList } from '../model/goals.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

afterEach(cleanup);

const red = {
  Id: 5,
  Screen: 'goals',
  Name: 'Red ones',
  Query: '?likelihood=%5B0%2C1%5D&scope=CompanyGoals',
} as const;

function open(place: string, views: { Id: number; Screen: 'goals'; Name: string; Query: string }[] = [red]) {
  let kept = views;
  return renderGoals(place, {
    listGoals: () => buildList([]),
    listGoalFilterChoices: () => ({ Depts: ['Sales'] }) as never,
    listSavedViews: () => ({ data: kept }),
    saveView: ({ body }) => {
      const view = { Id: 9, ...(body as Omit<typeof red, 'Id'>) };
      kept = [...kept, view as never];
      return view;
    },
    renameView: ({ body }) => {
      kept = kept.map((view) => ({ ...view, Name: (body as { Name: string }).Name }));
      return kept[0] as never;
    },
    deleteView: () => {
      kept = [];
      return { Id: 5 };
    },
  });
}

describe('saved views of the goal list', () => {
  it('keep the filters of the address without the open goal', async () => {
    const { screen, calls } = open('/v3/goals?states=%5B"draft"%5D&tab=history', []);
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please give the view a name.');
    fireEvent.change(name, { target: { value: ' My drafts ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls('saveView')).toHaveLength(1));
    expect(calls('saveView')[0]?.body).toMatchObject({
      Name: 'My drafts',
      Query: '?states=%5B%22draft%22%5D',
    });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Whose goals' })).toHaveProperty('value', 'My drafts'),
    );
  });

  it('stand in the menu of the scopes, and leave it again', async () => {
    const { screen, search } = open('/v3/goals?tab=history');
    const menu = () => screen.getByRole('combobox', { name: 'Whose goals' });
    await waitFor(() => expect(menu()).toHaveProperty('value', 'My goals'));
    fireEvent.click(menu());
    fireEvent.click(await screen.findByRole('option', { name: 'Red ones', hidden: true }));
    await waitFor(() =>
      expect(search()).toEqual({ likelihood: [0, 1], scope: 'CompanyGoals', tab: 'history' }),
    );
    await waitFor(() => expect(menu()).toHaveProperty('value', 'Red ones'));
    fireEvent.click(menu());
    fireEvent.click(await screen.findByRole('option', { name: 'My goals', hidden: true }));
    await waitFor(() => expect(search()).toEqual({ scope: 'MyGoals', tab: 'history' }));
  });

  it('are renamed and deleted', async () => {
    const { screen, calls } = open('/v3/goals');
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Red ones' }));
    const field = screen.getByRole('textbox', { name: 'New name of Red ones' });
    fireEvent.change(field, { target: { value: 'Doubtful' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByRole('button', { name: 'Show Doubtful' });
    expect(calls('renameView')).toMatchObject([{ params: { id: '5' }, body: { Name: 'Doubtful' } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete Doubtful' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show Doubtful' })).toBeNull());
    expect(calls('saveView')).toEqual([]);
  });

  it('say which of their filters no longer exist, or are not this person’s', async () => {
    const query =
      'scope=All&objectives=%5B"Gone"%5D&departments=%5B"Closed"%5D&ministry=3&states=%5B"draft"%5D';
    const { screen, search } = open(`/v3/goals?${query}`, []);
    const told = await screen.findByText(/^Left out/);
    await waitFor(() =>
      expect(told.textContent).toBe(
        'Left out, because it no longer exists or is not yours to use: Strategic objectives, ministry, Whose goals, Departments.',
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(search()).toEqual({ states: ['draft'] }));
    expect(screen.queryByText(/^Left out/)).toBeNull();
  });
});
