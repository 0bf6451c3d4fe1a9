import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { IconTarget } from '#ui/marks/icons.ts';
import { queryClient } from '../query-client.ts';
import { renderPages } from '../render-pages.fixture.tsx';
import { useSession } from '../session.ts';
import { forgetSession, sessionState } from '../session-store.ts';
import { AppShell } from './app-shell.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { paletteOf } from './palette.fixture.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const palette = paletteOf();

const menu: readonly MenuEntry[] = [
  { label: 'Goals', path: '/v3/goals', icon: IconTarget, keys: 'g g' },
  { label: 'Strategy', path: '/v3/strategy', icon: IconTarget, keys: 'g s', useShown: () => false },
];

const hour = 3_600_000;

it('updates the week, or ends with the session, when a page left open becomes visible again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const session = buildSession();
  const week = session.Period.WeekId + 1;
  const renew = vi.fn(() => ({ ...session, Period: { ...session.Period, WeekId: week } }));
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => (
          <AppShell menu={[]} palette={palette} brand="Northwind" headerAside={<ThisWeek />} />
        ),
      }),
    ],
    { place: '/v3/home', session, answers: { restoreSession: renew } },
  );
  await screen.findByText(`week ${session.Period.WeekId}`);
  window.dispatchEvent(new Event('focus'));
  expect(renew).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + hour);
  window.dispatchEvent(new Event('focus'));
  await screen.findByText(`week ${week}`);
  expect(renew).toHaveBeenCalledOnce();

  // A reply that arrives after a sign-out signs nobody in again.
  vi.setSystemTime(Date.now() + hour);
  renew.mockImplementationOnce(() => {
    forgetSession();
    return session;
  });
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  expect(sessionState().status).toBe('signed-out');
});

function ThisWeek() {
  return <>week {useSession().Period.WeekId}</>;
}

it('shows in menu and palette only places that this person has', async () => {
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={menu} palette={palette} brand="Northwind" />,
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

it('on a phone the bar has five places, and "More" opens the other entries', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const many = ['Dashboard', 'Goals', 'Predictions', 'Organization', 'Strategy', 'Help'].map(
    (label, place): MenuEntry => ({
      label,
      path:
        (
          [
            '/v3/home',
            '/v3/goals',
            '/v3/predictions',
            '/v3/organization',
            '/v3/strategy',
            '/v3/help',
          ] as const
        )[place] ?? '/v3/home',
      icon: IconTarget,
      keys: `g ${place}`,
    }),
  );
  const { screen, path } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={many} palette={palette} brand="Northwind" />,
      }),
      createRoute({ getParentRoute: () => root, path: '/v3/help', component: () => <p>Help</p> }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const names = () => nav.getAllByRole('link').map((link) => link.textContent);
  expect(names()).toEqual(['Dashboard', 'Goals', 'Predictions', 'Organization']);
  fireEvent.click(nav.getByRole('button', { name: 'More' }));
  const more = within(await screen.findByRole('list', { name: 'More' }));
  fireEvent.click(more.getByText('Help'));
  await vi.waitFor(() => expect(path()).toBe('/v3/help'));
});

it('marks the entry of the page, and of a page that belongs to it', async () => {
  const entries: readonly MenuEntry[] = [
    { label: 'Goals', path: '/v3/goals', icon: IconTarget, keys: 'g g' },
    {
      label: 'Organization',
      path: '/v3/organization',
      also: ['/v3/profile'],
      icon: IconTarget,
      keys: 'g o',
    },
  ];
  for (const [place, marked] of [
    ['/v3/organization', ['Organization']],
    ['/v3/profile/7', ['Organization']],
    ['/v3/profiles', []],
  ] as const) {
    const { screen } = renderPages(
      (root) => [
        createRoute({
          getParentRoute: () => root,
          path: '$',
          component: () => <AppShell menu={entries} palette={palette} brand="Northwind" />,
        }),
      ],
      { place, session: buildSession(), answers: {} },
    );
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link');
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      marked,
    );
    cleanup();
  }
});
