import type { GuideReply } from '@bellwether/contract/dashboard.guide';
import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '#platform/query-client.ts';
import { renderDashboard } from './render-dashboard.fixture.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const step = (Name: GuideReply['Steps'][number]['Name'], IsDone = false) => ({ Name, IsDone });
const company: GuideReply = {
  Kind: 'company',
  Steps: [step('company_info', true), step('people'), step('strategy_line'), step('company_goal')],
};
const person: GuideReply = {
  Kind: 'person',
  Steps: [step('profile'), step('manager_goals'), step('first_goal'), step('first_update')],
};
const none: GuideReply = { Kind: null, Steps: [] };

it('leads a new ceo through four steps, with those that are done ticked in words', async () => {
  const { screen, search, path } = renderDashboard(
    { getGuide: () => company },
    { profile: { RoleName: 'ceo' } },
  );
  const card = within(await screen.findByRole('region', { name: 'Start your company' }));
  expect(card.getAllByRole('listitem').map((item) => item.querySelector('a, button')?.textContent)).toEqual([
    'Check your company’s info',
    'Bring your people',
    'Write your strategy in a line',
    'Publish the first company goal',
  ]);
  expect(card.getAllByText('(done)')).toHaveLength(1);
  fireEvent.click(card.getByRole('button', { name: 'Check your company’s info' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'company' }));
  fireEvent.click(card.getByRole('button', { name: 'Write your strategy in a line' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'strategy-basics' }));
  fireEvent.click(card.getByRole('link', { name: 'Bring your people' }));
  await waitFor(() => expect(path()).toBe('/v3/organization/import'));
});

it('leads a new employee through four, and goes for good when dismissed', async () => {
  let fails = true;
  const { screen, search } = renderDashboard({
    getGuide: () => person,
    dismissGuide() {
      if (fails) throw new ProblemError({ status: 503, detail: 'Please try again in a moment.' });
      return none;
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Welcome to Bellwether' }));
  expect(card.getAllByRole('listitem')).toHaveLength(4);
  const goals = card.getByRole('link', { name: 'Look at your manager’s goals' });
  expect(goals.getAttribute('href')).toMatch(/^\/v3\/goals\?scope=ManagerAndPeers&people=/);
  fireEvent.click(card.getByRole('button', { name: 'Get your first goal going' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'create' }));
  fireEvent.click(card.getByRole('button', { name: 'Dismiss', hidden: true }));
  await waitFor(() =>
    expect(card.getByRole('button', { name: 'Dismiss' }).hasAttribute('data-loading')).toBe(false),
  );
  fails = false;
  fireEvent.click(card.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Welcome to Bellwether' })).toBeNull());
});

it('shows a contributor around in four stops, and returns the focus', async () => {
  const { screen } = renderDashboard({ getGuide: () => person }, { profile: { RoleName: 'contributor' } });
  const start = await screen.findByRole('button', { name: 'Show me around' });
  fireEvent.click(start);
  const titles: (string | null)[] = [];
  for (const way of ['Next', 'Next', 'Next', 'Done']) {
    const stop = await screen.findByRole('dialog');
    titles.push((await within(stop).findByRole('heading', { hidden: true })).textContent);
    fireEvent.click(within(stop).getByRole('button', { name: way, hidden: true }));
  }
  expect(titles).toEqual(['What needs you', 'Your goals', 'What is new', 'Find anything']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(start);
});

it('shows nobody else around', async () => {
  const { screen } = renderDashboard({ getGuide: () => person }, { profile: { RoleName: 'manager' } });
  await screen.findByRole('region', { name: 'Welcome to Bellwether' });
  expect(screen.queryByRole('button', { name: 'Show me around' })).toBeNull();
});

it('shows nothing without a guide', async () => {
  const { screen, calls } = renderDashboard({ getGuide: () => none });
  await waitFor(() => expect(calls('getGuide')).toHaveLength(1));
  expect(screen.queryByText('Welcome to Bellwether')).toBeNull();
});
