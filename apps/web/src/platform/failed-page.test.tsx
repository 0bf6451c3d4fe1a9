import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { FailedPage } from './failed-page.tsx';
import { renderPages } from './render-pages.fixture.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { FailedShell } from './shell/failed-shell.tsx';
import { paletteOf } from './shell/palette.fixture.tsx';

const palette = paletteOf();

afterEach(cleanup);

/** Renders a page, in the shell or alone. Its first loads fail, as many as `failures` says. */
function renderFailed(isInShell: boolean, failures = Number.POSITIVE_INFINITY) {
  vi.spyOn(console, 'error').mockReturnValue();
  let left = failures;
  const { screen } = renderPages(
    (root) => {
      const around = createRoute({
        getParentRoute: () => root,
        id: 'around',
        ...(isInShell ? { component: () => <AppShell menu={[]} palette={palette} brand="Northwind" /> } : {}),
      });
      const page = createRoute({
        getParentRoute: () => around,
        path: '/v3/home',
        errorComponent: FailedPage,
        component: () => 'It is there.',
        loader: () => {
          left -= 1;
          if (left >= 0) throw new Error('It is gone.');
        },
      });
      return [around.addChildren([page])];
    },
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  return screen;
}

it.each([true, false])(
  'is the main part of its page, which has only one of them (in the shell: %s)',
  async (inShell) => {
    const screen = renderFailed(inShell);
    const heading = await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('main').contains(heading)).toBe(true);
  },
);

it('is loaded when the network is back, also if the first request still fails', async () => {
  const screen = renderFailed(false, 2);
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('It is there.');
});

function renderFailedSession(problem: ConstructorParameters<typeof ProblemError>[0]) {
  vi.spyOn(console, 'error').mockReturnValue();
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        errorComponent: FailedShell,
        loader: () => {
          throw new ProblemError(problem);
        },
      }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  ).screen;
}

it('for a session that could not be read keeps the logo, the menu and the sign-out', async () => {
  const screen = renderFailedSession({ status: 0, detail: 'The server cannot be reached.' });
  await screen.findByText('The server cannot be reached.');
  expect(screen.getByRole('banner').textContent).toContain('Bellwether');
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/v3/signout');
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Goals',
    'Predictions',
  ]);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it('says in an ended company what happened and whom to ask, with the sign-out and without a menu', async () => {
  const told = 'Northwind ended its use of Bellwether on 18 November 2026. Please ask: Cleo Chief.';
  const screen = renderFailedSession({ status: 410, code: 'company_ended', detail: told });
  await screen.findByRole('heading', { name: 'Your company no longer uses Bellwether', level: 1 });
  expect(screen.getByRole('main').textContent).toContain(told);
  screen.getByRole('button', { name: 'Try again' });
  screen.getByRole('link', { name: 'Sign out' });
  expect(screen.queryByRole('navigation')).toBeNull();
});
