import type { TeamItem, TeamWeek } from '@bellwether/contract/dashboard.team';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildDashboard } from '../model/dashboard.fixture.ts';
import { renderDashboard } from './render-dashboard.fixture.tsx';

afterEach(cleanup);

const item = (changes: Partial<TeamItem>): TeamItem => ({
  Kind: 'waits',
  Goal: { Id: 1, Title: 'Open the depot' },
  User: { Id: 9, Name: 'Tom Becker', Avatar: null, HasLeft: false },
  About: null,
  From: null,
  To: null,
  Sentence: null,
  Missing: 0,
  ...changes,
});
const week: TeamWeek = {
  WeekLabel: 'Week 7 · ends Sun 15 Nov',
  Items: [
    item({ About: 'result' }),
    item({
      Kind: 'moved',
      Goal: { Id: 2, Title: 'Ship the lidar' },
      From: 3,
      To: 1,
      Sentence: 'The supplier is late.',
    }),
    item({ Kind: 'silent', Goal: { Id: 3, Title: 'Hidden' }, Missing: 2 }),
  ],
  Waits: 1,
  Moved: 1,
  Silent: 3,
};
const manager = {
  getDashboard: () =>
    buildDashboard({
      Permissions: { EditTheme: false, EditStrategy: false, AddGoal: true, ComplianceScopes: [1, 2, 3] },
    }),
  getTeamWeek: () => ({ Team: week }),
};

it('lists what waits, what moved with its sentence, and who is silent', async () => {
  const { screen } = renderDashboard(manager, { profile: { RoleName: 'manager' } });
  const section = await screen.findByRole('region', { name: /^Your team this week/ });
  const rows = within(section).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Open the depotTom BeckerThe result waits for your review'),
    expect.stringMatching(/Ship the lidarTom BeckerLikely.*Not sure.*The supplier is late\./),
    expect.stringContaining('Tom BeckerNo prediction on 2 goals'),
  ]);
  within(section).getByText('and 2 more');
});

it('asks why a goal fell without a word, and shows a word of an earlier week', async () => {
  const fell = (Id: number) => item({ Kind: 'moved', Goal: { Id, Title: `Goal ${Id}` }, From: 3, To: 1 });
  const sentence = { GoalId: 4, Text: null, Day: null, StatusId: 40, IsOwn: false };
  const { screen, search } = renderDashboard(
    {
      ...manager,
      getTeamWeek: () => ({ Team: { ...week, Items: [fell(4), fell(5)] } }),
      listSentences: () => ({
        data: [sentence, { ...sentence, GoalId: 5, Text: 'The supplier is late.', Day: '2026-11-04' }],
      }),
    },
    { profile: { RoleName: 'manager' } },
  );
  await screen.findByText(/The supplier is late\./);
  fireEvent.click(screen.getByRole('button', { name: /^Ask/ }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'ask', goal: 4, about: 40 }));
});

it('is one run: the button opens the first goal, and j leads to the next', async () => {
  const { screen, search } = renderDashboard(manager, { profile: { RoleName: 'manager' } });
  fireEvent.click(await screen.findByRole('link', { name: 'Go through them' }));
  await waitFor(() => expect(search()).toMatchObject({ side: 1 }));
  await screen.findByText('1 of 3');
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(search()).toMatchObject({ side: 2 }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(search()).toMatchObject({ side: 3 }));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});

it('is absent for people without a team', async () => {
  const { screen, calls } = renderDashboard();
  await screen.findByText('You are up to date');
  expect(calls('getTeamWeek')).toEqual([]);
  expect(screen.queryByText('Your team this week')).toBeNull();
});
