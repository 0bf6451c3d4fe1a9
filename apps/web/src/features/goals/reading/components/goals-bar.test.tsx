import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildInfo } from '../../acting/components/goal-info.fixture.ts';
import { goalSheetOf } from '../model/chosen-goals.ts';
import { buildList, buildListed } from '../model/goals.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

afterEach(cleanup);

const two = () => buildList([buildListed(), buildListed({ Id: 13, GoalDetail: { Title: 'Second' } })]);

describe('several goals of the list', () => {
  it('are selected by box and by key, and followed with a way back', async () => {
    const { screen, calls } = renderGoals('/v3/goals?scope=CompanyGoals', {
      listGoals: two,
      actOnGoals: ({ body }: { body: { Ids: number[] } }) => ({ Done: body.Ids, Refused: [] }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Second' }));
    expect(screen.getByText('1 selected')).toBeTruthy();
    const first = screen.getByRole('link', { name: 'Cut delivery to four days' });
    first.focus();
    fireEvent.keyDown(first, { key: 'x' });
    expect(screen.getByText('2 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls('actOnGoals')).toMatchObject([
        { body: { Ids: [12, 13], Act: 'follow' } },
        { body: { Ids: [12, 13], Act: 'unfollow' } },
      ]),
    );
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('say which of them were left out, and why', async () => {
    const { screen } = renderGoals('/v3/goals?scope=CompanyGoals', {
      listGoals: two,
      actOnGoals: () => ({ Done: [12], Refused: [{ Id: 13, Reason: 'The owner is away.' }] }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Second' }));
    fireEvent.click(screen.getByRole('button', { name: 'Select all 2 shown' }));
    fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await screen.findByText('Done for 1 of 2 goals.');
    expect(screen.getByText('The owner is away.')).toBeTruthy();
  });

  it('are exported without formulas', () => {
    const listed = buildListed({ GoalDetail: { Title: '=HYPERLINK("x")' } });
    const [heading, row] = goalSheetOf([listed], (id) => `https://x.example/${id}`).split('\r\n');
    expect(heading).toContain('"Title","Owner","State"');
    expect(row).toContain(`"'=HYPERLINK(""x"")","Ada Larkwood"`);
    expect(row).toContain('"https://x.example/12"');
  });
});

describe('a goal of the list', () => {
  it('is dragged under another one, and taken back', async () => {
    const { screen, calls } = renderGoals('/v3/goals?scope=CompanyGoals', {
      listGoals: two,
      changeParentGoal: ({ body }: { body: { GoalId: number } }) =>
        buildInfo({ Goal: { Id: 13, ParentId: body.GoalId, UpdatedAt: '2026-11-02T08:00:00.000Z' } }),
    });
    const [first, second] = (await screen.findAllByRole('link', { name: /^(Cut delivery|Second)/ })).map(
      (each) => each.closest('li'),
    );
    if (!first || !second) throw new Error('The list has no rows.');
    const dataTransfer = { effectAllowed: '', dropEffect: '' };
    fireEvent.dragStart(second, { dataTransfer });
    fireEvent.dragOver(first, { dataTransfer });
    expect(first.hasAttribute('data-drop')).toBe(true);
    fireEvent.drop(first, { dataTransfer });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls('changeParentGoal')).toMatchObject([
        { body: { Id: 13, GoalId: 12, UpdatedAt: '2026-11-01T08:00:00.000Z' } },
        { body: { Id: 13, GoalId: 0, UpdatedAt: '2026-11-02T08:00:00.000Z' } },
      ]),
    );
  });
});
