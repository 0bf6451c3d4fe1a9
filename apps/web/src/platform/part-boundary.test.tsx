import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PartBoundary } from './part-boundary.tsx';

const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  reload.mockReset();
});

function renderPart(error: Error) {
  const Part = lazy(() => Promise.reject(error));
  render(
    <>
      <p>The page</p>
      <PartBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </PartBoundary>
    </>,
  );
}

it('replaces only its own part, and reloads once the server answers', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  renderPart(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  await screen.findByText('The server cannot be reached. Check your connection and try again.');
  expect(screen.getByText('The page')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  // A reload without a server would leave an empty page.
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response('ok'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('shows that something went wrong if the part itself threw', async () => {
  renderPart(new Error('x is undefined'));
  await screen.findByText('Something went wrong!!');
});
