import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/approval/components/goal-info.fixture.ts';
import { IconTarget } from '#ui/icons.ts';
import { renderPages } from '../render-pages.fixture.tsx';
import { AppShell } from './app-shell.tsx';
import type { MenuEntry } from './menu-entry.ts';

afterEach(cleanup);

const menu: readonly MenuEntry[] = [
  { label: 'Goals', path: '/v3/goals', icon: IconTarget },
  { label: 'Strategy', path: '/v3/strategy', icon: IconTarget, useShown: () => false },
];

it('leads nowhere that this person does not have, by menu or palette', async () => {
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={menu} sources={[]} brand="Northwind" />,
      }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Goals']);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByText('Go to goals');
  expect(screen.queryByText('Go to strategy')).toBeNull();
});
