import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { buildOverview, third } from '../model/appraisal.fixture.ts';
import { renderTalent } from './render-talent.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const cy = {
  Id: 22,
  Name: 'Cy Moller',
  Avatar: null,
  TertiaryRating: null,
  Previous: { PrimaryRating: 1, SecondaryRating: 1 },
};

const matrix = () => ({
  directreports: [21, 22],
  Period: third,
  DueDate: '2026-10-21',
  Permissions: { SeeOrganization: false },
  user: null,
  Levels: 3,
  IsPresentScale: true,
  Axes: {
    Primary: { Name: 'Performance', Levels: ['Low', 'Solid', 'High'] },
    Secondary: { Name: 'Potential', Levels: ['Settled', 'Growing', 'Ready'] },
    Tertiary: null,
  },
  Elsewhere: 0,
  Cells: [2, 1, 0].flatMap((PrimaryRating) =>
    [0, 1, 2].map((SecondaryRating) => {
      const isFull = PrimaryRating === 2 && SecondaryRating === 1;
      return {
        PrimaryRating,
        SecondaryRating,
        Colour: PrimaryRating + SecondaryRating,
        Count: isFull ? 8 : 0,
        users: isFull ? [cy] : [],
      };
    }),
  ),
  Unrated: 1,
  Counts: { none: 1, draft: 8, shared: 0, acknowledged: 0, completed: 0, overdue: 0 },
});

const render = (place = '/v3/talent/matrix', answers: Answers = {}) =>
  renderTalent(place, { getTalentMatrix: matrix, ...answers });

it('the latest ended quarter is shown, with people in cells and how many more', async () => {
  const { screen, calls } = render();
  const grid = await screen.findByRole('grid', { name: 'People by Performance and Potential, Q3 2026' });
  const full = within(grid).getByRole('button', { name: 'High · Growing: 8 people (+7)' });
  expect(full.textContent).toContain('+7');
  expect(within(grid).getAllByRole('button')).toHaveLength(9);
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['High', 'Solid', 'Low']);
  screen.getByText('Without ratings: 1 person');
  expect(calls('getTalentMatrix')[0]).toMatchObject({ params: { periodId: '39', userId: '7', hr: '0' } });
});

it('a cell opens its people in a drawer, and Close shows the grid again', async () => {
  const { screen, calls, search } = render();
  const full = () => screen.findByRole('button', { name: 'High · Growing: 8 people (+7)' });
  fireEvent.click(await full());
  const drawer = await screen.findByRole('dialog', { name: 'High · Growing' });
  expect(search()).toEqual({ cell: 7 });
  expect(calls('getTalentOverview').at(-1)).toMatchObject({ query: { Primary: '2', Secondary: '1' } });
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(search()).toEqual({}));
});

it('the grid is one Tab stop, and arrow keys move in it', async () => {
  const { screen } = render();
  const grid = await screen.findByRole('grid');
  const stops = () =>
    within(grid)
      .getAllByRole('button')
      .filter((cell) => cell.tabIndex === 0);
  expect(stops().map((cell) => cell.getAttribute('data-cell'))).toEqual(['6']);
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  expect(stops().map((cell) => cell.getAttribute('data-cell'))).toEqual(['7']);
  expect(document.activeElement).toBe(stops()[0]);
});

it('a person in the list is shown with the move since the previous quarter', async () => {
  const { screen } = render();
  fireEvent.focus(await screen.findByRole('button', { name: 'Cy Moller' }));
  await screen.findByText('Cy Moller: Last quarter Solid · Growing, now High · Growing.');
});

it('without names, neither the grid, nor the list, nor the move reveals the person', async () => {
  const { screen, search } = render();
  fireEvent.click(await screen.findByRole('button', { name: 'Hide names' }));
  await waitFor(() => expect(search()).toEqual({ hidden: true }));
  fireEvent.focus((await screen.findAllByRole('button', { name: 'A person' }))[0] as HTMLElement);
  await screen.findByText(/^A person: Last quarter/);
  expect(document.body.innerHTML).not.toMatch(/Cy Moller|Bo Fenwick/);
  screen.getByRole('button', { name: 'Show names' });
});

it('the third rating is a mark and a filter where the company has one', async () => {
  const { screen } = render();
  await screen.findByRole('grid');
  expect(screen.queryByText('Values')).toBeNull();
  cleanup();
  const other = render('/v3/talent/matrix/39/7?third=1', {
    getTalentMatrix: () => {
      const all = matrix();
      return {
        ...all,
        Axes: { ...all.Axes, Tertiary: { Name: 'Values', Levels: ['Seldom', 'Often', 'Always'] } },
        Cells: all.Cells.map((cell) => ({
          ...cell,
          users: cell.users.map((one) => ({ ...one, TertiaryRating: 1 })),
        })),
      };
    },
  });
  await other.screen.findByText('Values');
  const full = await other.screen.findByRole('button', { name: 'High · Growing: 8 people (+7)' });
  expect(full.querySelector('[data-level="2"]')).toBeTruthy();
  other.screen.getByText('Number at a face: Values, 1 is the lowest');
  expect(other.calls('getTalentMatrix')[0]).toMatchObject({ query: { Tertiary: '1' } });
});

it('a quarter on a former scale is shown with the words of then, and says so', async () => {
  const all = matrix();
  const former = (Name: string) => ({ Name, Levels: ['Poor', 'Fair', 'Fine'] });
  const { screen } = render('/v3/talent/matrix/39/7', {
    getTalentMatrix: () => ({
      ...all,
      IsPresentScale: false,
      Axes: { Primary: former('Results'), Secondary: former('Outlook'), Tertiary: null },
      Elsewhere: 2,
    }),
  });
  await screen.findByText(/^Q3 2026 was rated on 3 levels\./);
  const grid = screen.getByRole('grid', { name: 'People by Results and Outlook, Q3 2026' });
  within(grid).getByRole('button', { name: 'Fine · Fair: 8 people (+7)' });
  screen.getByText('Rated on another scale than these 3 levels: 2 people');
  screen.getByText('Without ratings: 1 person');
  expect(screen.queryByText(/Performance|Potential/)).toBeNull();
});

it('people without ratings stand in the list alone', async () => {
  const { screen } = render('/v3/talent/matrix/39/7', {
    getTalentOverview: () => buildOverview({ users: [], evaluations: [] }),
  });
  await screen.findByText('There is no talent data for this quarter.');
});
