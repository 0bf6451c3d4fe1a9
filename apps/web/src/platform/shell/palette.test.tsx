import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, type RenderResult, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { IconTarget } from '#ui/marks/icons.ts';
import { queryClient } from '../query-client.ts';
import { renderPages } from '../render-pages.fixture.tsx';
import { AppShell } from './app-shell.tsx';
import type { PaletteSource } from './menu-entry.ts';
import { paletteOf } from './palette.fixture.tsx';

afterEach(cleanup);

const source: PaletteSource = {
  group: 'Goals',
  icon: IconTarget,
  find: async () => [
    { id: '1', label: 'Publish the docking benchmark', place: '/v3/goals/1' },
    { id: '2', label: 'Move docking', place: '/v3/goals/2' },
  ],
};

/** Returns the palette's own field, which replaces the one that takes the letters typed before. */
async function paletteField(screen: RenderResult) {
  const palette = within(await screen.findByRole('dialog', { name: 'Find goals, people and actions' }));
  return palette.findByRole('textbox');
}

/** Opens the palette on a page; the goals are pages of their own. */
async function openPalette(found = source) {
  const palette = paletteOf({ sources: [found] });
  const shown = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={[]} palette={palette} brand="Northwind" />,
      }),
      createRoute({ getParentRoute: () => root, path: '/v3/goals/$goalId', component: () => 'A goal' }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  await shown.screen.findByRole('banner');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return { ...shown, field: await paletteField(shown.screen) };
}

it('opens the first result on Enter', async () => {
  const { screen, path, field } = await openPalette();
  fireEvent.change(field, { target: { value: 'dock' } });
  await screen.findByText('Move docking');
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await screen.findByText('A goal');
  expect(path()).toBe('/v3/goals/1');
});

it('never opens a result that does not fit what was typed since', async () => {
  const { screen, path, field } = await openPalette();
  fireEvent.change(field, { target: { value: 'dock' } });
  await screen.findByText('Publish the docking benchmark');
  fireEvent.change(field, { target: { value: 'move dock' } });
  expect(screen.queryByText('Publish the docking benchmark')).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await screen.findByText('A goal');
  expect(path()).toBe('/v3/goals/2');
});

it('keeps the person’s choice when an answer changes nothing', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<[]>();
  const find = vi.fn(() => answer);
  const { screen, field } = await openPalette({ ...source, find });
  const chosen = () => document.querySelector('[data-action][data-selected]')?.textContent;
  fireEvent.change(field, { target: { value: 'colour' } });
  await screen.findByText('Dark colours');
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  const first = chosen();
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
  const second = chosen();
  expect(second).not.toBe(first);
  resolve([]);
  await new Promise((done) => setTimeout(done, 100));
  expect(chosen()).toBe(second);
});

it('shows Try again if the search failed', async () => {
  const find = vi.fn(() => Promise.reject(new ProblemError({ status: 503, detail: 'Not ready.' })));
  const failing = paletteOf({ sources: [{ group: 'Goals', icon: IconTarget, find }] });
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => <AppShell menu={[]} palette={failing} brand="Northwind" />,
      }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  await screen.findByRole('banner');
  const options = queryClient.getDefaultOptions();
  onTestFinished(() => queryClient.setDefaultOptions(options));
  queryClient.setDefaultOptions({ queries: { retry: false } });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await paletteField(screen);
  fireEvent.change(field, { target: { value: 'dock' } });
  await screen.findByText('The search failed.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
});
