import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { queryClient } from '../query-client.ts';
import { renderPages } from '../render-pages.fixture.tsx';
import { AppShell } from './app-shell.tsx';
import type { PaletteSource } from './menu-entry.ts';

afterEach(cleanup);

const source: PaletteSource = {
  group: 'Goals',
  find: async () => [
    { id: '1', label: 'Publish the docking benchmark', place: '/v3/goals/1' },
    { id: '2', label: 'Move docking', place: '/v3/goals/2' },
  ],
};

it('opens the first result on Enter', async () => {
  const { screen, path } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={[]} sources={[source]} brand="Northwind" />,
      }),
      createRoute({ getParentRoute: () => root, path: '/v3/goals/$goalId', component: () => 'A goal' }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  await screen.findByRole('banner');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('textbox', { name: 'Find goals and acts' });
  fireEvent.change(field, { target: { value: 'dock' } });
  await screen.findByText('Move docking');
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await screen.findByText('A goal');
  expect(path()).toBe('/v3/goals/1');
});

it('shows Try again if the search failed', async () => {
  const find = vi.fn(() => Promise.reject(new ProblemError({ status: 503, detail: 'Not ready.' })));
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={[]} sources={[{ group: 'Goals', find }]} brand="Northwind" />,
      }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  await screen.findByRole('banner');
  queryClient.setDefaultOptions({ queries: { retry: false } });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('textbox', { name: 'Find goals and acts' });
  fireEvent.change(field, { target: { value: 'dock' } });
  await screen.findByText('The goals could not be searched.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
});
