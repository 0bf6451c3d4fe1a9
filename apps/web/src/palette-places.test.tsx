import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { AppShell } from '#platform/shell/app-shell.tsx';
import { paletteOf } from '#platform/shell/palette.fixture.tsx';
import { placesOffer } from './palette-places.ts';

afterEach(cleanup);

it('the palette finds pages and settings by their names and by other words', async () => {
  const palette = paletteOf(placesOffer);
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={[]} palette={palette} brand="Northwind" />,
      }),
    ],
    { place: '/v3/home', session: buildSession({ RoleName: 'ceo', ParentId: 0 }), answers: {} },
  );
  await screen.findByRole('banner');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const found = within(await screen.findByRole('dialog', { name: 'Find goals, people and actions' }));
  const field = await found.findByRole('textbox');
  for (const [typed, entry] of [
    ['settings', 'Settings'],
    ['password', 'Change password'],
    ['appraisal', 'Talent Matrix'],
    ['theme', 'Goal theme'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect(await found.findByRole('button', { name: entry })).toBeTruthy();
  }
});
