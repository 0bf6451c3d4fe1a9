import { ProblemError, takenAwayCode } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '../render-pages.fixture.tsx';
import * as files from '../save-file.ts';
import { forgetSession } from '../session-store.ts';
import { startExport } from './export-queue.ts';
import { ExportAnnouncer, ExportTray } from './export-tray.tsx';

afterEach(() => {
  act(forgetSession);
  cleanup();
});

const file = { blob: new Blob(['x'.repeat(2400)]), name: 'bellwether-people-all-2026-11-18.xlsx' };

/** A file that a test makes when it wants. */
function promised(title: string, onMade?: () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<typeof file>();
  const asked: AbortSignal[] = [];
  const run = (signal: AbortSignal) => {
    asked.push(signal);
    return promise;
  };
  const start = () => act(() => startExport({ title, detail: 'Excel', run, ...(onMade ? { onMade } : {}) }));
  return {
    asked,
    start,
    make: () => act(async () => resolve(file)),
    fail: (error: Error) => act(async () => reject(error)),
  };
}

async function tray() {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  saved.mockClear();
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => (
          <>
            <h1>Home</h1>
            <ExportAnnouncer />
            <ExportTray />
          </>
        ),
      }),
    ],
    { place: '/v3/home', session: buildSession(), answers: {} },
  );
  await screen.findByRole('heading', { name: 'Home' });
  return { screen, saved };
}

it('two exports run, the third waits for its turn, and a made file can be downloaded again', async () => {
  const { screen, saved } = await tray();
  const onMade = vi.fn();
  const [one, two, three] = [promised('One', onMade), promised('Two'), promised('Three')];
  for (const each of [one, two, three]) each.start();
  await screen.findByRole('region', { name: 'Exports' });
  expect([one, two, three].map(({ asked }) => asked.length)).toEqual([1, 1, 0]);
  expect(screen.getByText('Waits for its turn: two are made at a time.')).toBeTruthy();
  expect(screen.getByText('Three waits for its turn.')).toBeTruthy();
  await one.make();
  expect(onMade).toHaveBeenCalledOnce();
  expect(saved).toHaveBeenCalledWith(file);
  await waitFor(() => expect(three.asked).toHaveLength(1));
  expect(screen.getByText(`${file.name} · 2 kB`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download again: One' }));
  expect(saved).toHaveBeenCalledTimes(2);
});

it('Cancel aborts the request and starts the next one', async () => {
  const { screen, saved } = await tray();
  const [one, two, three] = [promised('One'), promised('Two'), promised('Three')];
  for (const each of [one, two, three]) each.start();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel: One' }));
  expect(one.asked[0]?.aborted).toBe(true);
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.getByText('One has been canceled. Three is being made.')).toBeTruthy();
  expect(three.asked).toHaveLength(1);
  await one.make();
  expect(saved).not.toHaveBeenCalled();
});

it('a failure says its reason, offers the choices and can be tried again', async () => {
  const { screen, saved } = await tray();
  let isRefused = true;
  const run = async () => {
    if (isRefused) throw new ProblemError({ status: 429, detail: 'Two of your downloads run already.' });
    return file;
  };
  const place = { to: '/v3/reports', search: { open: 'report-people' } };
  act(() => startExport({ title: 'One', detail: 'PDF', run, place }));
  await screen.findByText('Two of your downloads run already.');
  const change = screen.getByRole('link', { name: 'Change the choices' });
  expect(change.getAttribute('href')).toBe('/v3/reports?open=report-people');
  isRefused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again: One' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(file));
});

it('an export whose right is gone says so and offers no other try', async () => {
  const { screen } = await tray();
  const one = promised('One');
  one.start();
  await one.fail(new ProblemError({ status: 409, code: takenAwayCode, detail: 'Your rights changed.' }));
  await screen.findByText('Your rights changed.');
  expect(screen.queryByRole('button', { name: 'Try again: One' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: One' })).toBeTruthy();
});

it('the exports end with the session', async () => {
  const { screen, saved } = await tray();
  const one = promised('One');
  one.start();
  await screen.findByRole('region', { name: 'Exports' });
  act(forgetSession);
  expect(one.asked[0]?.aborted).toBe(true);
  expect(screen.queryByRole('region', { name: 'Exports' })).toBeNull();
  await one.make();
  expect(saved).not.toHaveBeenCalled();
});
