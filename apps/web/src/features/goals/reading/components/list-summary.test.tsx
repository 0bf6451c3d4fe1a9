import type { GoalSummary } from '@bellwether/contract/goals/summary';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../../acting/components/goal-info.fixture.ts';
import { buildList, buildListed, buildSummary } from '../model/goals.fixture.ts';
import { SeenAtOnce } from '../model/seen-at-once.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

const bob = { ...ada, Id: 8, Name: 'Bob Vale' };

const person = (User: typeof ada, changes: Partial<GoalSummary['People'][number]> = {}) => {
  const { IsWhole, Moved, Missing, Waiting, People, ...counts } = buildSummary();
  return { User, ...counts, NewestComment: null, ...changes };
};
const list = () => buildList();
const named = { Id: 12, Title: 'Cut delivery to four days', User: ada };

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeenAtOnce));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('beside the list, while no goal is chosen', () => {
  it('shows the distribution, what moved, what is not updated and what waits', async () => {
    const { screen, calls } = renderGoals('/v3/goals?q=delivery', {
      listGoals: list,
      summarizeGoals: () =>
        buildSummary({
          NotUpdated: 7,
          Missing: [named],
          Moved: {
            Count: 1,
            data: [{ ...named, FromLikelihood: 4, Likelihood: 1, FromQuality: 3, Quality: 3 }],
          },
          Waiting: { Count: 1, data: [{ ...named, Id: 13, Title: 'To be reviewed' }] },
        }),
    });
    const detail = await screen.findByRole('region', { name: 'Goal Details' });
    await within(detail).findByText('Moved since last week');
    expect(calls('summarizeGoals')).toMatchObject([
      { body: { GoalSelectFilter: 'MyGoals', Title: 'delivery' } },
    ]);
    const legend = within(detail).getByRole('list', { name: 'Goals by likelihood' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Likely 2', 'Not sure 1', 'No prediction yet 1']);
    expect(within(detail).getByText('Very likely →')).toBeTruthy();
    // An unchanged quality is not shown as a move.
    expect(within(detail).queryByText('Good →')).toBeNull();
    expect(within(detail).getByRole('link', { name: 'To be reviewed' }).getAttribute('href')).toContain(
      '/v3/goals/13',
    );
    expect(within(detail).getByRole('link', { name: 'Show all' }).getAttribute('href')).toContain(
      'needsUpdate',
    );
  });

  it('gives a calm list one sentence, and observers no request', async () => {
    const calm = renderGoals('/v3/goals', { listGoals: list, summarizeGoals: () => buildSummary() });
    expect(await calm.screen.findByText(/Nothing moved since last week/)).toBeTruthy();
    cleanup();
    const observer = renderGoals(
      '/v3/goals',
      { listGoals: list, summarizeGoals: () => buildSummary({ NotUpdated: 2, Missing: [named] }) },
      { RoleName: 'observer' },
    );
    await observer.screen.findByText('4 goals in this list');
    expect(observer.screen.queryByText('Not updated')).toBeNull();
  });

  it('explains goals beside an empty list, instead of asking for a choice', async () => {
    const { screen } = renderGoals('/v3/goals', {
      listGoals: () => buildList([]),
      summarizeGoals: () => buildSummary({ Count: 0, Likelihood: [0, 0, 0, 0, 0], Unpredicted: 0 }),
    });
    expect(await screen.findByText('How a quarter with goals goes:')).toBeTruthy();
    expect(screen.queryByText(/Choose a goal/)).toBeNull();
  });
});

describe('goals of direct reports, grouped by person', () => {
  const people = () =>
    buildSummary({
      People: [
        person(ada, {
          NotUpdated: 2,
          NewestComment: {
            GoalId: 12,
            Name: 'Ada Larkwood',
            Comment: 'The supplier is late',
            CreatedAt: '2026-11-17T08:00:00.000Z',
          },
        }),
        person(bob, { Count: 0 }),
      ],
    });
  const lead = { RoleName: 'manager' as const, Id: 3 };

  it('are off at first, and each person has head, numbers and own goals', async () => {
    const { screen, calls, search } = renderGoals(
      '/v3/goals?scope=DirectReports',
      { listGoals: list, summarizeGoals: people },
      lead,
    );
    await screen.findByText('Cut delivery to four days');
    expect(screen.queryByRole('region', { name: 'Ada Larkwood' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Group by person' }));
    await waitFor(() => expect(search()).toEqual({ scope: 'DirectReports', byPerson: true }));
    const group = await screen.findByRole('region', { name: 'Ada Larkwood' });
    expect(within(group).getByText('2 of 4 updated')).toBeTruthy();
    expect(within(group).getByText(/The supplier is late/)).toBeTruthy();
    expect(
      within(group).getByRole('img', { name: '2 Likely, 1 Not sure, 1 without a prediction' }),
    ).toBeTruthy();
    await within(group).findByText('Cut delivery to four days');
    const sheet = within(group).getByRole('link', { name: 'Prepare one-to-one with Ada Larkwood' });
    expect(sheet.getAttribute('href')).toBe('/v3/one-to-one/7');
    // Each person with goals loads alone.
    const loaded = calls('listGoals').map(({ body }) => (body as { Users?: number[] }).Users);
    expect(loaded).toEqual([undefined, [7]]);
    expect(
      within(screen.getByRole('region', { name: 'Bob Vale' })).getByText('No goals in this list.'),
    ).toBeTruthy();
  });

  it('are ticked across people, and acted on together', async () => {
    const both = () => buildSummary({ People: [person(ada, {}), person(bob, {})] });
    const listOf = ({ body }: { body: { Users?: number[] | undefined } }) =>
      body.Users?.[0] === 8
        ? buildList([buildListed({ Id: 13, GoalDetail: { Title: 'Second' } })])
        : buildList([buildListed()]);
    const { screen, calls } = renderGoals(
      '/v3/goals?scope=DirectReports&byPerson=true',
      {
        listGoals: listOf,
        summarizeGoals: both,
        actOnGoals: ({ body }: { body: { Ids: number[] } }) => ({ Done: body.Ids, Refused: [] }),
      },
      lead,
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Second' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Cut delivery to four days' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await waitFor(() => expect(calls('actOnGoals')).toMatchObject([{ body: { Ids: [12, 13] } }]));
  });

  it('exist only in that scope', async () => {
    const { screen } = renderGoals(
      '/v3/goals?byPerson=true',
      { listGoals: list, summarizeGoals: people },
      lead,
    );
    await screen.findByText('Cut delivery to four days');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Ada Larkwood' })).toBeNull();
  });
});
