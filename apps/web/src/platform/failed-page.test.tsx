import { createRoute } from '@tanstack/react-router';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { FailedPage } from './failed-page.tsx';
import { renderPages } from './render-pages.fixture.tsx';
import { AppShell } from './shell/app-shell.tsx';

afterEach(cleanup);

/** A page that cannot be loaded, in the shell or alone. */
function renderFailed(isInShell: boolean) {
  vi.spyOn(console, 'error').mockReturnValue();
  const { screen } = renderPages(
    (root) => {
      const around = createRoute({
        getParentRoute: () => root,
        id: 'around',
        ...(isInShell ? { component: () => <AppShell menu={[]} sources={[]} brand="Northwind" /> } : {}),
      });
      const page = createRoute({
        getParentRoute: () => around,
        path: '/v3/home',
        errorComponent: FailedPage,
        loader: () => {
          throw new Error('It is gone.');
        },
      });
      return [around.addChildren([page])];
    },
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  return screen;
}

it.each([true, false])(
  'is the main part of its page, of which there is one (in the shell: %s)',
  async (inShell) => {
    const screen = renderFailed(inShell);
    const heading = await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('main').contains(heading)).toBe(true);
  },
);
